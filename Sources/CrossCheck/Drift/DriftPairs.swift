import Guide

/// What a guide states anew, to be paired with what it states no longer: each is found once.
///
/// Everything is looked up, so that a guide that was rewritten as a whole takes no longer than its length.
struct DriftPairs {
    private let facts: [GuideFact]
    private var isTaken: [Bool]
    private var things: [Thing: ArraySlice<Int>] = [:]
    private var places: [Place: Neighbours] = [:]

    init(_ facts: [GuideFact]) {
        self.facts = facts
        isTaken = Array(repeating: false, count: facts.count)
        for (number, fact) in facts.enumerated() {
            let meaning = Meaning(fact.fact)
            things[Thing(meaning, owner: meaning.owner), default: []].append(number)
            things[Thing(meaning, owner: Thing.anybody), default: []].append(number)
        }
        for (place, numbers) in Dictionary(grouping: facts.indices, by: { Place(facts[$0].fact) }) {
            places[place] = Neighbours(numbers, facts)
        }
    }

    var left: [GuideFact] { facts.indices.filter { !isTaken[$0] }.map { facts[$0] } }

    /// The first of the same name; of an owner only where both have one is asked.
    static func sameThing(_ pairs: inout DriftPairs, _ old: GuideFact) -> GuideFact? {
        let meaning = Meaning(old.fact)
        let owners = meaning.owner == nil ? [Thing.anybody] : [meaning.owner, nil]
        let found = owners.compactMap { pairs.first(Thing(meaning, owner: $0)) }.min()
        return found.map { pairs.take($0) }
    }

    /// The first in the same place whose name is near.
    static func renamed(_ pairs: inout DriftPairs, _ old: GuideFact) -> GuideFact? {
        guard let neighbours = pairs.places[Place(old.fact)] else { return nil }
        let name = Spelling(old.fact.name)
        let found = neighbours.near(name.text).first { neighbour in
            !pairs.isTaken[neighbour.number] && (old.fact.kind == .duration || Similarity.score(name, neighbour.name) >= 0.8)
        }
        return found.map { pairs.take($0.number) }
    }

    private mutating func first(_ thing: Thing) -> Int? {
        while let first = things[thing]?.first {
            guard isTaken[first] else { return first }
            things[thing]?.removeFirst()
        }
        return nil
    }

    private mutating func take(_ number: Int) -> GuideFact {
        isTaken[number] = true
        return facts[number]
    }

    private struct Thing: Hashable {
        /// No name of a type has a blank.
        static let anybody: String? = " "

        var family: String
        var name: String
        var owner: String?

        init(_ meaning: Meaning, owner: String?) {
            (family, name, self.owner) = (meaning.family, meaning.name, owner)
        }
    }

    private struct Place: Hashable {
        var kind: Fact.Kind
        var owner: String?

        init(_ fact: Fact) { (kind, owner) = (fact.kind, fact.owner) }
    }

    /// The facts of one place.
    private struct Neighbours {
        private let all: [(number: Int, name: Spelling)]
        private let index: NearNames

        init(_ numbers: [Int], _ facts: [GuideFact]) {
            all = numbers.map { ($0, Spelling(facts[$0].fact.name)) }
            index = NearNames(all.map { [$0.name.text] })
        }

        func near(_ name: String) -> [(number: Int, name: Spelling)] { index.places(near: [name]).map { all[$0] } }
    }
}
