import SourceText

/// `:key: which door`, `:param NSString key: which door`: a field of reStructuredText, which says of a name what it means.
struct FieldLine {
    /// The length of what stands before the name.
    let mark: Int
    /// The field says that the name is a parameter.
    let isParameter: Bool

    private static let openings: Set<String> = [
        "param", "parameter", "arg", "argument", "key", "keyword", "query", "queryparam", "form", "formparam", "jsonparam", "json", "<json",
        ">json", "<jsonarr", ">jsonarr",
    ]
    /// About no name.
    private static let others: Set<String> = [
        "return", "returns", "rtype", "raise", "raises", "throws", "synopsis", "deprecated", "noindex",
    ]

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ dialect: TextDialect) {
        guard dialect == .reStructuredText, let mark = Self.mark(source, lines[index].content),
            !Self.isOption(lines, source, at: index, dialect)
        else { return nil }
        self.mark = mark
        let word = source[lines[index].content.start..<lines[index].content.end].dropFirst().prefix { $0 != 0x20 && $0 != 0x3A }
        isParameter = ["param", "parameter", "arg", "argument"].contains(String(decoding: word, as: UTF8.self))
    }

    private static func mark(_ source: UnsafeBufferPointer<UInt8>, _ content: Span) -> Int? {
        guard content.length > 3, source[content.start] == 0x3A else { return nil }
        let name = Span(content.start + 1, content.end)
        // What the field says may begin on the next line.
        guard let colon = source[name.start..<name.end].firstIndex(of: 0x3A), colon + 1 >= content.end || source[colon + 1] == 0x20 else {
            return nil
        }
        let words = String(decoding: source[name.start..<colon], as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard let last = words.last, last.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x2E }), !last.isEmpty else {
            return nil
        }
        if words.count == 1 { return others.contains(String(last)) || colon + 1 >= content.end ? nil : 1 }
        return openings.contains(String(words[0])) ? colon - last.utf8.count - content.start : nil
    }

    /// A directive has few; a longer list is one of fields.
    private static let mostOptions = 12

    /// `:width: 100` below a directive, `.. image:: door.png`.
    private static func isOption(
        _ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ dialect: TextDialect
    ) -> Bool {
        var above = index - 1
        while above >= 0, above > index - mostOptions, !lines[above].isBlank, source[lines[above].content.start] == 0x3A { above -= 1 }
        guard above >= 0, !lines[above].isBlank, EndpointDirective(lines[above], source, dialect) == nil else { return false }
        let content = lines[above].content
        return source[content.start..<content.end].starts(with: ".. ".utf8)
    }
}
