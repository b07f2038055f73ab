/// The kinds of random value that mocks make up.
public enum RandomKind: Sendable, Hashable {
    /// A text of that many letters and digits.
    case token(Int)
    /// A text of that many digits.
    case digits(Int)
    /// A text of that many hexadecimal digits.
    case hex(Int)
    /// A UUID in lower case.
    case uuid
    /// A whole number between the two, both possible.
    case number(Int, Int)
}

/// A small generator of pseudo-random numbers (SplitMix64): the same seed always yields the same values, so that a session can be
/// replayed. Not for secrets.
struct MockRandom: RandomNumberGenerator, Sendable {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// Where it stands: a generator that starts from there goes on in the same way.
    private(set) var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The seed of a session: its own, or one made from the mock's and its name.
    static func seed(_ base: UInt64, name: String) -> UInt64 {
        name.utf8.reduce(base ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func value(_ kind: RandomKind) -> JSONValue {
        switch kind {
        case .token(let length): .string(text(length, of: Self.alphabet))
        case .digits(let length): .string(text(length, of: Self.hexDigits[..<10]))
        case .hex(let length): .string(text(length, of: Self.hexDigits))
        case .uuid: .string(uuid())
        case .number(let low, let high): .int(Int.random(in: min(low, high)...max(low, high), using: &self))
        }
    }

    /// A text whose characters are drawn from an alphabet, ten of them from each number.
    private mutating func text(_ length: Int, of alphabet: some RandomAccessCollection<UInt8>) -> String {
        let size = UInt64(alphabet.count)
        let capacity = max(length, 0)
        return String(unsafeUninitializedCapacity: capacity) { buffer in
            var pool: UInt64 = 0
            for index in 0..<capacity {
                if index.isMultiple(of: 10) { pool = next() }
                buffer[index] = alphabet[alphabet.index(alphabet.startIndex, offsetBy: Int(pool % size))]
                pool /= size
            }
            return capacity
        }
    }

    private mutating func uuid() -> String {
        var digits = Array(text(32, of: Self.hexDigits).utf8)
        digits[12] = UInt8(ascii: "4")
        digits[16] = Self.hexDigits[8 + Int(digits[16] & 3)]
        for place in [20, 16, 12, 8] { digits.insert(UInt8(ascii: "-"), at: place) }
        return String(decoding: digits, as: UTF8.self)
    }
}
