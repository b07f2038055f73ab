/// Finds the name that somebody probably meant.
package enum DidYouMean {
    /// The known names that are near enough to `name` to be meant, the nearest first; equally near ones in the order of `candidates`.
    package static func suggestions(for name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        var index = SpellingIndex(candidates)
        return index.suggestions(for: name, limit: limit)
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
}
