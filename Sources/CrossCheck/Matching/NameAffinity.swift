import Declarations
import Guide
import Spec

/// How likely it is that a fact means an item although their names differ; by reference, since a fact is held against many items.
final class NameAffinity {
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
        mayMean(spelled) && written.contains { Similarity.isSlip($0.letters, spelled.letters) }
    }

    /// What is written as a call is no case that holds nothing, what a value has no case at all, and what something has, in small letters, no type.
    private func mayMean(_ spelled: SpelledItem) -> Bool {
        switch spelled.kind {
        case .case, .error: fact.kind != .type && !isOfValue && (!isCall || !spelled.reference.item.parameterTypes.isEmpty)
        case .type, .enum: !isSmallMember
        default: true
        }
    }

    /// `start()`, `receive(on:)`.
    private var isCall: Bool { [.use, .method].contains(fact.kind) && fact.name.hasSuffix(")") }

    /// `door.opening`, and no `DoorState.opening`.
    private var isOfValue: Bool {
        fact.kind == .use && fact.detail.language == .swift && fact.isStatic == false && fact.detail.receiver != nil
    }

    /// `DoorLogger.room`, `log.room`.
    private var isSmallMember: Bool {
        guard [.use, .method, .property].contains(fact.kind), fact.name.first?.isLowercase == true else { return false }
        return fact.owner != nil || fact.detail.receiver != nil || fact.detail.receiverText != nil
    }

    /// All that an item's name may be near to.
    var names: [String] { written.map(\.text) + [name.text] + (call == nil ? [] : [fact.owner].compactMap { $0 }) }

    /// The items of whose names this one is a slip, in the order of the spec.
    func slips(among stated: StatedItems) -> [SpelledItem] {
        let lengths = Set(written.flatMap { Similarity.lengths(ofSlipsOf: $0.letters) })
        guard lengths.reduce(0, { $0 + stated.spelled(ofLength: $1).count }) <= NearNames.most else {
            return stated.spelled(near: self).filter(isSlip)
        }
        return lengths.flatMap { stated.spelled(ofLength: $0).filter(isSlip) }.sorted { $0.reference.id < $1.reference.id }
    }

    /// - Parameter floor: what is not over it need not be told apart.
    func score(_ spelled: SpelledItem, over floor: Double) -> Double {
        guard kinds.rank(spelled.reference) != nil, mayMean(spelled) else { return 0 }
        switch (spelled.kind, fact.kind) {
        case (.duration, _), (_, .duration): return 0.7
        case (.header, .header): return max(0.65, Similarity.score(spelled.text.lowercased(), fact.name.lowercased()))
        // A word with low lines in it is a name of something else: `authorization_code` and `Authorization`.
        case (.header, _) where fact.name.has("_") && !spelled.text.has("_"): return 0
        case (.endpoint, .endpoint): return Self.endpoint(spelled.text, fact.name)
        case (.parameter, .parameter): return isSameCall(spelled) ? max(0.62, Similarity.score(spelled.names[0], name)) : 0
        default: return names(spelled, over: floor)
        }
    }

    private func isSameCall(_ spelled: SpelledItem) -> Bool {
        guard let left = spelled.call, let right = call else { return false }
        return left.means(right)
    }

    private func names(_ spelled: SpelledItem, over floor: Double) -> Double {
        var best = 0.0
        for form in spelled.names {
            for name in written { best = max(best, Similarity.score(form, name, over: max(best, floor))) }
        }
        if let base = spelled.base, !fact.name.has(":"), !fact.name.has("(") {
            best = max(best, 0.99 * Similarity.score(base, name, over: max(best, floor)))
        }
        if let setter = spelled.setter { best = max(best, Similarity.score(setter, name, over: max(best, floor))) }
        guard best > 0 else { return 0 }
        if Self.isConstant(fact.name) != Self.isConstant(spelled.text) { best *= 0.75 }
        let isElsewhere = spelled.owner != nil && fact.owner != nil && spelled.owner != fact.owner
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
        let (stated, written) = (URLForm.normal(left.url), URLForm.normal(right.url))
        // What has no item though its address has is of another method: an endpoint of its own.
        let isOtherMethod = left.method != nil && right.method != nil && left.method != right.method
        // Elsewhere and asked otherwise it is another one as well.
        if isOtherMethod, stated == written || !Similarity.isSlip(URLForm.path(stated), URLForm.path(written)) { return 0 }
        if stated == written { return 0.99 }
        var score = Similarity.score(stated, written)
        if URLForm.path(left.url) == URLForm.path(right.url), !URLForm.path(left.url).isEmpty { score = max(score, 0.8) }
        if URLForm.origin(left.url) == URLForm.origin(right.url), score > 0.5 { score = max(score, 0.65) }
        return score
    }
}
