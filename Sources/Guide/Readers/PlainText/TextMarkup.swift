import SourceText

/// A heading with a line of signs under it, as long as itself, as plain text and reStructuredText have them.
struct UnderlinedHeading {
    var title: Span
    /// The sign of the line: each stands for a level, in the order in which a text first uses them.
    var sign: UInt8
    /// The line behind the signs.
    var end: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 1 < lines.count, lines[start].indentation == 0, !lines[start].isBlank,
            let sign = Self.sign(lines[start + 1], source),
            start == 0 || lines[start - 1].isBlank || Self.sign(lines[start - 1], source) != nil
        else { return nil }
        let title = lines[start].content
        guard title.length <= 120, lines[start + 1].content.length + 2 >= title.length / 2, Self.sign(lines[start], source) == nil,
            Self.isUsual(sign) || Self.isAsLong(lines[start + 1].content.length, as: title.length)
        else { return nil }
        (self.title, self.sign, end) = (title, sign, start + 2)
    }

    private static func isUsual(_ sign: UInt8) -> Bool { "=-~^\"*+#".utf8.contains(sign) }

    /// Signs that also mark listings, or leave something out, are as many as the title has letters (that may take three bytes each).
    private static func isAsLong(_ count: Int, as length: Int) -> Bool { count > 4 && count >= length / 2 && count <= length + 4 }

    /// At least three of one sign, and nothing else.
    private static func sign(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard line.content.length > 2, line.indentation == 0, let first = Optional(source[line.content.start]),
            isUsual(first) || "`':.".utf8.contains(first), source[line.content.start..<line.content.end].allSatisfy({ $0 == first })
        else { return nil }
        return first
    }
}

/// `.. code-block:: objc` of reStructuredText, with the lines that stand under it.
struct CodeDirective {
    var block: Block
    /// The line behind the code.
    var end: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard let language = Self.language(lines[start], source) else { return nil }
        var first = start + 1
        // Options such as `:linenos:`, and blank lines.
        while first < lines.count, lines[first].isBlank || source[lines[first].content.start] == UInt8(ascii: ":") { first += 1 }
        var last = first
        while last < lines.count, lines[last].isBlank || lines[last].indentation > lines[start].indentation { last += 1 }
        while last > first, lines[last - 1].isBlank { last -= 1 }
        guard last > first else { return nil }
        var builder = TextBuilder(.kept)
        builder.append(source, Span(lines[first].span.start, lines[last - 1].span.end))
        block = Block(
            .code(builder.take(), language: language.isEmpty ? nil : language),
            span: Span(lines[start].content.start, lines[last - 1].span.end))
        end = last
    }

    private static func language(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> String? {
        guard !line.isBlank, source[line.content.start] == UInt8(ascii: ".") else { return nil }
        let text = String(decoding: source[line.content.start..<line.content.end], as: UTF8.self)
        // A blank may stand before the colons.
        guard let name = [".. code-block", ".. sourcecode", ".. code"].first(where: text.hasPrefix) else { return nil }
        let rest = text.dropFirst(name.count).drop { $0 == " " }
        return rest.hasPrefix("::") ? rest.dropFirst(2).filter { !$0.isWhitespace }.lowercased() : nil
    }
}
