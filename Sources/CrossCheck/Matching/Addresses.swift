import Diagnostics
import Guide

/// The addresses that a guide gives, and which of them is another one misspelled.
struct Addresses: Sendable {
    /// One address with all its places.
    struct Address: Sendable {
        let url: String
        let facts: [GuideFact]
        /// The items of the spec that have it.
        let items: Set<Int>
        var isStated: Bool { !items.isEmpty }
        fileprivate let letters: [UInt32]
        /// Without digits: versions and numbers make other addresses.
        fileprivate let wording: String

        fileprivate init(_ facts: [GuideFact], _ items: Set<Int>) {
            url = Addresses.url(of: facts[0]) ?? ""
            self.facts = facts
            self.items = items
            letters = EditDistance.scalars(of: url)
            wording = url.filter { !$0.isNumber }
        }

        /// Whether two differ, and only by a letter.
        fileprivate func isSlip(of other: Address) -> Bool {
            // `/doors` and `/door` are two calls where the spec has both.
            if isStated, other.isStated, items.isDisjoint(with: other.items) { return false }
            return wording != other.wording && EditDistance.between(other.letters, letters, limit: 1) != nil
        }
    }

    /// Wrong spellings, each with the place of the right one, in guide order.
    private(set) var misspelled: [(wrong: Address, right: GuideFact)] = []
    private var wrong: Set<String> = []

    init() {}

    init(_ facts: [GuideFact], _ itemOfFact: [Int?]) {
        let all = FactGroups.grouped(facts.filter { Self.url(of: $0) != nil }) { Self.url(of: $0) ?? "" }.map { group in
            Address(group, Set(group.compactMap { itemOfFact[$0.id] }))
        }
        let byLength = Dictionary(grouping: all) { $0.letters.count }
        for address in all {
            let length = address.letters.count
            let near = (length - 1...length + 1).flatMap { byLength[$0] ?? [] }.filter { $0.isSlip(of: address) }
            guard let right = Self.right(for: address, among: near) else { continue }
            misspelled.append((address, right))
            wrong.insert(address.url)
        }
    }

    /// Whether a fact's address is a misspelled one, which is reported as such.
    func isMisspelled(_ fact: GuideFact) -> Bool {
        guard !wrong.isEmpty, let url = Self.url(of: fact) else { return false }
        return wrong.contains(url)
    }

    /// The right spelling, if this one is the wrong one: the spec states the right one, or it stands first.
    private static func right(for address: Address, among near: [Address]) -> GuideFact? {
        let others = near.map { (isStated: $0.isStated, fact: $0.facts[0]) }.sorted { $0.fact.id < $1.fact.id }
        return others.first { other in
            other.isStated == address.isStated ? other.fact.id < address.facts[0].id : other.isStated
        }?.fact
    }

    /// The form in which addresses are compared; nil for a fact that gives none.
    static func url(of fact: GuideFact) -> String? {
        switch fact.fact.kind {
        case .endpoint: URLForm.normal(URLForm.split(fact.fact.name).url)
        case .key where fact.fact.name.has("://"): URLForm.normal(fact.fact.name)
        default: nil
        }
    }
}
