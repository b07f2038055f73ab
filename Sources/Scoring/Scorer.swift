import Guide

/// Holds what was found in a guide against its labels.
package enum Scorer {
    /// How often a claim may meet a label.
    package enum Sharing: Sendable {
        /// A fact stands at one place, and meets one label.
        case never
        /// An item of a draft stands for every place that states it.
        case always
    }

    package static func score(_ claims: [Claim], against labels: LabelSet, sharing: Sharing = .never) -> Score {
        let sorted = SortedClaims(claims, labels, sharing)
        let certain = labels.certain
        let pairs = LabelPairs(certain, sorted.open, sharing).claimOfLabel
        let used = Set(pairs.values)
        var score = Score()
        score.aside = sorted.aside
        score.wrong = sorted.wrongDecoys
        let index = LabelIndex(certain)
        for (number, claim) in sorted.open.enumerated() where !used.contains(number) {
            let near = index.candidates(for: claim).map { certain[$0] }
            if let aside = aside(claim, near) {
                score.aside[aside, default: 0] += 1
            } else {
                score.wrong.append(Score.Wrong(claim: claim, near: NearMiss.of(claim, among: near)))
            }
        }
        score.misses = certain.indices.filter { pairs[$0] == nil }.map {
            Score.Miss(label: certain[$0], near: NearMiss.of(certain[$0], among: sorted.open))
        }
        score.kinds = figures(met: pairs.keys.map { certain[$0].kind }, score)
        score.owners = pairs.reduce(into: [:]) { $0[Owners.compare(certain[$1.key], sorted.open[$1.value]), default: 0] += 1 }
        score.metByWeakOnly = used.filter { sorted.open[$0].isWeak }.count
        score.claimCount = claims.count
        (score.certainCount, score.debatableCount) = (certain.count, labels.facts.count - certain.count)
        score.decoyCount = labels.decoys.count
        return inOrder(score)
    }

    private static func aside(_ claim: Claim, _ labels: [FactLabel]) -> Score.Aside? {
        if claim.kind.weight == .ignored { return .unscoredKind }
        if claim.isWeak { return .weakSource }
        return labels.contains { $0.isMet(by: claim) } ? .duplicate : nil
    }

    private static func figures(met: [Fact.Kind], _ score: Score) -> [(kind: Fact.Kind, figures: Figures)] {
        Fact.Kind.scored.map { kind in
            let missed = score.misses.filter { $0.label.kind == kind }.count
            let wrong = score.wrong.filter { $0.claim.kind == kind }.count
            return (kind, Figures(met: met.filter { $0 == kind }.count, missed: missed, wrong: wrong))
        }.filter { !$0.figures.isEmpty }
    }

    private static func inOrder(_ score: Score) -> Score {
        var score = score
        score.misses.sort { order($0.label.line, $0.label.kind, $0.label.name) < order($1.label.line, $1.label.kind, $1.label.name) }
        score.wrong.sort { order($0.claim.line, $0.claim.kind, $0.claim.shown) < order($1.claim.line, $1.claim.kind, $1.claim.shown) }
        return score
    }

    private static func order(_ line: Int?, _ kind: Fact.Kind, _ name: String) -> (Int, String, String) { (line ?? 0, kind.rawValue, name) }
}

/// Claims by what becomes of them before any is matched.
private struct SortedClaims {
    /// Those that are to meet certain labels.
    var open: [Claim] = []
    var wrongDecoys: [Score.Wrong] = []
    var aside: [Score.Aside: Int] = [:]

    init(_ claims: [Claim], _ labels: LabelSet, _ sharing: Scorer.Sharing) {
        let index = LabelIndex(labels.facts)
        for claim in claims {
            if labels.decoys.contains(where: { $0.isMet(by: claim) }) {
                if claim.isWeak { aside[.weakDecoy, default: 0] += 1 } else { wrongDecoys.append(Score.Wrong(claim: claim, near: .decoy)) }
            } else if Self.isDebatable(claim, index.candidates(for: claim).map { labels.facts[$0] }, sharing) {
                aside[.debatable, default: 0] += 1
            } else {
                open.append(claim)
            }
        }
    }

    /// The nearest label of the claim's kind and name is a debatable one; between equals a certain label wins. What stands for all places
    /// is debatable only where all are.
    private static func isDebatable(_ claim: Claim, _ labels: [FactLabel], _ sharing: Scorer.Sharing) -> Bool {
        func rank(_ label: FactLabel) -> [Int] { [label.kind == claim.kind ? 0 : 1, label.distance(to: claim), label.isCertain ? 0 : 1] }
        let same = labels.filter { $0.isSameKind(claim) && $0.isSameName(claim) && $0.isSameValue(claim) }
        if sharing == .always, same.contains(where: \.isCertain) { return false }
        return same.min { rank($0).lexicographicallyPrecedes(rank($1)) }.map { !$0.isCertain } ?? false
    }
}

extension NearMiss {
    /// Why a claim met no label of its name.
    fileprivate static func of(_ claim: Claim, among labels: [FactLabel]) -> NearMiss? {
        for label in labels where label.isSameKind(claim) && label.isSameName(claim) {
            if !label.isSameValue(claim) { return .value(label: label.value, claim: claim.value, line: nil) }
            if !label.isSameOwner(claim) { return .owner(label: label.owner, claim: claim.owner, line: nil) }
        }
        return nil
    }

    /// Why no claim met a label.
    fileprivate static func of(_ label: FactLabel, among claims: [Claim]) -> NearMiss? {
        let near = claims.sorted { label.distance(to: $0) < label.distance(to: $1) }
        for claim in near where label.isSameKind(claim) && label.isSameName(claim) {
            if !label.isSameValue(claim) { return .value(label: label.value, claim: claim.value, line: claim.line) }
            if !label.isSameOwner(claim) { return .owner(label: label.owner, claim: claim.owner, line: claim.line) }
        }
        let other = near.first { claim in claim.endpoint.map { found in label.endpoints.contains { $0.path == found.path } } ?? false }
        if let other { return .method(claim: other.shown, line: other.line) }
        return near.first { label.names.contains($0.name) && !label.isSameKind($0) }.map { .kind($0.kind, line: $0.line) }
    }
}
