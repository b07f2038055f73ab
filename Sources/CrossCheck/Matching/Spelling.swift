import Diagnostics

/// A name, made ready to be compared with many others: its letters and its words.
package struct Spelling: Sendable {
    let letters: Letters
    let words: [String]
    private let wordBits: UInt64

    package var text: String { letters.text }

    package init(_ text: String) {
        letters = Letters(text)
        words = Similarity.split(text)
        wordBits = words.reduce(into: 0) { bits, word in bits |= 1 << Self.bit(of: word) }
    }

    private static func bit(of word: String) -> UInt64 {
        var sum: UInt64 = 5
        for byte in word.utf8 { sum = (sum &* 31) ^ UInt64(byte) }
        return (sum ^ (sum >> 17)) & 63
    }

    func mayShareWords(with other: Spelling) -> Bool { wordBits & other.wordBits != 0 }
}

/// The letters of a name: all that is needed to tell a slip.
struct Letters: Sendable {
    let text: String
    private let scalars: [UInt32]
    /// Which letters occur, as bits: a letter that only one of two names has costs a change.
    private let bits: UInt64

    var count: Int { scalars.count }

    init(_ text: String) {
        self.text = text
        scalars = EditDistance.scalars(of: text)
        var bits: UInt64 = 0
        for scalar in scalars { bits |= 1 << UInt64(scalar & 63) }
        self.bits = bits
    }

    /// How many changes lead from one name to the other; nil if more than `limit`.
    func distance(to other: Letters, limit: Int) -> Int? {
        leastDistance(to: other) <= limit ? EditDistance.between(scalars, other.scalars, limit: limit) : nil
    }

    private func leastDistance(to other: Letters) -> Int {
        let (here, there) = (bits & ~other.bits, other.bits & ~bits)
        return max(abs(count - other.count), here.nonzeroBitCount, there.nonzeroBitCount)
    }
}
