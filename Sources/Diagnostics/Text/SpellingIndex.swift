/// Names to search again and again for the one that somebody probably meant.
///
/// The names are taken apart once. A search passes by whatever is too long, too short or made of other letters without comparing it, and
/// looks for nothing farther than the worst of the suggestions that it has already. What all searches of one index cost together is
/// bounded: behind that, nothing is suggested any more. Whoever has mended the first hundreds of misspelled names has the rest mended too.
package struct SpellingIndex {
    private struct Entry {
        var name: String
        var scalars: [UInt32]
        /// A bit for each letter, as far as 64 bits tell letters apart.
        var letters: UInt64
    }

    private typealias Found = (distance: Int, name: String)

    private var entries: [Entry] = []
    private var effort: Int

    /// - Parameter effort: how much all searches together may cost. Passing by a name counts one, comparing it as much as passing by fifty.
    package init(_ names: some Sequence<String>, effort: Int = 10_000_000) {
        self.effort = effort
        for name in names { add(name) }
    }

    package mutating func add(_ name: String) {
        let scalars = EditDistance.scalars(of: name.lowercased())
        guard scalars.count <= Self.lengthLimit else { return }
        entries.append(Entry(name: name, scalars: scalars, letters: Self.letters(scalars)))
    }

    /// The names that are near enough to `name` to be meant, the nearest first; equally near ones in the order of the index.
    package mutating func suggestions(for name: String, limit: Int = 3) -> [String] {
        let wanted = EditDistance.scalars(of: name.lowercased())
        guard limit > 0, !wanted.isEmpty, wanted.count <= Self.lengthLimit, effort > 0 else { return [] }
        let letters = Self.letters(wanted)
        var found: [Found] = []
        effort -= entries.count
        for entry in entries where entry.name != name {
            let farthest = found.count < limit ? Self.lengthLimit : found[limit - 1].distance - 1
            guard farthest >= 0 else { break }
            guard let distance = distance(wanted, letters, entry, farthest), !found.contains(where: { $0.name == entry.name }) else {
                continue
            }
            let place = found.firstIndex { $0.distance > distance } ?? found.count
            found.insert((distance, entry.name), at: place)
            if found.count > limit { found.removeLast() }
        }
        return found.map(\.name)
    }

    /// One mistake in a short name, one in three characters of a longer one; a name that only continues or only leaves out its end is
    /// near too, though farther than all others.
    private mutating func distance(_ wanted: [UInt32], _ letters: UInt64, _ entry: Entry, _ farthest: Int) -> Int? {
        let other = entry.scalars
        let limit = min(farthest, max(1, max(wanted.count, other.count) / 3))
        if abs(wanted.count - other.count) <= limit, Self.mayBeNear(letters, entry.letters, limit) {
            effort -= Self.effortOfComparing
            if let distance = EditDistance.between(wanted, other, limit: limit) { return distance }
        }
        let shared = min(wanted.count, other.count)
        guard farthest >= Self.lengthLimit, shared >= 4, wanted.prefix(shared) == other.prefix(shared) else { return nil }
        return Self.lengthLimit
    }

    /// Each letter that only one of the two has is at least one change.
    private static func mayBeNear(_ left: UInt64, _ right: UInt64, _ limit: Int) -> Bool {
        max((left & ~right).nonzeroBitCount, (right & ~left).nonzeroBitCount) <= limit
    }

    private static func letters(_ scalars: [UInt32]) -> UInt64 { scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// Longer "names" are texts, and comparing them would cost much and help nobody.
    private static let lengthLimit = 80
    private static let effortOfComparing = 50
}
