/// Names taken apart into words the way the Clang importer does it.
///
/// An acronym is one word (`URLString` is `URL`, `String`), and keeps a plural ending (`URLs`). An underscore is a word of its own.
package enum CamelCase {
    package static func words(of name: some StringProtocol) -> [String] {
        // Words begin and end at letters of ASCII, whatever stands between.
        let bytes = Array(name.utf8)
        var words: [String] = []
        var start = 0
        while start < bytes.count {
            let end = endOfWord(in: bytes, from: start)
            words.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        return words
    }

    package static func firstWord(of name: some StringProtocol) -> String {
        let bytes = Array(name.utf8)
        return bytes.isEmpty ? "" : String(decoding: bytes[..<endOfWord(in: bytes, from: 0)], as: UTF8.self)
    }

    package static func lastWord(of name: some StringProtocol) -> String { words(of: name).last ?? "" }

    /// `URLString` → `urlString`, `ID` → `id`, `UserID` → `userID`. A name in lower case stays as it is.
    package static func lowercasingInitialism(_ name: String) -> String {
        let capitals = name.utf8.prefix(while: isUppercase).count
        guard capitals > 0 else { return name }
        if capitals == name.utf8.count { return name.lowercased() }
        let rest = name.dropFirst(capitals)
        let follows = rest.first?.isLetter == true && !isPluralEnding(firstWord(of: rest))
        let lowered = capitals > 1 && follows ? capitals - 1 : capitals
        return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }

    /// Whether two words are the same but for the case of their first letter.
    package static func isSame(_ word: String, _ other: String) -> Bool {
        guard let first = word.first, let second = other.first else { return word.isEmpty && other.isEmpty }
        return first.lowercased() == second.lowercased() && word.dropFirst() == other.dropFirst()
    }

    private static let underscore = UInt8(ascii: "_")

    private static func isUppercase(_ byte: UInt8) -> Bool { UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") }
    private static func isLowercase(_ byte: UInt8) -> Bool { UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") }

    private static func endOfWord(in bytes: [UInt8], from start: Int) -> Int {
        if bytes[start] == underscore { return start + 1 }
        var index = start
        while index < bytes.count, isUppercase(bytes[index]) { index += 1 }
        if index - start > 1 { return endOfAcronym(in: bytes, capitalsEnd: index) }
        while index < bytes.count, !isUppercase(bytes[index]), bytes[index] != underscore { index += 1 }
        return index
    }

    private static func endOfAcronym(in bytes: [UInt8], capitalsEnd index: Int) -> Int {
        var next = index
        while next < bytes.count, isLowercase(bytes[next]) { next += 1 }
        if index == bytes.count { return next }
        let ending = String(decoding: bytes[index..<next], as: UTF8.self)
        let endsInIs = bytes[index - 1] == UInt8(ascii: "I") && ending == "s"
        if isPluralEnding(ending), !endsInIs { return next }
        return isLowercase(bytes[index]) ? index - 1 : index
    }

    private static func isPluralEnding(_ word: String) -> Bool { word == "s" || word == "es" || word == "ies" }
}
