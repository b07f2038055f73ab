/// The same numbers for the same seed, on every platform (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Seeds beside each other begin far from each other.
    init(seed: UInt64) {
        state = seed
        state = next() ^ 0xD1B5_4A32_D192_ED03
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// Whether one of so many times.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

    mutating func some<Item>(_ items: [Item]) -> Item? { items.isEmpty ? nil : pick(items) }

    mutating func times(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
}
