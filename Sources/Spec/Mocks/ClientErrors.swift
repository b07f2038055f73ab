/// The documented errors that no answer of a mock says: a client comes to them by itself, as where there is no connection.
package struct ClientErrors: Sendable {
    package struct Item: Sendable {
        package let error: ErrorCase
        /// What happens to a call that ends with it; nothing where that is known to the client's steps alone.
        package let causes: [TransportFailure]
    }

    /// In the order of the spec, each name once: a fault names an error without its enum.
    package let items: [Item]

    package init(_ tables: MockTables) {
        var taken = Set(tables.answered.flatMap { tables.errors(of: $0).map(\.error.name.value) })
        let shapes = Set(tables.answered.compactMap { $0.failure?.value }).compactMap(tables.failure)
        var items: [Item] = []
        for enumeration in tables.spec.errors {
            for error in enumeration.cases where taken.insert(error.name.value).inserted {
                let name = "\(enumeration.name.value).\(error.name.value)"
                let causes = TransportFailure.allCases.filter { cause in
                    cause != .code && shapes.contains { $0.transport[cause]?.value == name }
                }
                items.append(Item(error: error, causes: causes))
            }
        }
        self.items = items
    }
}
