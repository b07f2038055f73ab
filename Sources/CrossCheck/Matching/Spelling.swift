import Diagnostics

/// A name, made ready to be compared with many others.
package struct Spelling: Sendable {
    package let text: String
    let letters: [UInt32]
    /// Which letters occur, as bits: a letter that only one of two names has costs a change.
    private let letterBits: UInt64
    let words: [String]
    private let wordBits: UInt64

    package init(_ text: String) {
        self.text = text
        letters = EditDistance.scalars(of: text)
        words = Similarity.split(text)
        var bits: UInt64 = 0
        for letter in letters { bits |= 1 << UInt64(letter & 63) }
        letterBits = bits
        wordBits = words.reduce(into: 0) { bits, word in bits |= 1 << Self.bit(of: word) }
    }

    private static func bit(of word: String) -> UInt64 {
        var sum: UInt64 = 5
        for byte in word.utf8 { sum = (sum &* 31) ^ UInt64(byte) }
        return (sum ^ (sum >> 17)) & 63
    }

    /// The number of changes that lead to another name is at least this.
    func leastDistance(to other: Spelling) -> Int {
        let (here, there) = (letterBits & ~other.letterBits, other.letterBits & ~letterBits)
        return max(abs(letters.count - other.letters.count), here.nonzeroBitCount, there.nonzeroBitCount)
    }

    func mayShareWords(with other: Spelling) -> Bool { wordBits & other.wordBits != 0 }
}
