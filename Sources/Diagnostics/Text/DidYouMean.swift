/// Finds the name that somebody probably meant.
package enum DidYouMean {
    /// The known names that are near enough to `name` to be meant, the nearest first; equally near ones in the order of `candidates`.
    package static func suggestions(for name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = EditDistance.scalars(of: name.lowercased())
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
        EditDistance.between(EditDistance.scalars(of: left), EditDistance.scalars(of: right), limit: limit)
    }

    /// Longer "names" are texts, and comparing them would cost much and help nobody.
    private static let lengthLimit = 80

    /// One mistake in a short name, one in three characters of a longer one; a name that only continues or only leaves out its end is
    /// near too.
    private static func near(_ wanted: [UInt32], _ candidate: String) -> Int? {
        let other = EditDistance.scalars(of: candidate.lowercased())
        guard other.count <= lengthLimit else { return nil }
        if let distance = EditDistance.between(wanted, other, limit: max(1, max(wanted.count, other.count) / 3)) { return distance }
        let shared = min(wanted.count, other.count)
        return shared >= 4 && wanted.prefix(shared) == other.prefix(shared) ? lengthLimit : nil
    }
}
