import SourceText

/// `title: Door` of the lines that open a page: what its site sets as the title above the page, which then has no heading of its own.
enum FrontMatterTitle {
    static func heading(_ source: UnsafeBufferPointer<UInt8>, _ matter: Span) -> Block? {
        for line in ByteLines(source, matter) where source[line.start..<line.end].starts(with: "title:".utf8) {
            var value = Span(line.start + 6, line.end).trimmed(source)
            if value.length > 1, let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { source[value.start] == $0 }),
                source[value.end - 1] == quote
            {
                value = Span(value.start + 1, value.end - 1)
            }
            var builder = TextBuilder()
            builder.append(source, value)
            return builder.isEmpty ? nil : Block(.heading(level: 1, builder.take()), span: value)
        }
        return nil
    }
}
