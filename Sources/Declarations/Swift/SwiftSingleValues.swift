/// What a value is coded as where it is no object of JSON: `init(from decoder: Decoder) throws { id = try decoder.singleValueContainer()… }`.
extension TokenCursor {
    /// `String` of a body that begins here and reads one text; nil of one that reads another thing, or looks for several.
    var singleValue: String? {
        guard isPunctuation("{"), let end = partner else { return nil }
        var types: Set<String> = []
        var isSingle = false
        for index in self.index + 1..<end {
            let place = TokenCursor(stream: stream, index: index)
            guard let word = place.word() else { continue }
            if word == "singleValueContainer" { isSingle = true }
            if ["container", "unkeyedContainer"].contains(word), place.isPunctuation(".", at: -1), place.isPunctuation("(", at: 1) {
                return nil
            }
            guard place.isPunctuation("(", at: 1) else { continue }
            if word == "decode" { types.insert(place.isPunctuation(".", at: 3) ? place.word(at: 2) ?? "" : "") }
            // `try String(from: decoder)`
            if Self.raw.contains(word), place.isWord("from", at: 2), place.isPunctuation(":", at: 3) { types.insert(word) }
        }
        return types.count == 1 && (isSingle || types.isSubset(of: Self.raw)) ? types.first : nil
    }

    private static let raw: Set<String> = ["String", "Int", "Int64", "Int32", "UInt", "UInt64", "UInt32"]
}
