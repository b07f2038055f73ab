/// Fields in order, to be found by name. Of two with one name the first counts.
struct FieldTable: ExpressibleByArrayLiteral {
    /// Shared by all copies, so that a table of thousands is filed once.
    private final class Storage {
        let fields: [Field]
        let names: KnownNames
        private(set) lazy var positions = Dictionary(fields.enumerated().map { ($1.name.value, $0) }) { first, _ in first }

        init(_ fields: [Field]) {
            self.fields = fields
            names = KnownNames(fields.map(\.name.value))
        }
    }

    private let storage: Storage?

    init(_ fields: [Field]) { storage = fields.isEmpty ? nil : Storage(fields) }

    init(arrayLiteral elements: Field...) { self.init(elements) }

    var fields: [Field] { storage?.fields ?? [] }
    var names: KnownNames { storage?.names ?? [] }
    var isEmpty: Bool { storage == nil }

    subscript(name: String) -> Field? {
        guard let storage else { return nil }
        if storage.fields.count <= Self.fewFields { return storage.fields.first { $0.name.value == name } }
        return storage.positions[name].map { storage.fields[$0] }
    }

    /// So many are looked through faster than filed.
    private static let fewFields = 12
}
