import SourceText

/// A generator's table of members as a browser copies it: a title such as "Public Member Functions" on a line of its own, and below it in each
/// line what a member is or answers, a tab, and its name: `(void)` and `- openDoor:`.
struct MemberRows {
    var block: Block
    /// The line behind the last member.
    var end: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect) {
        guard dialect == .plain, start + 1 < lines.count, Self.isTitle(lines[start], source), lines[start + 1].hasTabInside(source) else {
            return nil
        }
        let title = lines[start].content
        let topics = SectionTitle(String(decoding: source[title.start..<title.end], as: UTF8.self)).topics
        let isMethods = topics.contains(.methods)
        guard isMethods || topics.contains(.properties) else { return nil }
        var rows: [[Span]] = []
        end = start + 1
        while let next = Self.next(lines, source, from: end, isMethods) {
            if !next.cells[0].isEmpty { rows.append(next.cells) }
            end = next.line + 1
        }
        guard !rows.isEmpty else { return nil }
        let cells = [[title, title]] + rows
        let table = Table(
            header: [], rows: cells.map { Table.Row(cells: $0.map { Table.Cell(lines: [$0], source, dialect) }) })
        block = Block(.table(table), span: Span(title.start, lines[end - 1].content.end))
    }

    private static func isTitle(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        line.indentation == 0 && (5...90).contains(line.content.length) && !line.hasTabInside(source)
    }

    /// The next line with a member, or with what the member above is for; blank lines may part them.
    private static func next(
        _ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, from start: Int, _ isMethods: Bool
    ) -> (line: Int, cells: [Span])? {
        var line = start
        while line < lines.count, line < start + 3, lines[line].isBlank { line += 1 }
        guard line < lines.count, let cells = cells(of: lines[line], source) else { return nil }
        if cells[0].isEmpty { return line == start ? (line, cells) : nil }
        return isMember(cells, source, isMethods) ? (line, cells) : nil
    }

    private static func cells(of line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> [Span]? {
        let tabs = (line.span.start..<line.span.end).filter { source[$0] == UInt8(ascii: "\t") }
        guard tabs.count == 1, let tab = tabs.first else { return nil }
        let cells = [Span(line.span.start, tab).trimmed(source), Span(tab + 1, line.span.end).trimmed(source)]
        return cells[1].isEmpty ? nil : cells
    }

    /// `(void)` and `- openDoor:`, `NSString *` and `doorKey`.
    private static func isMember(_ cells: [Span], _ source: UnsafeBufferPointer<UInt8>, _ isMethods: Bool) -> Bool {
        let type = source[cells[0].start..<cells[0].end]
        guard type.count < 80, type.allSatisfy({ $0.isIdentifierByte || " *<>(),^&:".utf8.contains($0) }) else { return false }
        var name = source[cells[1].start..<cells[1].end]
        if isMethods {
            guard let sign = name.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
            name = name.dropFirst().drop(while: \.isASCIIBlank)
        }
        guard let first = name.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
        return name.allSatisfy { $0.isIdentifierByte || isMethods && $0 == UInt8(ascii: ":") }
    }
}
