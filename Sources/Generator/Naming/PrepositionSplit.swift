internal import Declarations

/// Splits `purchaseWithProduct` into the base name `purchase` and the label `WithProduct`.
enum PrepositionSplit {
    static func split(_ base: String, first type: OmissionType, parameterName: String) -> (base: String, label: String)? {
        if type.isBoolean, CamelCase.lastWord(of: base) == "Animated" {
            return (String(base.dropLast("Animated".count)), "animated")
        }
        if CamelCase.firstWord(of: base) == "set" { return nil }
        if parameterName == "sender", CamelCase.lastWord(of: type.name) == "Object" { return nil }
        return splitAtPreposition(CamelCase.words(of: base), type)
    }

    private static func splitAtPreposition(_ words: [String], _ type: OmissionType) -> (base: String, label: String)? {
        guard let found = lastPreposition(in: words[...]) else { return nil }
        let preposition = words[found].lowercased()
        if found > 0, preposition == "in", words[found - 1].lowercased() == "plug" { return nil }
        if found + 1 < words.count, conflicts(preposition, with: words[found + 1].lowercased()) { return nil }
        let start = found > 0 && extends(words[found - 1].lowercased(), preposition) ? found - 1 : found
        let after = words[(found + 1)...].joined()
        let isVacuous = start == found && isVacuous(preposition, after: after, type)
        let isCoordinate = ["X", "Y", "Z"].contains(after)
        let base = words[..<(isCoordinate && !isVacuous ? found + 1 : start)].joined()
        guard isSplittable(base) else { return nil }
        return (base, isCoordinate || isVacuous ? after : words[start...].joined())
    }

    /// The last preposition; of `of` and one before it, that one.
    private static func lastPreposition(in words: ArraySlice<String>) -> Int? {
        guard let last = words.lastIndex(where: { PartOfSpeech($0) == .preposition }) else { return nil }
        guard words[last].lowercased() == "of" else { return last }
        guard let before = words[..<last].lastIndex(where: { PartOfSpeech($0) == .preposition }) else { return last }
        return ["of", "for"].contains(words[before].lowercased()) ? last : before
    }

    private static func conflicts(_ preposition: String, with next: String) -> Bool {
        switch preposition {
        case "with": ["error", "no"].contains(next)
        case "to": ["visible", "backing"].contains(next)
        case "from": next == "backing"
        default: false
        }
    }

    private static func extends(_ word: String, _ preposition: String) -> Bool {
        switch (word, preposition) {
        case ("compatible", "with"), ("best", "matching"), ("according", "to"), ("bound", "by"), ("separated", "by"): true
        default: false
        }
    }

    /// `with` says nothing before a handler or a parameter that may be left out.
    private static func isVacuous(_ preposition: String, after: String, _ type: OmissionType) -> Bool {
        guard preposition == "with" || preposition == "using" else { return false }
        if preposition == "with", CamelCase.firstWord(of: after).lowercased() == "zone" { return false }
        return type.hasDefault || type.isFunction
    }

    private static func isSplittable(_ base: String) -> Bool {
        let words = CamelCase.words(of: base)
        guard let first = words.first else { return false }
        if NeedlessWords.isVacuous(first) { return words.count > 2 }
        return SwiftIdentifier.canBeMember(first) || words.count > 1
    }
}
