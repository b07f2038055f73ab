import Diagnostics

/// How near two names are: what one side may have misspelled, or called by another name.
package enum Similarity {
    /// Between 0 (nothing in common) and 1 (equal).
    package static func score(_ left: String, _ right: String) -> Double { score(Spelling(left), Spelling(right)) }

    /// - Parameter floor: what is not over it need not be told apart: 0 may be answered instead, without working it out.
    package static func score(_ left: Spelling, _ right: Spelling, over floor: Double = 0) -> Double {
        guard left.text != right.text else { return 1 }
        return max(letters(left, right, over: floor), words(left, right, over: floor))
    }

    /// Near enough to be two spellings of one thing, if nothing else fits better.
    package static func isNear(_ left: String, _ right: String) -> Bool { score(left, right) >= nearness }

    static let nearness = 0.6

    /// So near that a person would not see the difference at a glance: another letter, another case, a word's end.
    package static func isSlip(_ left: String, _ right: String) -> Bool { isSlip(Letters(left), Letters(right)) }

    /// How many letters a name can have that is a slip of this one, or of which this one is.
    static func lengths(ofSlipsOf name: Letters) -> ClosedRange<Int> { name.count - 2...name.count + 2 }

    static func isSlip(_ left: Letters, _ right: Letters) -> Bool {
        guard lengths(ofSlipsOf: left).contains(right.count), left.count > 3, right.count > 3, left.text != right.text else { return false }
        let isNear =
            left.distance(to: right, limit: left.count < 10 ? 1 : 2) != nil
            || left.count == right.count && left.text.lowercased() == right.text.lowercased()
        return isNear && !differInDigitsOnly(left.text, right.text) && !areTwoStyles(left.text, right.text)
            && !haveOtherWord(left.text, right.text)
    }

    /// `opens_at` and `opens_in`, `start_weight` and `stop_weight`: names that begin or end alike, and say two things. A word more or less may
    /// be forgotten, and a word that is nearly the other a slip.
    static func haveOtherWord(_ left: String, _ right: String) -> Bool {
        let (first, second) = (split(left), split(right))
        guard first.count > 1, second.count > 1 else { return false }
        let ends = min(first.count, second.count)
        let before = zip(first, second).prefix { $0 == $1 }.count
        let behind = zip(first.reversed(), second.reversed()).prefix(ends - before).prefix { $0 == $1 }.count
        let (one, other) = (first.dropFirst(before).dropLast(behind).joined(), second.dropFirst(before).dropLast(behind).joined())
        guard before + behind > 0, !one.isEmpty, !other.isEmpty else { return false }
        return Letters(one).distance(to: Letters(other), limit: max(one.count, other.count) / 2) == nil
    }

    /// `display_name` is what a server says, and `displayName` what an app sees: both are right.
    private static func areTwoStyles(_ left: String, _ right: String) -> Bool {
        left.contains("_") != right.contains("_") && left.filter { $0 != "_" }.lowercased() == right.filter { $0 != "_" }.lowercased()
            && (left.contains("_") ? right : left).contains { $0.isUppercase }
    }

    /// `Type15` and `Type20` are two names.
    private static func differInDigitsOnly(_ left: String, _ right: String) -> Bool {
        left.filter { !$0.isNumber } == right.filter { !$0.isNumber }
    }

    private static func letters(_ left: Spelling, _ right: Spelling, over floor: Double) -> Double {
        let longest = max(left.letters.count, right.letters.count)
        let limit = min(longest * 2 / 5, Int(((1 - floor) * Double(longest)).rounded(.up)))
        guard longest > 0, let distance = left.letters.distance(to: right.letters, limit: limit) else { return 0 }
        return 1 - Double(distance) / Double(longest)
    }

    /// The share of words that both have in the same order.
    private static func words(_ left: Spelling, _ right: Spelling, over floor: Double) -> Double {
        let (first, second) = (left.words, right.words)
        guard first.count > 1, second.count > 1, first.count <= 40, second.count <= 40, left.mayShareWords(with: right) else { return 0 }
        let most = Double(max(first.count, second.count))
        guard Double(min(first.count, second.count)) / most > floor else { return 0 }
        return Double(commonCount(first, second)) / most
    }

    private static func commonCount(_ left: [String], _ right: [String]) -> Int {
        // By the words of the right that are looked at: how many are common so far.
        var common = Array(repeating: 0, count: right.count + 1)
        for word in left {
            var before = 0
            for (index, other) in right.enumerated() {
                let best = word == other ? before + 1 : max(common[index + 1], common[index])
                before = common[index + 1]
                common[index + 1] = best
            }
        }
        return common[right.count]
    }

    /// `kServiceAppName` as `k`, `service`, `app`, `name`; selectors and URLs at their marks too.
    package static func split(_ name: String) -> [String] {
        name.utf8.allSatisfy { $0 < 0x80 } ? splitASCII(Array(name.utf8)) : splitAny(name)
    }

    private static func splitASCII(_ bytes: [UInt8]) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var wasUpper = false
        for byte in bytes {
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let isPart = isUpper || byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39
            if !isPart || isUpper && !wasUpper, !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            if isPart { word.append(isUpper ? byte + 0x20 : byte) }
            wasUpper = isUpper
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    private static func splitAny(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasUpper = false
        for character in name {
            let (isUpper, isPart) = (character.isUppercase, character.isLetter || character.isNumber)
            if !isPart || isUpper && !wasUpper {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if isPart { word.append(character) }
            wasUpper = isUpper
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }
}
