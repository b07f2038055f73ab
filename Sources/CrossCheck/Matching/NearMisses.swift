import Guide
import Spec

/// Explains facts that no item fits: another spelling, another owner, the platform's API, the sample's own names.
enum NearMisses {
    static func find(in matching: inout Matching) {
        let open = matching.facts.filter { matching.itemOfFact[$0.id] == nil && !$0.fact.isOnlyEvidence && !$0.fact.isDefinition }
        var reasons: [Int: String] = [:]
        let accounts = Accounts(matching)
        for fact in open { reasons[fact.id] = accounts.reason(for: fact) }
        let renamed = pairUp(open, reasons, matching)
        matching.nearMisses = renamed
        let taken = Set(renamed.map(\.fact))
        var known: [Key: Matching.NearMiss?] = [:]
        for fact in open where !taken.contains(fact.id) {
            let key = Key(fact: fact, isExplained: reasons[fact.id] != nil)
            let miss = known[key] ?? misspelled(fact, matching, isExplained: key.isExplained)
            known[key] = .some(miss)
            if let miss {
                matching.nearMisses.append(Matching.NearMiss(kind: miss.kind, fact: fact.id, item: miss.item))
            } else {
                matching.reasons[fact.id] = reasons[fact.id]
            }
        }
        matching.nearMisses.sort { ($0.fact, $0.item) < ($1.fact, $1.item) }
    }

    /// Facts that are explained alike, so that a name that a guide repeats is looked up once.
    private struct Key: Hashable {
        var kind: Fact.Kind
        var source: Fact.Source
        var name: String
        var owner: String?
        var receiver: String?
        var isExplained: Bool

        init(fact: GuideFact, isExplained: Bool) {
            kind = fact.fact.kind
            source = fact.fact.source
            name = fact.fact.name
            owner = fact.fact.owner
            receiver = fact.fact.detail.receiver
            self.isExplained = isExplained
        }
    }

    /// Pairs unmatched facts with unborne items, the nearest first.
    private static func pairUp(_ open: [GuideFact], _ reasons: [Int: String], _ matching: Matching) -> [Matching.NearMiss] {
        let unborne = matching.stated.spelled.filter {
            matching.factsOfItem[$0.reference.id].isEmpty && matching.witness.bears($0.reference.item.provenance)
        }
        guard !unborne.isEmpty else { return [] }
        let near = NearNames(unborne.map(\.written))
        let calls = HeaderCalls(matching)
        let lone = LoneParameters(open.filter { reasons[$0.id] == nil }, unborne)
        var candidates: [(score: Double, item: Int, facts: [Int])] = []
        for group in FactGroups.byName(open) {
            let affinity = NameAffinity(group[0].fact)
            let isExplained = group.contains { reasons[$0.id] != nil }
            // Names in interfaces are long and alike, and none is a slip of a writer's.
            let least = isExplained || group[0].format.isOnlyFacts ? 0.85 : 0.6
            for item in near.places(near: affinity.names).map({ unborne[$0] }) {
                guard mayMean(group[0], item, matching.names), calls.mayMean(group, item) else { continue }
                let score = affinity.score(item, over: least.nextDown)
                guard score >= least, lone.mayMean(group[0], item, score) else { continue }
                candidates.append((score, item.reference.id, group.map(\.id)))
            }
        }
        candidates.sort { ($1.score, $0.item, $0.facts[0]) < ($0.score, $1.item, $1.facts[0]) }
        var (usedItems, usedFacts): (Set<Int>, Set<Int>) = ([], [])
        var misses: [Matching.NearMiss] = []
        for candidate in candidates where !usedItems.contains(candidate.item) && !usedFacts.contains(candidate.facts[0]) {
            usedItems.insert(candidate.item)
            usedFacts.formUnion(candidate.facts)
            misses += candidate.facts.map { Matching.NearMiss(kind: .renamed, fact: $0, item: candidate.item) }
        }
        return misses
    }

    /// An interface says of every member whose it is.
    private static func mayMean(_ fact: GuideFact, _ item: SpelledItem, _ names: TypeNames) -> Bool {
        // What is answered is none of what is sent.
        if fact.part == .answer, item.kind == .parameter { return false }
        guard fact.format.isOnlyFacts, let owner = item.owner, let other = fact.fact.owner else { return true }
        if names.tell(owner, from: other, fact.fact) { return false }
        return owner == other || item.kind == .case || item.kind == .error
    }

    private static func misspelled(_ fact: GuideFact, _ matching: Matching, isExplained: Bool) -> Matching.NearMiss? {
        if !isExplained, let item = moved(fact, matching) { return Matching.NearMiss(kind: .moved, fact: fact.id, item: item) }
        if let meant = matching.names.meant[fact.fact.name], let item = matching.stated.owner(named: meant) {
            return Matching.NearMiss(kind: .misspelled, fact: fact.id, item: item.id)
        }
        // What a compiler reads is spelled as it is.
        if fact.format.isInterface, fact.isDeclarative { return nil }
        let affinity = NameAffinity(fact.fact)
        var best: (score: Double, item: SpelledItem)?
        // Of a declared name only a slip counts, which is told at once; large headers have thousands of names on both sides.
        let onlySlips = isExplained || fact.isDeclarative
        for item in onlySlips ? affinity.slips(among: matching.stated) : matching.stated.spelled(near: affinity) {
            let floor = best?.score ?? Similarity.nearness.nextDown
            let score = affinity.score(item, over: floor)
            if score < 1, score > floor { best = (score, item) }
        }
        guard let best else { return nil }
        guard onlySlips || affinity.isSlip(of: best.item) || best.score >= 0.66 && isLike(fact.fact, best.item) else { return nil }
        return Matching.NearMiss(kind: .misspelled, fact: fact.id, item: best.item.reference.id)
    }

