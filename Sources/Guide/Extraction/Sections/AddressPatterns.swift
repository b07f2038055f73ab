import SourceText

/// `https://api.example.com/v2/kind/method`, and a table below that says what `v2`, `kind` and `method` stand for: how addresses are made, and
/// no call. What the page lists behind it belongs to all calls.
extension Extraction {
    mutating func dropAddressPatterns() {
        let open = Set(facts.lazy.filter { $0.kind == .endpoint && $0.source == .prose && !$0.name.has(" ") }.map(\.name))
        guard !open.isEmpty else { return }
        var rows: [String: Set<String>] = [:]
        for fact in facts where fact.kind == .parameter && fact.source == .table {
            if let owner = fact.owner, open.contains(owner) { rows[owner, default: []].insert(fact.name) }
        }
        // Two at least: one may be called so by chance.
        let patterns = Set(rows.filter { Self.pieces(of: $0.key).intersection($0.value).count > 1 }.keys)
        guard !patterns.isEmpty else { return }
        facts.removeAll { fact in
            if fact.kind == .endpoint { return patterns.contains(fact.name) }
            guard fact.kind == .parameter, fact.source == .table, let owner = fact.owner, patterns.contains(owner) else { return false }
            return Self.pieces(of: owner).contains(fact.name) || QueryTemplate.isAny(fact.name[...])
        }
        for index in facts.indices {
            if let owner = facts[index].owner, patterns.contains(owner) { facts[index].owner = nil }
        }
    }

    /// What stands between its slashes as plain words: placeholders in braces are explained below calls.
    private static func pieces(of address: String) -> Set<String> {
        Set(address.split(separator: "/").dropFirst(address.has("://") ? 1 : 0).map(String.init).filter { !$0.has("{") })
    }
}
