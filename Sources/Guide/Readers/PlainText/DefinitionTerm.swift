import SourceText

/// `doorKey : string`, and what it means in the lines that stand under it: an entry of a list of definitions in reStructuredText.
enum DefinitionTerm {
    static func stands(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ dialect: TextDialect) -> Bool {
        guard dialect == .reStructuredText, index + 1 < lines.count, !lines[index + 1].isBlank,
            lines[index + 1].indentation > lines[index].indentation, index == 0 || isOpen(lines, above: index)
        else { return false }
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        let name = bytes.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
        guard let first = name.first, first.isASCIILetter || first == UInt8(ascii: "_"), bytes.count < 200 else { return false }
        let rest = bytes.dropFirst(name.count).drop(while: \.isASCIIBlank)
        return rest.starts(with: ": ".utf8) && rest.count > 2
    }

    /// A blank line, or what the entry above means.
    private static func isOpen(_ lines: [TextLine], above index: Int) -> Bool {
        lines[index - 1].isBlank || lines[index - 1].indentation > lines[index].indentation
    }
}
