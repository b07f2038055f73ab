/// One pass over a file that finds bytes that are no UTF-8 and characters that YAML does not allow.
struct UTF8Scan {
    struct Character {
        var offset: Int
        var length: Int
        var value: UInt32
    }

    /// More of them say nothing new: the file is binary.
    static let controlLimit = 10

    let start: Int
    private(set) var isASCII = true
    private(set) var badByte: Int?
    private(set) var controlCharacters: [Character] = []

    init(start: Int) {
        self.start = start
    }

    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = start
        while true {
            index = Self.skipPlainASCII(bytes, from: index)
            guard index < bytes.count else { return }
            guard let character = Self.decode(bytes, at: index) else {
                badByte = index
                return
            }
            if character.length > 1 { isASCII = false }
            if !Self.isAllowed(character.value) { controlCharacters.append(character) }
            if controlCharacters.count == Self.controlLimit { return }
            index += character.length
        }
    }

    private static func skipPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index < bytes.count {
            if index + 8 <= bytes.count, isPrintableASCII(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                index += 8
                continue
            }
            let byte = bytes[index]
            guard byte &- 0x20 < 0x5F || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            index += 1
        }
        return index
    }

    /// Whether none of eight bytes is below 0x20, 0x7F or above: the test of each byte, on all of them at once.
    private static func isPrintableASCII(_ word: UInt64) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        let belowBlank = (word &- 0x2020_2020_2020_2020) & ~word
        let delete = (word ^ 0x7F7F_7F7F_7F7F_7F7F) &- 0x0101_0101_0101_0101
        return (word | belowBlank | delete) & high == 0
    }

    /// The code point at an offset; nil if the bytes there are no UTF-8: cut short, too long a form, a surrogate, or out of range.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Character? {
        let lead = bytes[offset]
        let length: Int
        switch lead {
        case 0..<0x80: return Character(offset: offset, length: 1, value: UInt32(lead))
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard offset + length <= bytes.count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= smallest, Unicode.Scalar(value) != nil else { return nil }
        return Character(offset: offset, length: length, value: value)
    }

    /// YAML's `c-printable`.
    private static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
