import Guide
import Spec

/// Finds the item that each fact bears out.
enum Matcher {
    static func match(_ matching: inout Matching) {
        matching.names = MisspelledTypes.names(of: matching)
        let twins = TwinTypes(matching)
        let others = OtherMethods(matching)
        let sections = CallSections(matching)
        (matching.twins, matching.sections) = (twins, sections)
        for fact in matching.facts where !fact.fact.isOnlyEvidence && !twins.isAnother(fact) && !others.have(fact) {
            let foreign = sections.foreign(to: fact)
            let found = matching.stated.index.best(for: fact, names: matching.names, witness: matching.witness, besides: foreign)
            guard let item = found else { continue }
            matching.itemOfFact[fact.id] = item
            matching.factsOfItem[item].append(fact.id)
        }
        CrossedNames.part(in: &matching)
        IndirectEvidence.add(to: &matching)
    }
}

/// Items by the forms of their names.
struct ItemIndex: Sendable {
    private let items: [SpecItemReference]
    private var byForm: [NameForm: [Int]] = [:]
    /// Of forms that more items have than are all looked at: the items by their owners.
    private var byOwner: [NameForm: [String: [Int]]] = [:]
    /// Values of parameters with a closed set: each is stated by the parameter's item.
    private var byValue: [String: [Int]] = [:]
    /// Cases by their texts, where these are no names: `door.opened`.
    private var byText: [String: Int] = [:]
    private let stated: Set<String>
    /// URLs by the names of endpoints.
    private var urls: [String: String] = [:]
    /// `GET https://…`, and that of further methods, by the endpoint's name.
    private var calls: [String: Set<String>] = [:]
    /// What an app calls rather than implements.
    private let classes: Set<String>

    init(_ items: [SpecItemReference]) {
        self.items = items
        var stated: Set<String> = []
        for item in items {
            for form in NameForms.of(item.item) { byForm[form, default: []].append(item.id) }
            if item.item.kind == .endpoint, let name = item.item.owner?.value {
                calls[name] = Set(([item.item.name] + item.item.aliases).map(\.value))
                urls[name] = URLForm.normal(URLForm.split(item.item.name.value).url)
            }
            if let text = Self.text(of: item.item) { byText[text] = byText[text] ?? item.id }
            for value in item.item.values { byValue[value.value, default: []].append(item.id) }
            if item.item.kind == .type || item.item.kind == .enum { stated.insert(item.item.name.value) }
        }
        self.stated = stated
        let calls = calls
        for (form, ids) in byForm where ids.count > NearNames.most {
            byOwner[form] = ids.reduce(into: [:]) { byOwner, id in
                let owner = items[id].item.owner?.value ?? ""
                // What a reference says of an endpoint's header stands under the call, not under the spec's name for it.
                for name in [owner] + (items[id].item.kind == .header ? calls[owner] ?? [] : []) { byOwner[name, default: []].append(id) }
            }
        }
        classes = Set(items.filter { $0.item.kind == .type && $0.item.form?.value != "protocol" }.map(\.item.name.value))
    }

    /// The item that fits best: by how its name is written, then its owner, then its kind.
    ///
    /// - Parameter foreign: items that are not looked at.
    func best(for guideFact: GuideFact, names: TypeNames, witness: Witness = .guide, besides foreign: Set<Int> = []) -> Int? {
        let fact = guideFact.fact
        let asker = Asker(
            names: names, witness: witness, isInterface: guideFact.format.isInterface, isAnswer: Self.isAnswer(guideFact))
        let kinds = KindAffinity(fact)
        for level in NameForms.of(fact) {
            var found: (rank: Int, item: Int)?
            for form in level where !asker.isVague(form, fact) {
                for id in candidates(form, fact, asker) where !foreign.contains(id) {
                    guard let kind = kinds.rank(items[id]), let rank = rank(items[id].item, kind, fact, asker) else { continue }
                    if rank < found?.rank ?? .max || rank == found?.rank && id < found?.item ?? .max { found = (rank, id) }
                }
            }
            if let found { return found.item }
        }
        return fact.kind == .method || fact.kind == .type || fact.isOfLanguage ? nil : byValue[fact.name]?.first ?? byText[fact.name]
    }

    /// Whether a call that a fact is about is one of the spec's, and not that of the item: what is said of it is none of another method's.
    private func isAnothers(_ call: String?, than item: SpecItem) -> Bool {
        guard let call, let method = URLForm.split(call).method else { return false }
        let url = URLForm.normal(URLForm.split(call).url)
        let calls = (byForm[.call(method: method, url: url)] ?? []) + (byForm[.ending(method: method, path: url)] ?? [])
        return !calls.isEmpty && !calls.contains { items[$0].item.name.place == item.owner?.place }
    }

    /// JSON that is shown of a call that sends none.
    private static func isAnswer(_ fact: GuideFact) -> Bool {
        guard fact.fact.kind == .parameter, fact.fact.source == .sample, fact.fact.value == nil, fact.fact.detail.shownKind != nil else {
            return false
        }
        return fact.part == nil && fact.fact.owner.flatMap { URLForm.split($0).method } == "GET"
    }

    private static func text(of item: SpecItem) -> String? {
        guard item.kind == .case, let text = item.value?.value, text.contains(where: \.isLetter), !text.has(" ") else { return nil }
        return text.contains { ".:/".contains($0) } ? text : nil
    }

