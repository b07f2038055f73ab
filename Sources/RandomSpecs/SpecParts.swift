/// A whole spec by its parts, such as `classes:`, to which more is added.
struct SpecParts {
    private(set) var entries: [(key: String, value: SpecNode)]

    init(_ entries: [(key: String, value: SpecNode)]) { self.entries = entries }

    /// The items of a part that is a list; none where there is no such part.
    subscript(key: String) -> [SpecNode] {
        get { if case .list(let items)? = part(key) { items } else { [] } }
        set { set(key, newValue.isEmpty ? nil : .list(newValue)) }
    }

    func part(_ key: String) -> SpecNode? { entries.first { $0.key == key }?.value }

    mutating func set(_ key: String, _ value: SpecNode?) {
        guard let place = entries.firstIndex(where: { $0.key == key }) else {
            if let value { entries.append((key, value)) }
            return
        }
        if let value { entries[place].value = value } else { entries.remove(at: place) }
    }

    /// Adds to a list of the mock; a spec without a mock gets one.
    mutating func addToMock(_ key: String, _ nodes: [SpecNode]) {
        let mock = part("mock") ?? [:]
        guard case .list(let own)? = mock[key] else { return set("mock", mock.with([key: .list(nodes)])) }
        set("mock", mock.changing(key) { _ in .list(own + nodes) })
    }
}
