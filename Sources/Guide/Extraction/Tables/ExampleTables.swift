import Declarations
import SourceText

/// What one statement in a cell is about: `[Door.shared openWithKey:key];`, `Door.isLocked = true`.
struct ShownMember {
    var fact: Fact
    private static let longest = 1000

    /// Nil unless the whole cell is one expression that begins with a type of the API; a note in brackets may follow it.
    init?(_ passage: Passage, isOfAPI: (String) -> Bool) {
        guard passage.lines.count == 1, let line = passage.lines.first, line.end - line.start < Self.longest else { return nil }
        var bytes = passage.bytes
        for index in bytes.indices where bytes[index] == 0x60 { bytes[index] = 0x20 }
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let opening = bytes[start...].first else { return nil }
        let isMessage = opening == 0x5B
        let uses = isMessage ? ObjectiveCUses.uses(in: bytes) : SwiftUses.uses(in: bytes)
        let chain = uses.filter { $0.span.start == start && [.call, .read, .write].contains($0.kind) }
        guard let use = chain.max(by: { $0.span.end < $1.span.end }), let receiver = use.receiver else { return nil }
        guard let root = receiver.type?.split(separator: ".").first.map(String.init), NameShape.looksLikeType(root), isOfAPI(root) else {
            return nil
        }
        guard Self.endsStatement(bytes[use.span.end...], isSet: use.kind == .write) else { return nil }
        let kind: Fact.Kind = use.kind == .call ? .method : .property
        fact = Fact(kind, use.name, owner: root, source: .table, span: passage.file(use.nameSpan))
        fact.isStatic = receiver.isType ? true : nil
        fact.detail.language = use.language
    }

    /// Nothing but a semicolon, what is assigned, or a note stands behind the expression.
    private static func endsStatement(_ rest: ArraySlice<UInt8>, isSet: Bool) -> Bool {
        guard let next = rest.first(where: { $0 > 0x20 }) else { return true }
        return next == 0x3B || next == 0x28 || next == 0x3D || next == 0x7B || isSet
    }
}

extension Extraction {
    /// A table that tells in words what can be done, and shows in a column of its own how: each row's example names the member.
    mutating func readExampleTable(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        guard rows.count > 1, let titled = header.firstIndex(where: Self.isOfMembers), let column = exampleColumn(rows, titled) else {
            return false
        }
        var stated: Set<String> = []
        for row in rows {
            let before = facts.count
            if column < row.cells.count, let member = ShownMember(Passage(row.cells[column].text), isOfAPI: survey.isOfAPI),
                stated.insert("\(member.fact.owner ?? "").\(member.fact.name)").inserted
            {
                add(member.fact)
            }
            for cell in row.cells { readCell(Passage(cell.text)) }
            if facts.count == before { unread.append(.init(.row, span: row.span, reason: "row in words only")) }
        }
        return true
    }

    /// "API name", "機能", "Method": the rows are about members, or whatever can be done.
    private static func isOfMembers(_ cell: Table.Cell) -> Bool {
        switch HeaderReading.of(cell.text.characters)?.role {
        case .name(.method), .name(.property), .anyName, .httpMethod: true
        default: false
        }
    }

    /// The column whose cells are statements, beside titles that are words.
    private func exampleColumn(_ rows: ArraySlice<Table.Row>, _ titled: Int) -> Int? {
        let sample = rows.prefix(20)
        let named = sample.count { row in
            titled < row.cells.count && !NameShape.names(in: Passage(row.cells[titled].text)).isEmpty
        }
        guard named * 4 <= sample.count else { return nil }
        let width = sample.map(\.cells.count).max() ?? 0
        return (titled + 1..<max(titled + 1, width)).first { column in
            let shown = sample.count { row in
                column < row.cells.count && ShownMember(Passage(row.cells[column].text), isOfAPI: survey.isOfAPI) != nil
            }
            return shown * 2 > sample.count
        }
    }
}
