/// Base64 as tokens have it: for URLs, without padding.
enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var (pool, bits) = (UInt32(0), 0)
        for byte in bytes {
            (pool, bits) = (pool << 8 | UInt32(byte), bits + 8)
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(pool >> UInt32(bits) & 63)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(pool << UInt32(6 - bits) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    static func decode(_ text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var (pool, bits) = (UInt32(0), 0)
        for character in text.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { continue }
            (pool, bits) = (pool << 6 | UInt32(value), bits + 6)
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: pool >> UInt32(bits)))
        }
        return bytes
    }
}
