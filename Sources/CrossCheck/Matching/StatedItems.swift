import Spec

/// What a spec states, made ready to be looked up: once for a spec, however many guides are held against it.
final class StatedItems: Sendable {
    let items: [SpecItemReference]
    let index: ItemIndex
    /// With every form of their names that a guide may misspell.
    let spelled: [SpelledItem]
    let readings = TypeReadings()
    private let byName: [String: [SpecItemReference]]
    private let byOwner: [String: [SpecItemReference]]

    init(_ items: [SpecItem]) {
        let items = items.enumerated().map { SpecItemReference(id: $0.offset, item: $0.element) }
        self.items = items
        index = ItemIndex(items)
        spelled = items.map(SpelledItem.init)
        byName = Dictionary(grouping: items) { $0.item.name.value }
        byOwner = Dictionary(grouping: items.filter { $0.item.owner != nil }) { $0.item.owner?.value ?? "" }
    }

    /// The items of a name, in the order of the spec.
    func named(_ name: String) -> [SpecItemReference] { byName[name] ?? [] }

    /// The items that belong to a type, a method or an endpoint, in the order of the spec.
    func members(of owner: String) -> [SpecItemReference] { byOwner[owner] ?? [] }

    /// The first item of a name that may own members.
    func owner(named name: String) -> SpecItemReference? { named(name).first { $0.item.kind.isOwner } }
}
