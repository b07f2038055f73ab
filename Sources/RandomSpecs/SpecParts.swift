/// A whole spec by its parts, such as `classes:`, to which more is added.
struct SpecParts {
    private(set) var entries: [(key: String, value: SpecNode)]

    init(_ entries: [(key: String, value: SpecNode)]) { self.entries = entries }

    /// The items of a part that is a list; none where there is no such part.
    subscript(key: String) -> [SpecNode] {
        get { part(key)?.items ?? [] }
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

    /// Adds to a list of the mock, where there is a mock.
    mutating func addToMock(_ key: String, _ nodes: [SpecNode]) {
        guard let mock = part("mock") else { return }
        set("mock", mock.has(key) ? mock.changing(key) { .list($0.items + nodes) } : mock.with([key: .list(nodes)]))
    }
}
