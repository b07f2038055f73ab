/// Some characters of ASCII. Texts are asked for them byte by byte: most have none and stay as they are.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: StaticString) {
        characters.withUTF8Buffer { for byte in $0 { insert(byte) } }
    }

    private mutating func insert(_ byte: UInt8) {
        precondition(byte < 128, "only ASCII")
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
        return byte < 128 && high & (1 << UInt64(byte - 64)) != 0
    }
}

extension StringProtocol {
    func has(_ set: ASCIISet) -> Bool { utf8.contains(where: set.contains) }

    /// The text with those characters replaced. A mark that combines with one of them does not hide it.
    func replacing(_ set: ASCIISet, with replacement: (UInt8) -> String) -> String {
        guard has(set) else { return String(self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if set.contains(byte) { bytes += replacement(byte).utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
