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

    /// Behind the lines that say what `doorKey` or `doorKey (default: 1)` means, a small name and nothing else; nil where none stands.
    static func end(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ dialect: TextDialect) -> Int? {
        guard dialect == .reStructuredText, index + 1 < lines.count, index == 0 || isOpen(lines, above: index) else { return nil }
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        let name = bytes.prefix(while: \.isIdentifierByte)
        let rest = bytes.dropFirst(name.count)
        guard name.count > 1, name.first?.isASCIILowercase == true, bytes.count < 100,
            rest.isEmpty || rest.starts(with: " (".utf8) && rest.last == UInt8(ascii: ")")
        else { return nil }
        var end = index + 1
        while end < lines.count, end - index < longest, !lines[end].isBlank, lines[end].indentation > lines[index].indentation { end += 1 }
        return end > index + 1 && isWords(source[lines[index + 1].content.start..<lines[end - 1].content.end]) ? end : nil
    }

    /// The most lines of one meaning.
    private static let longest = 60

    /// What could be a sentence, and no code or another list.
    private static func isWords(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first, first.isASCIILetter || first >= 0x80 || first == 0x60 else { return false }
        return !text.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") } && text.contains { $0 == 0x20 || $0 >= 0x80 }
    }

    /// A blank line, or what the entry above means.
    private static func isOpen(_ lines: [TextLine], above index: Int) -> Bool {
        lines[index - 1].isBlank || lines[index - 1].indentation > lines[index].indentation
    }
}
