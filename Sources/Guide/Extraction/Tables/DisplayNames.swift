import SourceText

extension ColumnReading {
    /// "Display name" over "Bright" and "Not so bright", and `LAMP_BRIGHT`, `LAMP_DIM` beside them: what the API calls them are the names.
    mutating func nameSymbolsBesideWords() {
        guard let shown = roles.firstIndex(of: .anyName), !roles.contains(.code), !roles.contains(.type), isOfWords(shown) else { return }
        let symbols = roles.indices.filter { column in
            let texts = shapes[column].texts.map { $0.filter { $0 != "`" && !$0.isWhitespace } }
            let isOpen = roles[column] == nil || roles[column] == .value || roles[column] == .meaning
            return isOpen && texts.count > 1 && texts.count == shapes[shown].texts.count && texts.allSatisfy(Self.isConstant)
        }
        guard symbols.count == 1, let column = symbols.first else { return }
        (roles[column], roles[shown]) = (.name(.constant), .meaning)
        evidence[column].add(6, for: .name(.constant), "constants in every cell, beside words for what they are")
    }

    /// Some cells are several words, and none could be nothing but a name.
    private func isOfWords(_ column: Int) -> Bool {
        let texts = shapes[column].texts.map { $0.trimmingBlanks() }
        return texts.contains { $0.has(" ") || $0.utf8.contains { $0 >= 0x80 } }
            && !texts.contains { $0.has("`") || NameShape.looksLikeCode($0) }
    }

    private static func isConstant(_ text: String) -> Bool {
        NameShape.isSymbol(text) && (text.has("_") || text.utf8.first == 0x6B || text.utf8.contains { $0 >= 0x61 }) && !text.has(".")
    }
}
