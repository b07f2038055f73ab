import Diagnostics

/// "Did you mean", for names with dots: what differs is compared, not what is the same in all of them.
enum NearNames {
    static func suggestions(for wanted: String, among known: [String]) -> [String] {
        let (head, last) = split(wanted)
        if head.isEmpty { return DidYouMean.suggestions(for: wanted, among: known) }
        let siblings = known.filter { split($0).head == head }
        let near = DidYouMean.suggestions(for: last, among: siblings.map { split($0).last })
        if !near.isEmpty { return near.map { head + $0 } }
        let namesakes = known.filter { split($0).last == last }
        let heads = DidYouMean.suggestions(for: head, among: namesakes.map { split($0).head })
        return heads.isEmpty ? DidYouMean.suggestions(for: wanted, among: known) : heads.map { $0 + last }
    }

    /// Up to the last dot, and what stands behind it.
    private static func split(_ name: String) -> (head: String, last: String) {
        guard let dot = name.lastIndex(of: ".") else { return ("", name) }
        return (String(name[...dot]), String(name[name.index(after: dot)...]))
    }
}
