package import Guide
package import SourceText
package import Spec

/// What changed between two versions of a guide, by meaning: what only moved or was reworded is not here.
package struct Drift: Sendable {
    package struct Change: Sendable {
        package enum Kind: String, Sendable { case added, removed, changed }

        /// One part of a statement, as it was and as it is; nil where a version says nothing of it.
        package struct Aspect: Hashable, Sendable {
            package var name: String
            package var old: String?
            package var new: String?
        }

        package var kind: Kind
        /// The old statement; nil for what was added.
        package var old: GuideFact?
        /// The new one; nil for what was removed.
        package var new: GuideFact?
        /// What of it changed: `name`, `type`, `value` and the like.
        package var aspects: [Aspect]
        /// The items that rest on it, in the order of the spec.
        package var items: [SpecItem]
        /// The generated files that those items are part of.
        package var artifacts: [String]

        package var name: String { new?.fact.name ?? old?.fact.name ?? "" }
    }

    package var changes: [Change]

    package var isEmpty: Bool { changes.isEmpty }
    package var added: [Change] { changes.filter { $0.kind == .added } }
    package var removed: [Change] { changes.filter { $0.kind == .removed } }
    package var changed: [Change] { changes.filter { $0.kind == .changed } }

    /// - Parameter artifacts: the paths of the generated files that an item is part of.
    package init(
        from old: FactSheet, to new: FactSheet, items: [SpecItem] = [], specTop: Place? = nil, witness: Witness = .guide,
        artifacts: (SpecItem) -> [String] = { _ in [] }
    ) {
        self.init(from: old, to: new, stated: StatedItems(items), specTop: specTop, witness: witness, artifacts: artifacts)
    }

    init(
        from old: FactSheet, to new: FactSheet, stated: StatedItems, specTop: Place?, witness: Witness = .guide,
        artifacts: (SpecItem) -> [String] = { _ in [] }
    ) {
        let (before, after) = (Self.numbered(old), Self.numbered(new))
        var gone = Self.uncovered(before, by: after)
        var come = Self.uncovered(after, by: before)
        var changes = Self.pair(&gone, &come)
        // What says more than it did is covered by what it says now, and the other way round.
        changes += Self.grown(&gone, after) { ($0, $1) } + Self.grown(&come, before) { ($1, $0) }
        changes += gone.map { Change(kind: .removed, old: $0, new: nil, aspects: [], items: [], artifacts: []) }
        changes += come.map { Change(kind: .added, old: nil, new: $0, aspects: [], items: [], artifacts: []) }
        let top = specTop ?? Place(old.file, Span(0, 0))
        let touched = Touched(
            stated: stated, old: Matching(stated, sheets: [old], specTop: top, witness: witness),
            new: Matching(stated, sheets: [new], specTop: top, witness: witness)
        )
        self.changes = changes.map { touched.complete($0, artifacts) }.sorted { Self.place($0) < Self.place($1) }
    }

    private static func numbered(_ sheet: FactSheet) -> [GuideFact] {
        sheet.facts.enumerated().map { GuideFact(id: $0.offset, fact: $0.element, file: sheet.file, format: sheet.format) }
    }

    /// Facts, one for each meaning, that the other version does not state.
    private static func uncovered(_ facts: [GuideFact], by others: [GuideFact]) -> [GuideFact] {
        var byName: [String: Set<Meaning>] = [:]
        for other in others {
            let meaning = Meaning(other.fact)
            byName[meaning.name, default: []].insert(meaning)
        }
        let called = Set(others.lazy.filter { $0.fact.kind == .use }.map(\.fact.name))
        var seen: Set<Meaning> = []
        return facts.filter { fact in
            let meaning = Meaning(fact.fact)
            guard !seen.contains(meaning) else { return false }
            // What a call alone states, below a title, is there wherever samples call it.
            if fact.fact.kind == .method, fact.fact.source == .sample, called.contains(fact.fact.name) { return false }
            guard byName[meaning.name]?.contains(where: { meaning.isCovered(by: $0) }) != true else { return false }
            return seen.insert(meaning).inserted
        }
    }

    /// Takes out of both lists what is one thing that changed: the same name first, then a near one in the same place.
    private static func pair(_ gone: inout [GuideFact], _ come: inout [GuideFact]) -> [Change] {
        var changes: [Change] = []
        var pairs = DriftPairs(come)
        for find in [DriftPairs.sameThing, DriftPairs.renamed] {
            gone.removeAll { old in
                guard let new = find(&pairs, old) else { return false }
                changes.append(Change(kind: .changed, old: old, new: new, aspects: aspects(old, new), items: [], artifacts: []))
                return true
            }
        }
        come = pairs.left
        return changes
    }

    /// Takes out what the other version states, too, and says less of, or more.
    private static func grown(
        _ facts: inout [GuideFact], _ others: [GuideFact], _ inOrder: (GuideFact, GuideFact) -> (GuideFact, GuideFact)
    ) -> [Change] {
        let byName = Dictionary(grouping: others.filter { $0.fact.kind != .use }) { Meaning($0.fact).name }
        var changes: [Change] = []
        facts.removeAll { fact in
            let meaning = Meaning(fact.fact)
            let same = byName[meaning.name]?.first { other in
                let stated = Meaning(other.fact)
                return fact.fact.source == .declaration && other.fact.source == .declaration && stated.family == meaning.family
                    && stated.owner == meaning.owner
            }
            guard let same else { return false }
            let (old, new) = inOrder(fact, same)
            changes.append(Change(kind: .changed, old: old, new: new, aspects: aspects(old, new), items: [], artifacts: []))
            return true
        }
        return changes
    }

    private static func aspects(_ old: GuideFact, _ new: GuideFact) -> [Change.Aspect] {
        let name = Change.Aspect(name: "name", old: old.fact.name, new: new.fact.name)
        return (old.fact.name == new.fact.name ? [] : [name]) + Meaning(old.fact).differences(from: Meaning(new.fact))
    }

    private static func place(_ change: Change) -> (Int, Int, String) {
        (change.new?.fact.span.start ?? change.old?.fact.span.start ?? 0, change.new == nil ? 0 : 1, change.name)
    }
}

/// Which items a change touches.
private struct Touched {
    let stated: StatedItems
    let old: Matching
    let new: Matching

    func complete(_ change: Drift.Change, _ artifacts: (SpecItem) -> [String]) -> Drift.Change {
        var change = change
        let found = [change.old.flatMap { old.itemOfFact[$0.id] }, change.new.flatMap { new.itemOfFact[$0.id] }].compactMap { $0 }
        change.items = Set(found).sorted().map { stated.items[$0].item }
        var seen: Set<String> = []
        change.artifacts = change.items.flatMap(artifacts).filter { seen.insert($0).inserted }.sorted()
        return change
    }
}
