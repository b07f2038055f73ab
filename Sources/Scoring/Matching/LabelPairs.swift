import Guide

/// Which claim meets which label: as many pairs as possible, the best ones first.
///
/// One claim, one label. Better is whose owners agree, then what is no mere sample, then what stands nearer.
struct LabelPairs {
    /// Claims by their labels.
    private(set) var claimOfLabel: [Int: Int] = [:]
    private var labelOfClaim: [Int: Int] = [:]
    private var choices: [Int: [Int]] = [:]

    init(_ labels: [FactLabel], _ claims: [Claim], _ sharing: Scorer.Sharing) {
        for edge in Self.edges(labels, claims) {
            choices[edge.label, default: []].append(edge.claim)
            if claimOfLabel[edge.label] == nil, labelOfClaim[edge.claim] == nil { join(edge.label, edge.claim) }
        }
        for label in labels.indices where claimOfLabel[label] == nil {
            var seen: Set<Int> = []
            _ = rearrange(for: label, &seen)
            if sharing == .always, let claim = choices[label]?.first, claimOfLabel[label] == nil { claimOfLabel[label] = claim }
        }
    }

    private struct Edge {
        var label: Int
        var claim: Int
        var rank: [Int]
    }

    private static func edges(_ labels: [FactLabel], _ claims: [Claim]) -> [Edge] {
        let index = LabelIndex(labels)
        var edges: [Edge] = []
        for (number, claim) in claims.enumerated() {
            for label in index.candidates(for: claim) where labels[label].isMet(by: claim) {
                let isUnowned = Owners.compare(labels[label], claim) != .agree
                let rank = [isUnowned ? 1 : 0, claim.isWeak ? 1 : 0, labels[label].distance(to: claim), label, number]
                edges.append(Edge(label: label, claim: number, rank: rank))
            }
        }
        return edges.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    }

    private mutating func join(_ label: Int, _ claim: Int) {
        claimOfLabel[label] = claim
        labelOfClaim[claim] = label
    }

    /// Finds a claim for a label that has none, where other labels can make way.
    private mutating func rearrange(for label: Int, _ seen: inout Set<Int>) -> Bool {
        for claim in choices[label] ?? [] where seen.insert(claim).inserted {
            if let other = labelOfClaim[claim], !rearrange(for: other, &seen) { continue }
            join(label, claim)
            return true
        }
        return false
    }
}

/// Labels by what a claim that meets them is called.
struct LabelIndex {
    private var labels: [String: [Int]] = [:]

    init(_ all: [FactLabel]) {
        for (number, label) in all.enumerated() {
            let code = label.isCodeOnly ? label.value.map { ["code \($0)"] } ?? [] : []
            let keys = Set(label.names.map { "name \($0)" } + label.endpoints.map { "path \($0.path)" } + code)
            for key in keys { labels[key, default: []].append(number) }
        }
    }

    /// In the order of the labels.
    func candidates(for claim: Claim) -> [Int] {
        if let endpoint = claim.endpoint { return labels["path \(endpoint.path)"] ?? [] }
        let named = labels["name \(claim.name)"] ?? []
        guard claim.kind == .error, let value = claim.value ?? NormalForm.value(claim.shown) else { return named }
        return Set(named + (labels["code \(value)"] ?? [])).sorted()
    }
}
