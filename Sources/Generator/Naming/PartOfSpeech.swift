/// What a word is in an English API name, as far as shortening names asks.
package enum PartOfSpeech: Sendable {
    case preposition, verb, gerund, unknown

    package init(_ word: String) {
        let lower = word.lowercased()
        if Self.prepositions.contains(lower) {
            self = .preposition
        } else if EnglishVerbs.all.contains(lower) {
            self = .verb
        } else if Self.isGerund(lower) {
            self = .gerund
        } else if Self.isPrefixedVerb(lower) {
            self = .verb
        } else {
            self = .unknown
        }
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
        "with",
        "within",
    ]

    /// `loading` of `load`, `writing` of `write`, `running` of `run`.
    private static func isGerund(_ word: String) -> Bool {
        guard word.hasSuffix("ing"), word.count > 4 else { return false }
        let stem = String(word.dropLast(3))
        if PartOfSpeech(stem) == .verb { return true }
        if !stem.hasSuffix("e"), PartOfSpeech(stem + "e") == .verb { return true }
        let isDoubled = stem.last == stem.dropLast().last
        return isDoubled && PartOfSpeech(String(stem.dropLast())) == .verb
    }

    private static func isPrefixedVerb(_ word: String) -> Bool {
        for prefix in ["auto", "re", "de"] where word.hasPrefix(prefix) && word.count > prefix.count {
            if PartOfSpeech(String(word.dropFirst(prefix.count))) == .verb { return true }
        }
        return false
    }
}
