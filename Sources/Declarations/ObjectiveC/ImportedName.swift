/// Tells a name that the importer may have made of a selector from one that only a header can have given with `NS_SWIFT_NAME`.
package enum ImportedName {
    /// Whether the importer may have made it: it parts the selector's words before a preposition, and leaves out words that the types say.
    ///
    /// - Parameter isSaid: whether a type says a word, so that it may be left out; unless it is known, any may be.
    package static func mayBe(_ name: String, of selector: String, isSaid: (String) -> Bool = { _ in true }) -> Bool {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name == selector }
        let base = words(name[..<open])
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? [] : words($0) }
        let parts = selector.split(separator: ":").map(words)
        guard let first = parts.first, labels.count <= parts.count else { return false }
        let label = labels.first ?? []
        let isFirst = base == ["init"] ? isMade(label, of: behindInit(first), isSaid) : isMade(base, label, of: first, isSaid)
        return isFirst && zip(labels, parts).dropFirst().allSatisfy { isMade($0, of: $1[...], isSaid) }
    }

    /// What tells the first value, of `initWithKey:` as of `doorWithKey:`.
    private static func behindInit(_ part: [String]) -> ArraySlice<String> {
        if let with = part.lastIndex(of: "with") { return part[(with + 1)...] }
        return part.first == "init" ? part.dropFirst() : part[...]
    }

    private static func isMade(_ base: [String], _ label: [String], of part: [String], _ isSaid: (String) -> Bool) -> Bool {
        // `openWithCompletionHandler:` has been `open(completionHandler:)` since there is `async`.
        let isHandler = label.first == "completion" || label.first == "reply"
        guard isHandler || label.first.map(prepositions.contains) ?? true else { return false }
        return isMade(base + label, of: isHandler ? part.filter { $0 != "with" }[...] : part[...], isSaid)
    }

    /// All words, or all but some that are no prepositions: `withBlock:` of a block alone becomes nothing.
    private static func isMade(_ shown: [String], of words: ArraySlice<String>, _ isSaid: (String) -> Bool) -> Bool {
        var rest = words
        var leftOut: [String] = []
        for word in shown {
            guard let index = rest.firstIndex(of: word) else { return false }
            leftOut += rest[..<index]
            rest = rest[(index + 1)...]
        }
        leftOut += rest
        let isBlock = Array(leftOut.suffix(2)) == ["with", "block"]
        return (isBlock ? leftOut.dropLast(2) : leftOut[...]).allSatisfy { !prepositions.contains($0) && isSaid($0) }
    }

    private static let prepositions: Set<String> = [
        "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "near", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when",
        "with", "within",
    ]

    /// `URLString` as "url" and "string".
    private static func words(_ name: some StringProtocol) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isBehindSmall = index > 0 && !letters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (isBehindSmall || isBeforeSmall) { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}
