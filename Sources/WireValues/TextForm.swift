/// What the spec language does with texts, in one place for clients and mocks.
public enum TextForm {
    /// The text without blanks, tabs and line breaks at its ends.
    public static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// Whether the whole text has the form of a regular expression. Nothing has the form of one that cannot be read.
    public static func matches(_ text: String, _ pattern: String) -> Bool {
        guard let regex = try? Regex(pattern) else { return false }
        return (try? regex.wholeMatch(in: text)) != nil
    }

    /// The text with every occurrence of a part replaced. An empty part occurs nowhere.
    public static func replaced(_ text: String, _ part: String, with other: String) -> String {
        part.isEmpty ? text : text.replacing(part, with: other)
    }

    /// So many characters of a text from a place, as many as there are: from 0 on, or from its end with -1, the last, and less.
    public static func part(_ text: String, from place: Int, count: Int) -> String {
        let start = place < 0 ? max(0, text.count.addingReportingOverflow(place).partialValue) : place
        return String(text.dropFirst(start).prefix(max(0, count)))
    }

    /// What stands between the separators of a text. An empty text has no parts, and an empty separator separates nothing.
    public static func parts(_ text: String, _ separator: String) -> [String] {
        if text.isEmpty { return [] }
        if separator.isEmpty { return [text] }
        return text.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    }

    /// Whether a URL is one of a list, up to its query. In the list, `*` stands for any text.
    public static func registered(_ list: [String], _ url: String) -> Bool {
        let url = url.prefix { $0 != "?" && $0 != "#" }
        return list.contains { fits(url, pattern: $0[...]) }
    }

    /// The pieces between the `*` of a pattern stand in the text one after the other, the first at its beginning and the last at its end.
    private static func fits(_ text: Substring, pattern: Substring) -> Bool {
        var pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let last = pieces.popLast() else { return text == pattern }
        let first = pieces.removeFirst()
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for piece in pieces where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// A number as texts, URLs and JSON have it: a whole one without a point, `7` and not `7.0`.
    public static func number(_ number: Double) -> String { Int(exactly: number).map { String($0) } ?? String(number) }

    // MARK: - Bytes

    /// The UTF-8 of a text in Base64, padded.
    public static func base64(_ text: String) -> String { encoded(Array(text.utf8), standard, isPadded: true) }

    /// Bytes in Base64, padded.
    public static func base64(_ bytes: [UInt8]) -> String { encoded(bytes, standard, isPadded: true) }

    /// The UTF-8 of a text in Base64 for URLs, without padding.
    public static func base64URL(_ text: String) -> String { encoded(Array(text.utf8), forURLs, isPadded: false) }

    /// The text whose UTF-8 stands in Base64 of either alphabet, padded or not; `nil` where none does.
    public static func fromBase64(_ text: String) -> String? {
        bytes(fromBase64: text).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// The bytes that stand in Base64 of either alphabet, padded or not; `nil` where none do.
    public static func bytes(fromBase64 text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (pool, bits) = (UInt32(0), 0)
        for character in text.utf8.reversed().drop(while: { $0 == UInt8(ascii: "=") }).reversed() {
            guard let value = standard.firstIndex(of: character) ?? forURLs.firstIndex(of: character) else { return nil }
            (pool, bits) = ((pool << 6 | UInt32(value)) & 0xFFFF, bits + 6)
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: pool >> UInt32(bits)))
        }
        return bits < 6 ? bytes : nil
    }

    /// The UTF-8 of a text in lower-case hexadecimal.
    public static func hex(_ text: String) -> String { hex(text.utf8) }

    /// Bytes in lower-case hexadecimal.
    public static func hex(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The text whose UTF-8 stands in hexadecimal; `nil` where none does.
    public static func fromHex(_ text: String) -> String? {
        bytes(hex: text).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Bytes in hexadecimal, in Base64 instead, padded; `nil` where the text is none.
    public static func hexToBase64(_ text: String) -> String? { bytes(hex: text).map { encoded($0, standard, isPadded: true) } }

    /// Bytes in hexadecimal, in Base64 for URLs instead, without padding; `nil` where the text is none.
    public static func hexToBase64URL(_ text: String) -> String? { bytes(hex: text).map { encoded($0, forURLs, isPadded: false) } }

    private static func bytes(hex text: String) -> [UInt8]? {
        let digits = text.utf8.map(hexDigit)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let forURLs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static func encoded(_ bytes: [UInt8], _ alphabet: [UInt8], isPadded: Bool) -> String {
        var text: [UInt8] = []
        var (pool, bits) = (UInt32(0), 0)
        for byte in bytes {
            (pool, bits) = ((pool << 8 | UInt32(byte)) & 0xFFFF, bits + 8)
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(pool >> UInt32(bits) & 63)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(pool << UInt32(6 - bits) & 63)]) }
        if isPadded { while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) } }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Whole numbers by chance, for what is no secret.
public enum Chance {
    /// One from the first to the second, both possible.
    public static func integer(_ first: Int, _ second: Int) -> Int { Int.random(in: min(first, second)...max(first, second)) }
}
