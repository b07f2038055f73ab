/// Hides the values of members in JSON, and leaves all else as it is: blanks, the spelling of numbers and texts, members of one name.
package enum JSONMask {
    /// - Parameters:
    ///   - isHidden: whether the value of a member of that name is hidden, wherever it stands.
    ///   - mark: the text that stands in its place.
    ///   - bytes: JSON, possibly with a text before and after it.
    package static func hiding(_ isHidden: (String) -> Bool, behind mark: String, in bytes: [UInt8]) -> [UInt8] {
        var scanner = JSONScanner(bytes)
        var shown: [UInt8] = []
        var copied = 0
        while let byte = scanner.peek {
            guard byte == UInt8(ascii: "\"") else {
                scanner.position += 1
                continue
            }
            let name = scanner.takeString()
            scanner.skipBlanks()
            // No other text has a colon behind it.
            guard scanner.take(":"), isHidden(name) else { continue }
            scanner.skipBlanks()
            shown += bytes[copied..<scanner.position] + JSONValue.string(mark).encoded()
            scanner.skipValue()
            copied = scanner.position
        }
        return shown + bytes[copied...]
    }
}
