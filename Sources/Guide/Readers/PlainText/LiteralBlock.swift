import SourceText

/// `::` of reStructuredText, alone or behind the words of a line: what is indented below it is code.
struct LiteralBlock {
    var blocks: [Block] = []
    /// The line behind the code.
    let end: Int

    private static let languages: Set<String> = ["objc", "objective-c", "objectivec", "swift"]

    init?(
        _ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect, language: String?
    ) {
        let line = lines[start]
        let content = source[line.content.start..<line.content.end]
        guard dialect == .reStructuredText, content.suffix(2).elementsEqual("::".utf8), !content.starts(with: "..".utf8) else { return nil }
        // A list's mark is no part of its words, and stays with the list's reader.
        if case .item = line.shape { return nil }
        var first = start + 1
        while first < lines.count, lines[first].isBlank { first += 1 }
        var last = first
        while last < lines.count, lines[last].isBlank || lines[last].indentation > line.indentation { last += 1 }
        while last > first, lines[last - 1].isBlank { last -= 1 }
        guard first > start + 1, last > first else { return nil }
        end = last
        let words = Span(line.content.start, line.content.end - 1)
        if words.length > 1 {
            var builder = TextBuilder()
            builder.append(source, words, in: dialect)
            blocks.append(Block(.paragraph(builder.take()), span: line.content))
        }
        var builder = TextBuilder(.kept)
        let code = Span(lines[first].span.start, lines[last - 1].span.end)
        builder.append(source, code)
        let span = words.length > 1 ? code : Span(line.content.start, code.end)
        // "xml" may have been forgotten further up: only the languages of an API are better than what the code looks like.
        let told = language.flatMap { Self.languages.contains($0) ? $0 : nil }
        blocks.append(Block(.code(builder.take(), language: told), span: span))
    }

    /// `objc` of `.. highlight:: objc`: what literal blocks are written in from here on.
    static func highlight(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) -> String? {
        let directive = ".. highlight::"
        guard dialect == .reStructuredText, !line.isBlank, source[line.content.start] == 0x2E,
            source[line.content.start..<line.content.end].starts(with: directive.utf8)
        else { return nil }
        let name = String(decoding: source[(line.content.start + directive.utf8.count)..<line.content.end], as: UTF8.self)
        return name.filter { !$0.isWhitespace }.lowercased()
    }
}
