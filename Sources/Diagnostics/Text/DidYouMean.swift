/// Finds the name that somebody probably meant.
package enum DidYouMean {
    /// The known names that are near enough to `name` to be meant, the nearest first; equally near ones in the order of `candidates`.
    package static func suggestions(for name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard !wanted.isEmpty, wanted.count <= lengthLimit else { return [] }
        var found: [(distance: Int, order: Int, name: String)] = []
        for (order, candidate) in candidates.enumerated() where candidate != name {
            guard let distance = near(wanted, candidate) else { continue }
            found.append((distance, order, candidate))
        }
        found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
        var names: [String] = []
        for entry in found where names.count < limit && !names.contains(entry.name) { names.append(entry.name) }
        return names
    }

    package static func best(for name: String, among candidates: some Sequence<String>) -> String? {
        suggestions(for: name, among: candidates, limit: 1).first
    }

    /// A help line: "did you mean `name`?", or nil where nothing is near.
    package static func help(for name: String, among candidates: some Sequence<String>) -> String? {
        let names = suggestions(for: name, among: candidates)
        return names.isEmpty ? nil : "did you mean \(Wording.quotedList(names, "or"))?"
    }

    /// How many single changes (a character more, less, other, or two swapped) lead from one text to the other; nil if more than `limit`.
    package static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
        distance(Array(left.unicodeScalars), Array(right.unicodeScalars), limit: limit)
    }

    /// Longer "names" are texts, and comparing them would cost much and help nobody.
    private static let lengthLimit = 80

    /// One mistake in a short name, one in three characters of a longer one; a name that only continues or only leaves out its end is
    /// near too.
    private static func near(_ wanted: [Unicode.Scalar], _ candidate: String) -> Int? {
        let other = Array(candidate.lowercased().unicodeScalars)
        guard other.count <= lengthLimit else { return nil }
        if let distance = distance(wanted, other, limit: max(1, max(wanted.count, other.count) / 3)) { return distance }
        let shared = min(wanted.count, other.count)
        return shared >= 4 && wanted.prefix(shared) == other.prefix(shared) ? lengthLimit : nil
    }

    /// Optimal string alignment, one row after the other.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let change = left[row - 1] == right[column - 1] ? 0 : 1
                var best = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, before[column - 2] + 1)
                }
                current.append(best)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            (before, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
