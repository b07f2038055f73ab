package import Guide
package import SourceText
package import Spec

/// What belongs to what: the common ground of all rules.
package struct Matching: Sendable {
    let stated: StatedItems
    package let facts: [GuideFact]
    /// By fact: the types that it mentions.
    package let references: [[String]]
    package let unread: [UnreadPlace]
    /// What the guides get wrong by themselves.
    package let slips: [SlipPlace]
    /// What is said of answers besides facts.
    let answers: [DocumentedAnswers]
    /// The documents that were read, rather than taken from what is recorded of them.
    let texts: DocumentTexts
    package let witness: Witness
    /// Where a finding points in the spec if no item is near: the top of its first file.
    package let specTop: Place
    package internal(set) var names = TypeNames()
    /// By fact: the item it bears out.
    package internal(set) var itemOfFact: [Int?]
    /// By item: the facts that bear it out, in guide order.
    package internal(set) var factsOfItem: [[Int]]
    /// By fact: the stated rule that accounts for it without an item.
    package internal(set) var reasons: [String?]
    package internal(set) var nearMisses: [NearMiss] = []
    /// Which of several calls of one address what is said of it belongs to.
    var sections = CallSections()
    var twins = TwinTypes()
    /// The facts that bear an item out, in guide order.
    private var matched: [Int] = []
    /// By the names that the guide gives to calls: their endpoints.
    private var callsByName: [String: Int] = [:]
    /// The addresses that the guide gives, and how it spells them.
    private(set) var addresses = Addresses()

    package var items: [SpecItemReference] { stated.items }

    package struct UnreadPlace: Sendable {
        package var unread: FactSheet.Unread
        package var place: Place
    }

    package struct SlipPlace: Sendable {
        package var slip: Slip
        package var place: Place
    }

    /// A fact that no item fits, and the item it probably means.
    package struct NearMiss: Sendable {
        package enum Kind: Sendable {
            /// Nothing else bears the item out: spec and guide call it differently.
            case renamed
            /// Other facts bear the item out: the guide spells it in two ways.
            case misspelled
            /// The names agree and the owners do not.
            case moved
        }

        package var kind: Kind
        package var fact: Int
        package var item: Int

        /// By fact: the item of the first of some misses.
        static func items(_ misses: [NearMiss]) -> [Int: Int] {
            Dictionary(misses.map { ($0.fact, $0.item) }) { first, _ in first }
        }
    }

    package init(items: [SpecItem], sheets: [FactSheet], specTop: Place) {
        self.init(StatedItems(items), sheets: sheets, specTop: specTop)
    }

    init(_ stated: StatedItems, sheets: [FactSheet], specTop: Place, witness: Witness = .guide) {
        self.stated = stated
        self.witness = witness
        var facts: [GuideFact] = []
        var unread: [UnreadPlace] = []
        let paths = SwiftPaths(stated.items, sheets)
        for sheet in GenericAliases.settled(sheets) {
            for fact in sheet.facts + DefaultedCalls.facts(of: sheet, for: stated, witness) {
                facts.append(
                    GuideFact(
                        id: facts.count, fact: paths.named(fact, isInterface: sheet.format == .swift), file: sheet.file,
                        format: sheet.format))
            }
            unread += sheet.unread.map { UnreadPlace(unread: $0, place: Place(sheet.file, $0.span)) }
        }
        self.facts = facts
        references = facts.map { MisspelledTypes.references(of: $0.fact, stated.readings) }
        self.unread = unread
        slips = sheets.flatMap { sheet in sheet.slips.map { SlipPlace(slip: $0, place: Place(sheet.file, $0.span)) } }
        answers = sheets.map(DocumentedAnswers.init)
        texts = DocumentTexts(sheets)
        self.specTop = specTop
        itemOfFact = Array(repeating: nil, count: facts.count)
        factsOfItem = Array(repeating: [], count: stated.items.count)
        reasons = Array(repeating: nil, count: facts.count)
        Matcher.match(&self)
        matched = facts.indices.filter { itemOfFact[$0] != nil }
        for fact in facts where fact.fact.kind == .endpoint {
            if let item = itemOfFact[fact.id], callsByName[fact.fact.name] == nil { callsByName[fact.fact.name] = item }
        }
        addresses = Addresses(facts, itemOfFact)
        NearMisses.find(in: &self)
    }
}

