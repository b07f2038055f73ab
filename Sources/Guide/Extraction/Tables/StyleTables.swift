import SourceText

/// Tables of CSS: what a page's style calls its parts is no name of an API.
enum StyleTable {
    /// Whether a column has nothing but `.door`, `.door-open` and `#door`, and some with the dash that no case of Swift has.
    static func lists(_ rows: ArraySlice<Table.Row>) -> Bool {
        let width = rows.first?.cells.count ?? 0
        return (0..<width).contains { column in
            let texts = rows.compactMap {
                column < $0.cells.count ? $0.cells[column].text.characters.filter { $0 != "`" }.trimmingBlanks() : nil
            }
            let names = texts.filter { !$0.isEmpty }
            return names.count > 1 && names.allSatisfy(isSelector) && names.contains { $0.has("-") }
        }
    }

    private static func isSelector(_ text: String) -> Bool {
        guard let first = text.utf8.first, first == 0x2E || first == 0x23, text.utf8.count > 1 else { return false }
        return text.utf8.dropFirst().allSatisfy { NameShape.isIdentifierPart($0) || ".#-: >".utf8.contains($0) }
            && text.utf8.dropFirst().contains { $0 >= 0x61 }
    }
}
