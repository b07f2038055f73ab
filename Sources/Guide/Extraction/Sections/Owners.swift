import SourceText

/// Where a guide shows whose member a name is.
private struct Witness {
    var owner: String
    var offset: Int
    /// A declaration says it; a call of a sample shows it; a sentence mentions it.
    var weight: Double
}

extension Extraction {
    /// Methods that stand in no class belong to the type that other places give them to. Many classes share a selector: near places count
    /// more than distant ones, and what stands in one listing belongs together.
    mutating func findOwners() {
        let shared = sharedFactories()
        let open = facts.indices.filter {
            facts[$0].kind == .method && facts[$0].owner == nil && !facts[$0].isFunction && !shared.contains(facts[$0].name)
        }
        guard !open.isEmpty else { return }
        let witnesses = witnesses(of: Set(open.map { Self.key(facts[$0].name) }))
        for indices in Dictionary(grouping: open, by: { listing(of: $0) }).values.sorted(by: { $0[0] < $1[0] }) {
            var votes: [String: Double] = [:]
            for index in indices { vote(witnesses[Self.key(facts[index].name)] ?? [], facts[index], into: &votes) }
            guard let winner = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
            for index in indices where indices.count > 1 || !(witnesses[Self.key(facts[index].name)] ?? []).isEmpty {
                facts[index].owner = winner
                trace.note(.owner, facts[index].span, "`\(facts[index].name)` belongs to \(winner): \(Self.tally(votes))")
            }
        }
        shareOwners()
    }

    /// `+ (instancetype)shared`, declared in one chapter after another: each time another class's, so a call in one of them tells nothing.
    private func sharedFactories() -> Set<String> {
        var sections: [String: Set<Int>] = [:]
        for fact in facts where fact.kind == .method && fact.owner == nil && fact.isStatic == true && fact.type == "instancetype" {
            sections[fact.name, default: []].insert(fact.detail.headingLine ?? 0)
        }
        return Set(sections.filter { $0.value.count > 2 }.keys)
    }

    private static func tally(_ votes: [String: Double]) -> String {
        votes.sorted { $0.key < $1.key }.map { "\($0.key) has \(($0.value * 1000).rounded() / 1000) of the places that name an owner" }
            .joined(separator: ", ")
    }

    /// More would only say the same again, and cost time in proportion to their square.
    private static let mostWitnesses = 100

    private func witnesses(of names: Set<String>) -> [String: [Witness]] {
        var witnesses: [String: [Witness]] = [:]
        for fact in facts where fact.kind == .method || fact.kind == .use {
            let key = Self.key(fact.name)
            guard names.contains(key), witnesses[key]?.count ?? 0 < Self.mostWitnesses else { continue }
            if fact.kind == .method, let owner = fact.owner, survey.types.contains(owner) || fact.source != .prose {
                witnesses[key, default: []].append(Witness(owner: owner, offset: fact.span.start, weight: 1.5))
            } else if fact.kind == .use, fact.detail.form != "mention", let owner = fact.owner ?? fact.detail.receiver, !owner.has(".") {
                witnesses[key, default: []].append(Witness(owner: owner, offset: fact.span.start, weight: 1))
            }
        }
        return witnesses
    }

    /// A Swift method's name without its last label: a call whose last argument is a closure behind the brackets does not say it.
    private static func key(_ name: String) -> String {
        guard name.hasSuffix(":)"), let last = name.dropLast(2).lastIndex(where: { $0 == ":" || $0 == "(" }) else { return name }
        return name[...last] + "_:)"
    }

    /// A name that several types have says less of each, and a distant place less than a near one.
    private func vote(_ witnesses: [Witness], _ fact: Fact, into votes: inout [String: Double]) {
        let owners = Set(witnesses.map(\.owner)).count
        for witness in witnesses {
            let distance = Double(abs(witness.offset - fact.span.start)) / 2000
            votes[witness.owner, default: 0] += witness.weight / (1 + distance) / Double(owners)
        }
    }

    /// A code block, or the place itself where a sentence states the method.
    private func listing(of index: Int) -> Int {
        facts[index].source == .declaration ? blockOfFact[index] : -1 - index
    }

    /// Methods listed together without a class belong to the class of those among them whose class is known.
    private mutating func shareOwners() {
        var owners: [Int: Set<String>] = [:]
        let listed = facts.indices.filter { facts[$0].kind == .method && facts[$0].source == .declaration && facts[$0].isStatic != nil }
        for index in listed {
            // A callback's protocol says nothing of what is no callback, and what stands below a label nothing of what stands above it.
            guard let owner = facts[index].owner, !labelledMethods.contains(facts[index].span.start),
                !(isProtocolName(owner) && Self.isCallbackName(facts[index].name))
            else { continue }
            owners[group(index), default: []].insert(owner)
        }
        for index in listed where facts[index].owner == nil && !Self.isCallbackName(facts[index].name) {
            if let found = owners[group(index)], found.count == 1 { facts[index].owner = found.first }
        }
        shareClassMethods(listed)
    }

    /// A guide to one class shows most of its class methods in samples: those that no sample calls are its own, too.
    private mutating func shareClassMethods(_ listed: [Int]) {
        let ofClasses = listed.filter { facts[$0].isStatic == true }
        let open = ofClasses.filter { facts[$0].owner == nil }
        let owners = Set(ofClasses.compactMap { facts[$0].owner })
        guard !open.isEmpty, owners.count == 1, open.count * 2 < ofClasses.count else { return }
        for index in open { facts[index].owner = owners.first }
    }

    /// A heading and a sign: class methods and instance methods are kept apart.
    private func group(_ index: Int) -> Int { (facts[index].detail.headingLine ?? 0) * 2 + (facts[index].isStatic == true ? 1 : 0) }

    /// Names that a table or a list gives without saying what they are: samples that call them, or read and set them, show it.
    mutating func nameKindsByUse() {
        let open = facts.indices.filter {
            facts[$0].kind == .key && (facts[$0].source == .table || facts[$0].source == .list) && !nestedKeys.contains($0)
        }
        guard !open.isEmpty else { return }
        var uses: [String: Set<Fact.Kind>] = [:]
        for fact in facts where fact.kind == .use && (fact.owner ?? fact.detail.receiver) != nil {
            let base = String(NameShape.base(of: fact.name))
            switch fact.detail.form {
            case "call": uses[base, default: []].insert(.method)
            case "read", "write": uses[base, default: []].insert(.property)
            default: break
            }
        }
        for index in open {
            let kinds = uses[String(NameShape.base(of: facts[index].name))] ?? []
            if kinds.count == 1, let kind = kinds.first { facts[index].kind = kind }
        }
    }
}
