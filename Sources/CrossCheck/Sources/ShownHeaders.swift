import Guide

/// Headers that each command of a call has, and no table calls optional: the call is asked with them.
struct ShownHeaders {
    private var byCall: [String: [GuideFact]] = [:]
    private var commands: [String: Int] = [:]
    /// By call: what its tables and lists say something about.
    private var listed: [String: Set<String>] = [:]

    init(_ matching: Matching) {
        let renamed = Set(matching.nearMisses.filter { $0.kind == .renamed }.map(\.fact))
        for fact in matching.facts where fact.fact.kind == .endpoint && fact.fact.source == .sample {
            commands[fact.fact.name, default: 0] += 1
        }
        for fact in matching.facts where fact.fact.kind == .header && !renamed.contains(fact.id) {
            guard let owner = fact.fact.owner else { continue }
            let name = fact.fact.name.lowercased()
            if fact.fact.source != .sample {
                listed[owner, default: []].insert(name)
            } else if !Self.isOfClient(name) {
                byCall[owner, default: []].append(fact)
            }
        }
    }

    /// The headers of a call that is called so.
    func always(_ call: String) -> [GuideFact] {
        let facts = Dictionary(grouping: byCall[call] ?? []) { $0.fact.name.lowercased() }
        return facts.sorted { $0.key < $1.key }.filter { name, facts in
            // Commands that show a header now and then show that it may be left out.
            facts.count >= commands[call] ?? 1 && listed[call]?.contains(name) != true
        }.map { $0.value[0] }
    }

    /// What any client of HTTP sends, or may send, whatever it asks for.
    private static func isOfClient(_ name: String) -> Bool {
        UnstatedParameter.impliedHeaders.contains(name) || name.hasPrefix("accept") || name.hasPrefix("if-")
            || ["connection", "cache-control", "origin", "referer", "cookie", "pragma", "date"].contains(name)
    }
}
