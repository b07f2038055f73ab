import Diagnostics

/// "Did you mean", for names with dots: what differs is compared, not what is the same in all of them.
struct DottedNames {
    private var known: [String] = []
    /// What stands behind the last dot, by what stands before it; and the other way round.
    private var lastsOfHead: [String: [String]] = [:]
    private var headsOfLast: [String: [String]] = [:]
    private var whole: SpellingIndex?
    private var siblings: [String: SpellingIndex] = [:]
    private var namesakes: [String: SpellingIndex] = [:]

    init(_ known: [String]) {
        for name in known { add(name) }
    }

    mutating func add(_ name: String) {
        let (head, last) = Self.split(name)
        known.append(name)
        lastsOfHead[head, default: []].append(last)
        headsOfLast[last, default: []].append(head)
        whole?.add(name)
        siblings[head]?.add(last)
        namesakes[last]?.add(head)
    }

    mutating func suggestions(for wanted: String) -> [String] {
        let (head, last) = Self.split(wanted)
        if head.isEmpty { return near(wanted) }
        let lasts = siblings[head, default: SpellingIndex(lastsOfHead[head] ?? [])].suggestions(for: last)
        if !lasts.isEmpty { return lasts.map { head + $0 } }
        let heads = namesakes[last, default: SpellingIndex(headsOfLast[last] ?? [])].suggestions(for: head)
        if !heads.isEmpty { return heads.map { $0 + last } }
        // A part that is the same would make all else seem near: that was compared above, alone.
        return near(wanted).filter { name in
            let other = Self.split(name)
            return other.head != head && other.last != last
        }
    }

    private mutating func near(_ wanted: String) -> [String] {
        var index = whole ?? SpellingIndex(known)
        whole = nil
        defer { whole = index }
        return index.suggestions(for: wanted)
    }

    /// Up to the last dot, and what stands behind it.
    private static func split(_ name: String) -> (head: String, last: String) {
        guard let dot = name.lastIndex(of: ".") else { return ("", name) }
        return (String(name[...dot]), String(name[name.index(after: dot)...]))
    }
}
