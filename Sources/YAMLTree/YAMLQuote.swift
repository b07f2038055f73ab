/// Writes texts so that any YAML reader, of version 1.1 or 1.2, reads the same text back.
package enum YAMLQuote {
    /// A text as a scalar on one line: as it is where no reader could take it for anything else, and in double quotes otherwise.
    package static func scalar(_ text: String) -> String {
        isSafePlain(text) ? text : quoted(text)
    }

    /// A text in double quotes, with everything escaped that needs to be.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result + "\""
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if isPrintable(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar.value) }
        }
    }

    /// Whether a character can stand in quotes as it is. Line and paragraph separators are line breaks to some readers, a byte order mark
    /// is dropped by some, and those that change the direction of text would hide what is written.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        case 0xA0...0x2027, 0x202F...0x2065, 0x2070...0xD7FF: scalar.properties.generalCategory != .format
        case 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func escape(_ value: UInt32) -> String {
        let hex = String(value, radix: 16, uppercase: true)
        let (letter, digits) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
        return "\\" + letter + String(repeating: "0", count: digits - hex.count) + hex
    }

    /// Letters, digits and a few marks in the middle; first a letter; no word that means something.
    private static func isSafePlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
        guard text.unicodeScalars.allSatisfy(isSafeInside), text.utf8.last != 0x20 else { return false }
        return !reserved.contains(text.lowercased())
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.properties.isAlphabetic : (0xAC00...0xD7A3).contains(scalar.value)
    }

    private static func isSafeInside(_ scalar: Unicode.Scalar) -> Bool {
        isLetter(scalar) || ("0"..."9").contains(scalar) || ["_", "-", ".", "/", "(", ")", " "].contains(scalar)
    }

    private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
}