extension Matching {
    /// An item with one of the facts that bear it out.
    func pair(_ item: SpecItemReference, _ fact: GuideFact) -> Pair {
        Pair(
            item: item, fact: fact, names: names, isDirect: itemOfFact[fact.id] == item.id || SharedConstants.speak(fact, of: item),
            witness: witness)
    }

    /// By name, without its module: the facts that mention a type, in guide order.
    func mentions(_ name: (String) -> String) -> [String: [Int]] {
        var mentions: [String: [Int]] = [:]
        for (fact, names) in references.enumerated() where !names.isEmpty {
            for name in Set(names.map(name)) { mentions[name, default: []].append(fact) }
        }
        return mentions
    }

    /// Facts that neither an item, nor a near miss, nor a stated rule explains.
    package var strangers: [GuideFact] {
        let missed = Set(nearMisses.map(\.fact))
        return facts.filter { itemOfFact[$0.id] == nil && reasons[$0.id] == nil && !missed.contains($0.id) }
    }

    /// Items that rest on this witness, and that no fact bears out.
    package var unborne: [SpecItemReference] {
        let renamed = Set(nearMisses.filter { $0.kind == .renamed }.map(\.item))
        return items.filter { factsOfItem[$0.id].isEmpty && witness.bears($0.item.provenance) && !renamed.contains($0.id) }
    }

    /// What the spec calls the call that a document names so.
    func callName(_ owner: String) -> String? { callsByName[owner].map { items[$0].callName } }

    /// The place in the spec where a fact would belong: its owner, or what the nearest matched fact bears out.
    package func specPlace(near fact: GuideFact) -> Place {
        if let owner = fact.fact.owner, let call = callsByName[owner] { return items[call].item.name.place }
        if let owner = fact.fact.owner, let item = stated.owner(named: owner) { return item.item.name.place }
        return nearestMatched(to: fact.id).flatMap { itemOfFact[$0] }.map { items[$0].item.place } ?? specTop
    }

    /// Of two that are as near the one that stands before.
    private func nearestMatched(to fact: Int) -> Int? {
        let index = matched.partitioningIndex { $0 >= fact }
        let before = index > 0 ? matched[index - 1] : nil
        guard let after = index < matched.count ? matched[index] : nil else { return before }
        guard let before, fact - before <= after - fact else { return after }
        return before
    }

    /// The place in the guide where an item would belong: its owner's description, a sibling's, its members', or the top of the first guide.
    package func guidePlace(near item: SpecItemReference) -> Place? {
        if let owner = item.item.owner?.value {
            // A header belongs to its call by the spec's name for that.
            let calls = item.item.kind == .header ? items.filter { $0.item.kind == .endpoint && $0.item.owner?.value == owner } : []
            let described = (stated.named(owner) + calls).flatMap { factsOfItem[$0.id] }
            let siblings = stated.members(of: owner).flatMap { factsOfItem[$0.id] }
            if let first = described.first(where: { facts[$0].isDeclarative }) ?? described.min() ?? siblings.min() {
                return facts[first].place
            }
        }
        // Of what nothing names, an enum of errors say, its members are described.
        if let first = stated.members(of: item.item.name.value).flatMap({ factsOfItem[$0.id] }).min() { return facts[first].place }
        return facts.first.map { Place($0.file, Span(0, 0)) } ?? unread.first.map { Place($0.place.file, Span(0, 0)) }
    }
}

extension Provenance {
    package var isGuide: Bool {
        switch self {
        case .guide: true
        case .documented, .invented: false
        }
    }
}

extension SpecItem.Kind {
    /// May own members.
    package var isOwner: Bool {
        switch self {
        case .type, .enum, .method, .endpoint: true
        case .property, .case, .constant, .parameter, .error, .header, .key, .duration: false
        }
    }
}
