/// The number that a hexadecimal digit stands for, `nil` for any other byte.
@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// Percent coding as URLs and forms use it, in one place for clients and mocks.
public enum PercentCoding {
    /// The text with every byte percent-encoded that is not a letter, a digit or one of `-._~`: safe in a path segment, in a query
    /// and in a form alike.
    public static func encode(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy(isUnreserved) { return String(text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 2)
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes.append(contentsOf: [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that percent-encoding hides. A percent sign that no two digits follow stands for itself, and bytes that are not UTF-8
    /// become replacement characters, as browsers do it.
    ///
    /// - Parameter plusIsSpace: whether `+` stands for a space, as it does in queries and forms but not in paths.
    public static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
        decode(bytes: Array(text.utf8)[...], plusIsSpace: plusIsSpace)
    }

    /// A path in which only that is encoded still which would be read otherwise, slashes and percent signs: clients encode more or less of `@` and
    /// `:`, and mean the same.
    public static func plainPath(_ path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: "%")) else { return path }
        var result: [UInt8] = []
        var rest = Array(path.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            let decoded = escaped(rest)
            if decoded != nil { rest = rest.dropFirst(2) }
            switch decoded ?? byte {
            case UInt8(ascii: "/"): result.append(contentsOf: "%2F".utf8)
            case UInt8(ascii: "%"): result.append(contentsOf: "%25".utf8)
            case let plain: result.append(plain)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text that these bytes of a URL or form stand for.
    static func decode(bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "%"), let decoded = escaped(bytes[place...]) {
                result.append(decoded)
                place += 2
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The byte that the next two hexadecimal digits stand for.
    private static func escaped(_ rest: ArraySlice<UInt8>) -> UInt8? {
        guard rest.count >= 2, let high = hexDigit(rest[rest.startIndex]), let low = hexDigit(rest[rest.startIndex + 1]) else { return nil }
        return high << 4 | low
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}