    /// The items of a form; of very many those of the fact's owner, and the first.
    private func candidates(_ form: NameForm, _ fact: Fact, _ asker: Asker) -> [Int] {
        let all = byForm[form] ?? []
        guard let owners = byOwner[form] else { return all }
        let written = fact.owner ?? fact.detail.receiver
        let own = written.flatMap { owners[$0] ?? owners[asker.names.canonical($0)] } ?? []
        return Array(own.prefix(Self.most)) + all.prefix(Self.most)
    }

    private static let most = 100

    /// On whose behalf an item is looked for.
    private struct Asker {
        var names: TypeNames
        var witness: Witness
        /// An interface says of every member whose it is.
        var isInterface: Bool
        /// It asks for a member of an answer.
        var isAnswer: Bool

        /// The first word of a name that has more: enough for a guide's sentence, no proof by another document.
        func isVague(_ form: NameForm, _ fact: Fact) -> Bool {
            guard !witness.isGuide, case .base = form else { return false }
            return fact.name.has(":")
        }
    }

    /// How well an item fits; smaller is better, nil is not at all.
    private func rank(_ item: SpecItem, _ kind: Int, _ fact: Fact, _ asker: Asker) -> Int? {
        guard !isForeign(item, fact, asker), let owner = ownerRank(item, fact, asker) else { return nil }
        let sign = fact.isStatic != nil && item.isStatic != nil && fact.isStatic != item.isStatic?.value ? 1 : 0
        let isImplemented = fact.detail.form == "implementation"
        let role = isImplemented && item.owner.map { classes.contains($0.value) } == true ? 1 : 0
        return owner * 1000 + role * 100 + kind * 10 + (asker.witness.bears(item.provenance) ? 0 : 2) + sign
            + otherValue(item, fact) + OverloadFit.rank(item, fact, asker.names)
    }

    /// A reference of a server's API says nothing of the SDK's types, whatever its fields are called.
    /// What it says of a parameter without saying whose it is, is none of calls that rest on other documents.
    private func isForeign(_ item: SpecItem, _ fact: Fact, _ asker: Asker) -> Bool {
        guard !asker.witness.isGuide, !asker.isInterface, !asker.witness.bears(item.provenance) else { return false }
        return item.language != nil || item.kind == .parameter && fact.owner == nil
    }

    /// Of several calls of one URL, the one whose fixed parameter has the value that is shown.
    private func otherValue(_ item: SpecItem, _ fact: Fact) -> Int {
        guard fact.kind == .parameter, item.kind == .parameter, let stated = item.value?.value, let shown = fact.value else { return 0 }
        return Values.agree(stated, shown) ? 0 : 5
    }

    /// Several endpoints have a header of one name: the endpoint tells which is meant, then the scheme. What is said of a call is none of another's.
    private func headerRank(_ item: SpecItem, _ fact: Fact) -> Int? {
        let otherScheme = item.type?.value == fact.type ? 0 : 1
        guard let owner = fact.owner else { return 3 + otherScheme }
        let names = item.owner.flatMap { calls[$0.value] }
        if let names, names.contains(owner) { return otherScheme }
        let (method, address) = URLForm.split(owner)
        let isOther = method != nil && names?.contains { URLForm.split($0).method == method } == false
        let normal = URLForm.normal(address)
        guard !isOther, let url = item.owner.flatMap({ urls[$0.value] }),
            URLForm.isSame(url, normal) || URLForm.isSame(url, NameForms.opened(normal))
        else { return nil }
        return 1 + otherScheme
    }

    private func ownerRank(_ item: SpecItem, _ fact: Fact, _ asker: Asker) -> Int? {
        // A description says of each parameter where it travels; a path and a body may have one of the same name.
        if fact.kind == .parameter, item.kind == .parameter, let place = fact.detail.form, place != item.form?.value { return nil }
        if asker.isAnswer, item.kind == .parameter, item.language == nil { return nil }
        if fact.kind == .parameter, item.kind == .parameter {
            guard let rank = Owners.rank(item, fact) else { return fact.owner == nil ? 2 : nil }
            return rank > 0 && isAnothers(fact.owner, than: item) ? nil : rank
        }
        guard let left = item.owner?.value, let written = fact.owner ?? fact.detail.receiver else {
            return item.kind == .header ? headerRank(item, fact) : 1
        }
        if item.kind == .header { return headerRank(item, fact) }
        if item.kind == .parameter { return 1 }
        let right = asker.names.canonical(written)
        if left == right { return 0 }
        if asker.isInterface, asker.names.tell(left, from: right, fact) { return nil }
        // The constants of a C enum are everybody's, whatever the enum is called.
        let isOwned = asker.isInterface && item.kind != .case && item.kind != .error
        return (stated.contains(right) || isOwned) && fact.kind.isMember ? nil : 2
    }
}

extension Fact {
    /// An import, a text or a word of a sample's language: a name of the API only where the spec says so.
    var isOfLanguage: Bool { kind == .use && ["import", "literal", "keyword"].contains(detail.form) }
}

extension Fact.Kind {
    /// Belongs to an owner, so that another owner's thing of the same name is another thing.
    var isMember: Bool {
        switch self {
        case .method, .property, .case, .error, .use: true
        case .type, .enum, .constant, .parameter, .endpoint, .header, .key, .duration: false
        }
    }
}
