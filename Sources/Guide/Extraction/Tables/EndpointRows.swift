import SourceText

extension Extraction {
    /// A row that gives method and address is an endpoint, and what follows is about it. `GET / POST` are two.
    mutating func readEndpoint(_ row: Table.Row, _ shape: TableShape) -> Bool {
        guard let addressIndex = shape.index(.address), addressIndex < row.cells.count else { return false }
        let cellPassage = Passage(row.cells[addressIndex].text)
        guard let line = cellPassage.lines.first else { return false }
        let words = Self.addressWords(cellPassage.string(line))
        let given = cell(.httpMethod, row, shape).flatMap(HTTPMethod.list)
        guard let path = words.first(where: { $0.has("/") }) ?? (given == nil ? nil : Self.lonePath(words)) else { return false }
        let inline = words.first.flatMap(HTTPMethod.of).map { [$0] }
        guard let methods = given ?? inline else { return false }
        for method in methods { addEndpoint(method: method, address: path, span: cellPassage.file(line), source: .table) }
        return true
    }

    /// The words of a cell; what braces hold belongs to one: `doors/{id or name}`.
    private static func addressWords(_ line: String) -> [String] {
        var words = [""]
        var depth = 0
        for character in line where character != "`" {
            if character == "{" { depth += 1 }
            if character == "}" { depth = max(0, depth - 1) }
            if character.isWhitespace, depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }
    }

    /// `doors`, `doors?{query}`: the whole address, where the methods stand in a column of their own.
    private static func lonePath(_ words: [String]) -> String? {
        guard words.count == 1, let word = words.first, let first = word.utf8.first, first >= 0x61, first <= 0x7A else { return nil }
        let path = word.prefix { $0 != "?" }
        return path.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x2D }) ? word : nil
    }
}
