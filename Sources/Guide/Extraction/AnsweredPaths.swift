import SourceText

/// A table of what an answer has may leave out the envelope that the JSON shows: `key` of `{"data": {"doors": [{"key": …}]}}`.
extension Extraction {
    mutating func nestAnsweredRows() {
        let shown = facts.indices.filter { facts[$0].isAnsweredMember && facts[$0].source == .sample }
        guard !shown.isEmpty else { return }
        var paths: [String: Set<String>] = [:]
        for index in shown { if let owner = facts[index].owner { paths[owner, default: []].insert(facts[index].name) } }
        let rows = facts.indices.filter { facts[$0].isAnsweredMember && facts[$0].source == .table && facts[$0].owner != nil }
        for table in Dictionary(grouping: rows, by: { blockOfFact[$0] }).values {
            guard let owner = facts[table[0]].owner, table.allSatisfy({ facts[$0].owner == owner }) else { continue }
            let call = CalledPath(owner)
            let members = paths.filter { $0.key == owner || CalledPath($0.key).isSame(as: call) }.values.reduce(into: Set()) {
                $0.formUnion($1)
            }
            guard let envelope = Self.envelope(of: table.map { facts[$0].name }, in: members) else { continue }
            for index in table where !members.contains(facts[index].name) { facts[index].name = envelope + "." + facts[index].name }
        }
    }

    /// The path below which the JSON has most of the names, if they do not stand at its top.
    private static func envelope(of names: [String], in members: Set<String>) -> String? {
        let atTop = names.count(where: members.contains)
        var counts: [String: Int] = [:]
        for name in Set(names) {
            for path in members where path.hasSuffix("." + name) { counts[String(path.dropLast(name.utf8.count + 1)), default: 0] += 1 }
        }
        guard let best = counts.max(by: { ($0.value, $1.key.utf8.count, $1.key) < ($1.value, $0.key.utf8.count, $0.key) }) else {
            return nil
        }
        // One name may stand further in by chance.
        return best.value > max(atTop, 1) && best.value * 2 >= names.count ? best.key : nil
    }
}

/// The method and the path of a call, be it with its host or without.
private struct CalledPath {
    let method: Substring?
    let parts: [Substring]

    init(_ endpoint: String) {
        let all = ConcreteRequest.parts(endpoint)
        method = all.first
        parts = all.dropFirst().map { $0.hasPrefix("{") || $0.hasPrefix(":") || $0.hasPrefix("<") ? "{}" : $0 }
    }

    func isSame(as other: CalledPath) -> Bool {
        guard method == other.method, !parts.isEmpty, !other.parts.isEmpty else { return false }
        let (short, long) = parts.count < other.parts.count ? (parts, other.parts) : (other.parts, parts)
        return long.suffix(short.count).elementsEqual(short)
    }
}

extension Fact {
    fileprivate var isAnsweredMember: Bool { kind == .parameter && detail.isInAnswer }
}
