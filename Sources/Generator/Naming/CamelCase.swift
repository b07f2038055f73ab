/// Names taken apart into words the way the Clang importer does it.
///
/// An acronym is one word (`URLString` is `URL`, `String`), and keeps a plural ending (`URLs`). An underscore is a word of its own.
package enum CamelCase {
    package static func words(of name: some StringProtocol) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var start = 0
        while start < characters.count {
            let end = endOfWord(in: characters, from: start)
            words.append(String(characters[start..<end]))
            start = end
        }
        return words
    }

    package static func firstWord(of name: some StringProtocol) -> String { words(of: name).first ?? "" }
    package static func lastWord(of name: some StringProtocol) -> String { words(of: name).last ?? "" }

    /// `URLString` → `urlString`, `ID` → `id`, `UserID` → `userID`. A name in lower case stays as it is.
    package static func lowercasingInitialism(_ name: String) -> String {
        let characters = Array(name)
        guard let first = characters.first, first.isASCIIUppercase else { return name }
        var end = 0
        while end < characters.count, characters[end].isASCIIUppercase { end += 1 }
        if end == characters.count { return name.lowercased() }
        let follows = characters[end].isLetter && !isPluralEnding(firstWord(of: String(characters[end...])))
        let lowered = end > 1 && follows ? end - 1 : end
        return String(characters[..<lowered]).lowercased() + String(characters[lowered...])
    }

    /// `completion` → `Completion`; anything that does not start in lower case stays.
    package static func sentenceCase(_ name: String) -> String {
        guard let first = name.first, first.isASCIILowercase else { return name }
        return first.uppercased() + name.dropFirst()
    }

    /// Whether two words are the same but for the case of their first letter.
    package static func isSame(_ word: String, _ other: String) -> Bool {
        guard let first = word.first, let second = other.first else { return word.isEmpty && other.isEmpty }
        return first.lowercased() == second.lowercased() && word.dropFirst() == other.dropFirst()
    }

    private static func endOfWord(in characters: [Character], from start: Int) -> Int {
        if characters[start] == "_" { return start + 1 }
        var index = start
        while index < characters.count, characters[index].isASCIIUppercase { index += 1 }
        if index - start > 1 { return endOfAcronym(in: characters, capitalsEnd: index) }
        while index < characters.count, !characters[index].isASCIIUppercase, characters[index] != "_" { index += 1 }
        return index
    }

    private static func endOfAcronym(in characters: [Character], capitalsEnd index: Int) -> Int {
        var next = index
        while next < characters.count, characters[next].isASCIILowercase { next += 1 }
        if index == characters.count { return next }
        let endsInIs = characters[index - 1] == "I" && String(characters[index..<next]) == "s"
        if isPluralEnding(String(characters[index..<next])), !endsInIs { return next }
        return characters[index].isASCIILowercase ? index - 1 : index
    }

    private static func isPluralEnding(_ word: String) -> Bool { word == "s" || word == "es" || word == "ies" }
}

extension Character {
    var isASCIIUppercase: Bool { ("A"..."Z").contains(self) }
    var isASCIILowercase: Bool { ("a"..."z").contains(self) }
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
