import SourceText

/// "Variables" over `extern NSString *const` and `kDoorDomain`: the constants of a header, as Doxygen lists them on its page.
extension Extraction {
    mutating func readVariableTable(_ table: Table) -> Bool {
        guard table.header.isEmpty, let title = table.rows.first?.cells, title.count == 2, title[0].span == title[1].span,
            Self.variables.meaning(of: title[0].text.characters.trimmingBlanks()) == true
        else { return false }
        let rows = table.rows.dropFirst().filter { $0.cells.count == 2 && $0.cells[0].span != $0.cells[1].span }
        guard rows.contains(where: { Self.typeOfConstant($0) != nil }) else { return false }
        for row in rows {
            let passage = Passage(row.cells[1].text)
            guard let type = Self.typeOfConstant(row), let line = passage.lines.first else {
                unread.append(.init(.row, span: row.span, reason: "a variable that is no constant"))
                continue
            }
            let name = Span(line.start, passage.identifierEnd(from: line.start))
            guard !name.isEmpty else { continue }
            var fact = Fact(.constant, passage.string(name), source: .table, span: passage.file(name))
            fact.type = type
            add(fact)
        }
        return true
    }

    /// `NSString *` of `FOUNDATION_EXPORT NSString *const`; what nobody says to be constant may change.
    private static func typeOfConstant(_ row: Table.Row) -> String? {
        let words = row.cells[0].text.characters.replacing("*", with: " * ").split(whereSeparator: \.isWhitespace)
        guard words.contains("const") else { return nil }
        let type = words.filter { word in
            !["const", "extern", "static"].contains(word) && !(word.hasSuffix("EXPORT") || word.hasSuffix("EXTERN"))
        }
        return type.isEmpty ? nil : type.joined(separator: " ")
    }

    private static let variables = PhraseTable<Bool>([
        WordRow(true, en: "variables", ko: "변수", ja: "変数", zh: "变量 變數", de: "variablen", romance: "variabili variables variaveis")
    ])
}
