/// Names as the words that they are made of.
enum Words {
    /// `LKLampColorWarm` as `LK`, `Lamp`, `Color`, `Warm`; digits belong to the word before them, marks to none.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if startsWord(letters, at: index), !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func startsWord(_ letters: [Character], at index: Int) -> Bool {
        guard index > 0, letters[index].isUppercase else { return false }
        let (before, next) = (letters[index - 1], index + 1 < letters.count ? letters[index + 1] : " ")
        return !before.isUppercase || next.isLowercase
    }

    static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// With a small first word: `URLString` as `urlString`.
    static func uncapitalised(_ name: String) -> String {
        guard let first = split(name).first, name.hasPrefix(first) else { return name }
        let isAcronym = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
        return (isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()) + name.dropFirst(first.count)
    }

    /// `camelCase` of any words.
    static func camelCase(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return first.lowercased() + words.dropFirst().map { capitalised($0.lowercased()) }.joined()
    }

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic && first.isASCII else { return false }
        return name.unicodeScalars.allSatisfy {
            $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        }
    }

    static func isTypeName(_ name: String) -> Bool { isIdentifier(name) && name.first { $0 != "_" }?.isUppercase == true }
}