    /// Nearly the same words, of names that travel: a shared beginning or end makes no slip there, nor does what a server calls `door_state` make one
    /// of the type `DoorState`. What an SDK declares is called by another word of its own more often.
    private static func isLike(_ fact: Fact, _ item: SpelledItem) -> Bool {
        let (name, other) = (fact.name, item.text)
        if fact.kind == .endpoint, item.kind == .endpoint {
            return !Similarity.haveOtherWord(URLForm.path(URLForm.split(name).url), URLForm.path(URLForm.split(other).url))
        }
        // What frameworks and selectors end with they all have.
        if name.hasSuffix(".framework") { return false }
        if name.has(":"), other.has(":"), !Similarity.isNear(NameForms.base(name), NameForms.base(other)) { return false }
        let isTravelling = { (name: String) in name.has("_") && name.allSatisfy { !$0.isUppercase } }
        if isTravelling(name), !isTravelling(other), other.first?.isUppercase == true { return false }
        if isTravelling(other), !isTravelling(name), name.first?.isUppercase == true { return false }
        guard fact.kind == .parameter || item.kind == .parameter || isTravelling(name) && isTravelling(other) else { return true }
        // Such names are as long as they are: `parcel_id` is another thing than `parcel`.
        return Similarity.split(name).count == Similarity.split(other).count && !Similarity.haveOtherWord(name, other)
    }

    /// The item of the same name that belongs to somebody else. In an interface, where every member's owner is written, an item that is borne out
    /// is another member, and one that the guide need not bear out is none of its own.
    private static func moved(_ fact: GuideFact, _ matching: Matching) -> Int? {
        guard fact.fact.kind.isMember, fact.fact.owner != nil || fact.fact.detail.receiver != nil else { return nil }
        let kinds = KindAffinity(fact.fact)
        return matching.stated.named(fact.fact.name).first { item in
            guard kinds.rank(item) != nil else { return false }
            return !fact.format.isOnlyFacts
                || matching.factsOfItem[item.id].isEmpty && matching.witness.bears(item.item.provenance)
        }?.id
    }
}

/// Parameters of one call whose names have nothing in common may be one where nothing else of the call is left over on either side.
private struct LoneParameters {
    private var written: [String: Set<String>] = [:]
    private var stated: [String: Int] = [:]

    init(_ open: [GuideFact], _ unborne: [SpelledItem]) {
        for fact in open where fact.fact.kind == .parameter { written[fact.fact.owner ?? "", default: []].insert(fact.fact.name) }
        for item in unborne where item.kind == .parameter { stated[item.owner ?? "", default: 0] += 1 }
    }

    func mayMean(_ fact: GuideFact, _ item: SpelledItem, _ score: Double) -> Bool {
        guard fact.fact.kind == .parameter, item.kind == .parameter, score < 0.65 else { return true }
        return written[fact.fact.owner ?? ""]?.count == 1 && stated[item.owner ?? ""] == 1
    }
}

/// The addresses of the endpoints that have headers: what is said of one call's header is none of another's.
private struct HeaderCalls {
    private let calls: [String: [DocumentedBodies.Call]]

    init(_ matching: Matching) {
        let endpoints = matching.items.map(\.item).filter { $0.kind == .endpoint && $0.owner != nil }
        calls = endpoints.reduce(into: [:]) { calls, endpoint in
            let names = ([endpoint.name] + endpoint.aliases).map { DocumentedBodies.Call($0.value) }
            calls[endpoint.owner?.value ?? "", default: []] += names
        }
    }

    func mayMean(_ group: [GuideFact], _ item: SpelledItem) -> Bool {
        guard item.kind == .header, let stated = item.owner.flatMap({ calls[$0] }) else { return true }
        return group.contains { fact in
            guard fact.fact.kind == .header, let owner = fact.fact.owner, owner.has("/") else { return true }
            let written = DocumentedBodies.Call(owner)
            return stated.contains {
                ($0.method == written.method || written.method == nil) && URLForm.isSame($0.address, written.address)
            }
        }
    }
}

/// Kinds between which names may be confused.
enum KindFamily: String {
    case type, member, value, parameter, endpoint, header, key, duration

    init(_ kind: Fact.Kind) {
        switch kind {
        case .type, .enum: self = .type
        case .method, .property, .use: self = .member
        case .case, .constant, .error: self = .value
        case .parameter: self = .parameter
        case .endpoint: self = .endpoint
        case .header: self = .header
        case .key: self = .key
        case .duration: self = .duration
        }
    }
}
