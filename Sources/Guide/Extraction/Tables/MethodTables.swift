import Declarations
import SourceText

extension Extraction {
    /// A table about one method, part by part: "Syntax" with its declaration, "Parameters" with their names and meanings.
    ///
    /// In Markdown the first line has become the header.
    mutating func readMethodTable(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        var lines = rows.map { (cells: $0.cells, span: $0.span) }
        if let first = header.first { lines.insert((header, first.span), at: 0) }
        guard lines.count > 1, lines.allSatisfy({ $0.cells.count == 2 }) else { return false }
        let titles = lines.map { SectionTitle($0.cells[0].text.characters) }
        guard titles.count(where: \.isPart) > 1,
            let index = lines.firstIndex(where: { Self.declares(Passage($0.cells[1].text)) }), titles[index].isPart
        else { return false }
        readProse(Passage(lines[index].cells[1].text))
        for (place, line) in lines.enumerated() where place != index {
            let before = facts.count
            // A cell without a title goes on with the one above it.
            if titles[place].isPart { context.introduce(line.cells[0].text.characters, names: []) }
            let passage = Passage(line.cells[1].text)
            // Declared one behind the other, each with its meaning.
            if titles[place].topics == [.parameters], passage.lines.count == 1, listsAllParameters(passage) {
                readRest(passage, from: readOwnParameters(passage))
            } else {
                readProse(passage, except: readDefinitions(passage))
            }
            if facts.count == before { unread.append(.init(.row, span: line.span, reason: "row about a method, in words only")) }
        }
        return true
    }

    /// One method in full, and nothing else.
    private static func declares(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first, "-+".utf8.contains(passage.bytes[line.start]) || passage.text.characters.has("func ") else {
            return false
        }
        let declarations =
            passage.text.characters.has("func ")
            ? SwiftParser.declarations(in: passage.bytes, context: .prose) : ObjectiveCParser.declarations(in: passage.bytes)
        guard declarations.count == 1, case .method = declarations[0].kind else { return false }
        return true
    }
}
