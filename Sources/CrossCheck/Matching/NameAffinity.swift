import Guide
import Spec

/// How likely it is that a fact means an item although their names differ.
struct NameAffinity {
    private let fact: Fact
    private let kinds: KindAffinity
    /// The name as the fact gives it, and in the forms that the other side may use.
    private let written: [Spelling]
    let name: Spelling
    /// Of parameters: what they belong to.
    private let call: CallName?

    init(_ fact: Fact) {
        self.fact = fact
        kinds = KindAffinity(fact)
        name = Spelling(fact.name)
        call = fact.kind == .parameter ? fact.owner.map(CallName.init) : nil
        written = Set(NameForms.of(fact).joined().compactMap(\.name) + [fact.name]).map { Spelling($0) }
    }

    /// A slip of the item's name, in the name as it is written or in a form that the other language shows it in.
    func isSlip(of spelled: SpelledItem) -> Bool {
        Similarity.isSlip(name.letters, spelled.letters) || written.contains { Similarity.isSlip($0.letters, spelled.letters) }
    }

    /// All that an item's name may be near to.
    var names: [String] { written.map(\.text) + [name.text] + (call == nil ? [] : [fact.owner].compactMap { $0 }) }

    /// The items of whose names this one is a slip, in the order of the spec.
    func slips(among stated: StatedItems) -> [SpelledItem] {
        let lengths = Set((written + [name]).flatMap { Similarity.lengths(ofSlipsOf: $0.letters) })
        guard lengths.reduce(0, { $0 + stated.spelled(ofLength: $1).count }) <= NearNames.most else {
            return stated.spelled(near: self).filter(isSlip)
        }
        return lengths.flatMap { stated.spelled(ofLength: $0).filter(isSlip) }.sorted { $0.reference.id < $1.reference.id }
    }

    func score(_ spelled: SpelledItem) -> Double {
        let item = spelled.item
        guard kinds.rank(item) != nil else { return 0 }
        switch (item.kind, fact.kind) {
        case (.duration, _), (_, .duration): return 0.7
        case (.header, .header): return max(0.65, Similarity.score(item.name.value.lowercased(), fact.name.lowercased()))
        case (.endpoint, .endpoint): return Self.endpoint(item.name.value, fact.name)
        case (.parameter, .parameter): return isSameCall(spelled) ? max(0.62, Similarity.score(item.name.value, fact.name)) : 0
        default: return names(spelled)
        }
    }

    private func isSameCall(_ spelled: SpelledItem) -> Bool {
        guard let left = spelled.call, let right = call else { return false }
        return left.means(right)
    }

    private func names(_ spelled: SpelledItem) -> Double {
        let item = spelled.item
        var best = 0.0
        for form in spelled.names {
            for name in written { best = max(best, Similarity.score(form, name)) }
        }
        if let base = spelled.base, !fact.name.has(":"), !fact.name.has("(") {
            best = max(best, 0.99 * Similarity.score(base, name))
        }
        if let setter = spelled.setter { best = max(best, Similarity.score(setter, name)) }
        guard best > 0 else { return 0 }
        if Self.isConstant(fact.name) != Self.isConstant(item.name.value) { best *= 0.75 }
        let isElsewhere = item.owner != nil && fact.owner != nil && item.owner?.value != fact.owner
        return isElsewhere ? best * 0.95 : best
    }

    /// `kFoo` and `FOO_BAR` look like constants; a property of a similar name is hardly meant.
    private static func isConstant(_ name: String) -> Bool {
        let first = name.prefix(2)
        if first.first == "k", first.last?.isUppercase == true { return true }
        return name.has("_") && name == name.uppercased()
    }

    /// The same path elsewhere, or another path in the same place.
    private static func endpoint(_ item: String, _ fact: String) -> Double {
        let (left, right) = (URLForm.split(item), URLForm.split(fact))
        if URLForm.normal(left.url) == URLForm.normal(right.url) { return 0.99 }
        var score = Similarity.score(URLForm.normal(left.url), URLForm.normal(right.url))
        if URLForm.path(left.url) == URLForm.path(right.url), !URLForm.path(left.url).isEmpty { score = max(score, 0.8) }
        if URLForm.origin(left.url) == URLForm.origin(right.url), score > 0.5 { score = max(score, 0.65) }
        return score
    }
}
