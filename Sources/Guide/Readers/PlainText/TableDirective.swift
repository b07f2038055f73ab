import SourceText

/// The head of a table that a directive of reStructuredText makes, `.. list-table:: Doors`, with its options: what stands below it, set in, are
/// the rows.
struct TableDirective {
    let caption: Span
    /// The lines of the rows.
    let body: Range<Int>
    private let options: [(name: String, value: Span)]

    init?(
        _ name: String, _ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect
    ) {
        let head = lines[start].content
        let opening = ".. \(name)::"
        guard dialect == .reStructuredText, source[head.start..<head.end].starts(with: opening.utf8) else { return nil }
        caption = Span(head.start + opening.utf8.count, head.end).trimmed(source)
        var index = start + 1
        var options: [(name: String, value: Span)] = []
        while index < lines.count, lines[index].indentation > lines[start].indentation, let option = Self.option(lines[index], source) {
            options.append(option)
            index += 1
        }
        let first = index
        while index < lines.count, index - start < Self.longest, lines[index].isBlank || lines[index].indentation > lines[start].indentation
        {
            index += 1
        }
        while index > first, lines[index - 1].isBlank { index -= 1 }
        guard index > first else { return nil }
        (self.options, body) = (options, first..<index)
    }

    /// Tables of guides are smaller by far.
    private static let longest = 2_000

    /// `:header-rows: 1`
    private static func option(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> (name: String, value: Span)? {
        guard !line.isBlank, source[line.content.start] == UInt8(ascii: ":"),
            let colon = source[(line.content.start + 1)..<line.content.end].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let name = String(decoding: source[(line.content.start + 1)..<colon], as: UTF8.self)
        return (name, Span(colon + 1, line.content.end).trimmed(source))
    }

    func option(_ name: String) -> Span? { options.first { $0.name == name }?.value }

    func table(_ rows: [[Table.Cell]], header: [Table.Cell]? = nil, _ source: UnsafeBufferPointer<UInt8>) -> Table {
        let isFirst = option("header-rows").map { source[$0.start..<$0.end].first != UInt8(ascii: "0") } ?? false
        let body = rows.dropFirst(header == nil && isFirst ? 1 : 0)
        var builder = TextBuilder()
        builder.append(source, caption)
        return Table(
            header: header ?? (isFirst ? rows.first ?? [] : []), rows: body.map { Table.Row(cells: $0) },
            caption: caption.isEmpty ? nil : builder.take())
    }
}
