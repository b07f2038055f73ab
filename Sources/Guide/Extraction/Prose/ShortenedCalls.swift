extension Extraction {
    /// `openWithKey:force:` of `open`: a sentence has a call's name up to the word that introduces what the call is handed, and samples call one
    /// such. Objective-C says it as it is declared.
    static func call(shortenedTo name: String, in calls: [String: [String]]) -> String? {
        let found = calls.keys.filter { base in
            base.hasPrefix(name)
                && prepositions.contains { word in
                    base.dropFirst(name.count).hasPrefix(word) && base.dropFirst(name.count + word.count).first?.isUppercase == true
                }
        }
        guard found.count == 1, let base = found.first, let shown = calls[base] else { return nil }
        let selectors = shown.filter { !$0.has("(") }
        return selectors.count == 1 ? selectors[0] : shown.count == 1 ? shown[0] : nil
    }

    private static let prepositions = ["With", "For", "From", "By", "In", "To", "On", "At", "Using"]
}
