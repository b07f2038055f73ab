extension Extraction {
    /// Calls by their first words, as sentences have them: `openWithKey:force:` by `open`, up to the word that introduces what the call is
    /// handed. What begins two calls names neither.
    ///
    /// - Parameter calls: what samples call, by the base of its name.
    /// - Returns: Names as Objective-C declares them, where it has one.
    static func shortened(_ calls: [String: [String]]) -> [String: String] {
        var found: [String: String?] = [:]
        for (base, shown) in calls {
            let selectors = shown.filter { !$0.has("(") }
            let call = selectors.count == 1 ? selectors[0] : shown.count == 1 ? shown[0] : nil
            for name in names(of: base) { found.updateValue(found[name] == nil ? call : nil, forKey: name) }
        }
        return found.compactMapValues(\.self)
    }

    /// `open` and `openForGuest` of `openForGuestWithKey`.
    private static func names(of base: String) -> [String] {
        let bytes = Array(base.utf8)
        func isCapital(_ place: Int) -> Bool { bytes[place] >= 0x41 && bytes[place] <= 0x5A }
        let capitals = bytes.indices.dropFirst().filter(isCapital)
        return zip(capitals, capitals.dropFirst()).compactMap { word, next in
            prepositions.contains(String(decoding: bytes[word..<next], as: UTF8.self))
                ? String(decoding: bytes[..<word], as: UTF8.self) : nil
        }
    }

    private static let prepositions: Set<String> = ["With", "For", "From", "By", "In", "To", "On", "At", "Using"]
}
