import Diagnostics

/// How near two names are: what one side may have misspelled, or called by another name.
package enum Similarity {
    /// Between 0 (nothing in common) and 1 (equal).
    package static func score(_ left: String, _ right: String) -> Double {
        guard left != right else { return 1 }
        return max(letters(left, right), words(left, right))
    }

    /// Near enough to be two spellings of one thing, if nothing else fits better.
    package static func isNear(_ left: String, _ right: String) -> Bool { score(left, right) >= 0.6 }

    /// So near that a person would not see the difference at a glance: another letter, another case, a word's end.
    package static func isSlip(_ left: String, _ right: String) -> Bool {
        guard left != right, left.count > 3, right.count > 3, !differInDigitsOnly(left, right) else { return false }
        if left.lowercased() == right.lowercased() { return true }
        return DidYouMean.distance(left, right, limit: left.count < 10 ? 1 : 2) != nil
    }

    /// `Type15` and `Type20` are two names.
    private static func differInDigitsOnly(_ left: String, _ right: String) -> Bool {
        left.filter { !$0.isNumber } == right.filter { !$0.isNumber }
    }

    private static func letters(_ left: String, _ right: String) -> Double {
        let longest = max(left.unicodeScalars.count, right.unicodeScalars.count)
        let limit = longest * 2 / 5
        guard longest > 0, let distance = DidYouMean.distance(left, right, limit: limit) else { return 0 }
        return 1 - Double(distance) / Double(longest)
    }

    /// The share of words that both have in the same order.
    private static func words(_ left: String, _ right: String) -> Double {
        let (first, second) = (split(left), split(right))
        guard first.count > 1, second.count > 1, first.count <= 40, second.count <= 40 else { return 0 }
        return Double(commonCount(first, second)) / Double(max(first.count, second.count))
    }

    private static func commonCount(_ left: [String], _ right: [String]) -> Int {
        var previous = Array(repeating: 0, count: right.count + 1)
        for word in left {
            var current = [0]
            for (index, other) in right.enumerated() {
                current.append(word == other ? previous[index] + 1 : max(previous[index + 1], current[index]))
            }
            previous = current
        }
        return previous[right.count]
    }

    /// `kServiceAppName` as `k`, `service`, `app`, `name`; selectors and URLs at their marks too.
    package static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        for character in name {
            let startsWord = character.isUppercase && !previous.isUppercase
            if !character.isLetter && !character.isNumber || startsWord {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
            previous = character
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }
}
