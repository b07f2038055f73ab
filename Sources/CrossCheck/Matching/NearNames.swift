/// Names among which those are sought that are near to another one.
///
/// Up to a number that no document of ordinary length reaches, all of them are held against every name, so that nothing is missed. Beyond it that
/// would be work that grows with the square: only those are that have the most pieces of the name in common, three letters or a word each.
struct NearNames: Sendable {
    /// So many are compared, whatever they are called.
    static let most = 400
    /// Of more, so many.
    private static let chosen = 24
    /// So many entries are looked at to choose them, the rarest pieces first.
    private static let visits = 400

    private let count: Int
    /// By piece: the names that have it.
    private let owners: [UInt64: [Int]]

    /// - Parameter names: by place, the names that one thing has.
    init<Names: RandomAccessCollection<[String]>>(_ names: Names) {
        count = names.count
        guard count > Self.most else {
            owners = [:]
            return
        }
        var owners: [UInt64: [Int]] = [:]
        for (place, names) in names.enumerated() {
            for piece in Self.pieces(of: names) { owners[piece, default: []].append(place) }
        }
        self.owners = owners
    }

    /// The places of what may be near to a name that is written in one of these ways, in their order.
    func places(near names: [String]) -> [Int] {
        guard count > Self.most else { return Array(0..<count) }
        let lists = Self.pieces(of: names).compactMap { owners[$0] }
        // Numbers that sort by the length of the list, then by the place of the piece.
        let order = lists.indices.map { lists[$0].count << 20 | $0 }.sorted()
        var tally = Tally(room: Self.visits)
        var left = Self.visits
        for entry in order where left > 0 {
            let list = lists[entry & 0xF_FFFF].prefix(left)
            for place in list { tally.add(place) }
            left -= list.count
        }
        return tally.mostFrequent(Self.chosen).sorted()
    }

    /// Three letters at a time, the ends included, in small letters; and whole words.
    private static func pieces(of names: [String]) -> [UInt64] {
        var seen: Set<UInt64> = []
        var pieces: [UInt64] = []
        func add(_ piece: UInt64) { if seen.insert(piece).inserted { pieces.append(piece) } }
        for name in names {
            var window: UInt64 = 1
            for byte in name.lowercased().utf8 + [1] {
                window = (window << 8 | UInt64(byte)) & 0xFF_FFFF
                add(window)
            }
            for word in Similarity.split(name) { add(hash(word)) }
        }
        return pieces
    }

    /// The same in every run, unlike the standard library's, so that findings are; never one of three letters.
    private static func hash(_ word: String) -> UInt64 {
        word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } | 1 << 32
    }
}

/// Counts how often each place occurs among a bounded number of them: looking at one costs the same however many there are.
private struct Tally {
    private static let placeBits = 40

    /// Counts above their places; where no place is, nothing. Never more than half full.
    private var slots: [UInt64]
    private let mask: Int

    init(room: Int) {
        mask = (1 << (Int.bitWidth - room.leadingZeroBitCount + 1)) - 1
        slots = Array(repeating: 0, count: mask + 1)
    }

    mutating func add(_ place: Int) {
        var slot = (place &* 0x9E37_79B1) >> 8 & mask
        while slots[slot] != 0, slots[slot] & (1 << Self.placeBits - 1) != UInt64(place) { slot = (slot + 1) & mask }
        slots[slot] = (slots[slot] | UInt64(place)) + 1 << Self.placeBits
    }

    /// Those that occur most often, of equals the first.
    func mostFrequent(_ most: Int) -> [Int] {
        var best: [UInt64] = []
        for slot in slots where slot != 0 {
            // The more often, the smaller.
            let rank = slot ^ ~(1 << Self.placeBits - 1)
            if best.count == most {
                guard rank < best[most - 1] else { continue }
                best.removeLast()
            }
            best.insert(rank, at: best.firstIndex { $0 > rank } ?? best.count)
        }
        return best.map { Int($0 & (1 << Self.placeBits - 1)) }
    }
}
