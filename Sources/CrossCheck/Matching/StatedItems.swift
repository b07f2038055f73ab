import Spec

/// What a spec states, made ready to be looked up: once for a spec, however many guides are held against it.
final class StatedItems: Sendable {
    let items: [SpecItemReference]
    let index: ItemIndex
    /// With every form of their names that a guide may misspell.
    let spelled: [SpelledItem]
    let readings = TypeReadings()
    /// Everything that may be a key in a sample: names, the parts of `account.email`, values, and fields of requests and answers.
    let keys: Set<String>
    let failures: [StatedFailure]
    private let byName: [String: [SpecItemReference]]
    private let byLength: [Int: [SpelledItem]]
    private let byOwner: [String: [SpecItemReference]]
    private let near: NearNames

    convenience init(_ spec: Spec) {
        self.init(spec.items, fieldNames: spec.fieldNames, failures: spec.failures.compactMap { StatedFailure($0, spec) })
    }

    /// - Parameter fieldNames: what the spec states about data on its way, which is no item of its own.
    init(_ items: [SpecItem], fieldNames: Set<String> = [], failures: [StatedFailure] = []) {
        self.failures = failures
        let calls = StatedCalls(items)
        let items = items.enumerated().map {
            SpecItemReference(id: $0.offset, item: $0.element, omissible: calls.omissible(in: $0.element))
        }
        self.items = items
        index = ItemIndex(items)
        spelled = items.map(SpelledItem.init)
        byLength = Dictionary(grouping: spelled, by: \.letters.count)
        near = NearNames(spelled.map(\.written))
        keys = fieldNames.union(items.flatMap { Self.keys(of: $0.item) })
        byName = Dictionary(grouping: items) { $0.item.name.value }
        byOwner = Dictionary(grouping: items.filter { $0.item.owner != nil }) { $0.item.owner?.value ?? "" }
    }

    private static func keys(of item: SpecItem) -> [String] {
        let names = [item.name.value] + item.aliases.map(\.value)
        return names + names.flatMap { $0.split(separator: ".").map(String.init) } + [item.value?.value].compactMap { $0 }
            + item.values.map(\.value)
    }

    /// The items of a name, in the order of the spec.
    func named(_ name: String) -> [SpecItemReference] { byName[name] ?? [] }

    /// The items that belong to a type, a method or an endpoint, in the order of the spec.
    func members(of owner: String) -> [SpecItemReference] { byOwner[owner] ?? [] }

    /// The items with names of so many letters, in the order of the spec.
    func spelled(ofLength length: Int) -> [SpelledItem] { byLength[length] ?? [] }

    /// The items whose names may be near to a fact's, in the order of the spec.
    func spelled(near fact: NameAffinity) -> [SpelledItem] { near.places(near: fact.names).map { spelled[$0] } }

    /// The first item of a name that may own members.
    func owner(named name: String) -> SpecItemReference? { named(name).first { $0.item.kind.isOwner } }
}
