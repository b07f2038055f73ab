/// How names of headers are spelled where they are the names of a dictionary's values.
///
/// HTTP does not tell capitals of a header's name apart, and servers write them as they like; a dictionary does. So every name has one
/// spelling there: each word between dashes begins with a capital, and goes on without.
public enum HeaderSpelling {
    /// `x-trace-ID` as `X-Trace-Id`.
    public static func spelled(_ name: String) -> String {
        var isFirst = true
        let bytes = name.utf8.map { byte -> UInt8 in
            defer { isFirst = byte == UInt8(ascii: "-") }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z") where isFirst: return byte - 0x20
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where !isFirst: return byte + 0x20
            default: return byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
