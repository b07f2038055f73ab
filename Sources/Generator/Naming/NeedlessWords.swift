internal import Declarations

/// Drops the words of a name that its types say already, as the Clang importer does ("omit needless words").
enum NeedlessWords {
    /// Where a name stands in a signature.
    enum Role { case baseName, firstParameter, subsequentParameter, property, partial }

    /// The name without the words at its end that only repeat the type.
    static func omitTrailingType(in name: String, _ type: OmissionType, role: Role, properties: Set<String>) -> String {
        guard !name.isEmpty, !type.name.isEmpty else { return name }
        let words = CamelCase.words(of: name)
        let start = TypeNameMatching.startOfTrailingType(in: words, type)
        if start == words.count { return name }
        if start == 0 { return role == .partial || role == .firstParameter ? "" : name }
        if start == words.count - 1, words[start] == "Error" { return name }
        let removed = words[start...].joined()
        guard mayStrip(after: words[start - 1], isFirst: start == 1, removed, role, properties) else { return name }
        let shortened = words[..<start].joined()
        let isName = role == .baseName || role == .property
        return isName && !isUsable(shortened) ? name : shortened
    }

    private static func mayStrip(
        after word: String,
        isFirst: Bool,
        _ removed: String,
        _ role: Role,
        _ properties: Set<String>
    ) -> Bool {
        let part = PartOfSpeech(word)
        switch role {
        case .property: return true
        case .firstParameter, .partial, .subsequentParameter: return part != .unknown
        case .baseName:
            switch part {
            case .preposition: return !isFirst
            case .verb, .gerund: return !matchesProperty(removed, properties)
            case .unknown: return false
            }
        }
    }

    /// `dismissViewControllerAnimated` of a view controller becomes `dismissAnimated`.
    static func omitSelfType(in name: String, _ context: OmissionType, properties: Set<String>) -> String {
        guard !name.isEmpty, !context.name.isEmpty else { return name }
        let words = CamelCase.words(of: name)
        var type = OmissionType(context.name)
        for end in stride(from: words.count, to: 0, by: -1) {
            let start = TypeNameMatching.startOfTrailingType(in: Array(words[..<end]), type)
            if start < end {
                return removing(start..<end, from: words, properties) ?? name
            }
            while let shorter = TypeNameMatching.droppingSuffix(type.name) { type.name = shorter }
        }
        return name
    }

    private static func removing(_ range: Range<Int>, from words: [String], _ properties: Set<String>) -> String? {
        guard range.lowerBound > 0 else { return nil }
        if range.upperBound == words.count, range.count == 1, words[range.lowerBound] == "Error" { return nil }
        guard PartOfSpeech(words[range.lowerBound - 1]) == .verb else { return nil }
        guard !matchesProperty(words[range].joined(), properties) else { return nil }
        let shortened = (words[..<range.lowerBound] + words[range.upperBound...]).joined()
        return isUsable(shortened) ? shortened : nil
    }

    /// `colorWithRed` of a colour becomes `withRed`.
    static func omitLeadingType(in name: String, _ type: OmissionType) -> String {
        guard !type.name.isEmpty else { return name }
        let shortened = TypeWords.dropLeading(type.name, from: name)
        let first = CamelCase.firstWord(of: shortened)
        guard shortened != name, PartOfSpeech(first) == .preposition, shortened.count > first.count else { return name }
        let rest = String(shortened.dropFirst(first.count))
        return first == "By" && CamelCase.firstWord(of: rest).hasSuffix("ing") ? rest : shortened
    }

    /// A name that says nothing by itself.
    static func isVacuous(_ name: String) -> Bool {
        ["get", "for", "set", "using", "with"].contains { CamelCase.isSame(name, $0) }
    }

    private static func isUsable(_ name: String) -> Bool {
        SwiftIdentifier.canBeMember(name) && !isVacuous(name)
    }

    /// Whether the type has a property of this name, in singular or plural: then the words are no needless ones.
    private static func matchesProperty(_ text: String, _ properties: Set<String>) -> Bool {
        guard let first = text.first else { return false }
        let isAcronym = text.dropFirst().first?.isASCIIUppercase ?? false
        let name = isAcronym ? text : first.lowercased() + text.dropFirst()
        let plurals = name.hasSuffix("y") ? [name.dropLast() + "ies"] : [name + "s", name + "es"]
        return ([name] + plurals).contains { properties.contains($0) }
    }
}
