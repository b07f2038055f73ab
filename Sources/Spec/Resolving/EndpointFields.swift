/// The fields of endpoints as tables. Those of wide endpoints are kept, because every call would file them anew.
final class EndpointFields {
    private enum Part { case callable, result, answer }

    private struct Key: Hashable {
        var endpoint: String
        var part: Part
    }

    private var kept: [Key: FieldTable] = [:]

    /// What a caller gives.
    func callable(_ endpoint: Endpoint) -> FieldTable { table(.callable, endpoint) { endpoint.callable } }

    /// What `$response` has.
    func result(_ endpoint: Endpoint) -> FieldTable { table(.result, endpoint) { endpoint.resultFields } }

    /// What the mock gives in the documented answer.
    func answer(_ endpoint: Endpoint) -> FieldTable {
        table(.answer, endpoint) { endpoint.response.map { $0.fields + $0.headers } ?? [] }
    }

    private func table(_ part: Part, _ endpoint: Endpoint, _ fields: () -> [Field]) -> FieldTable {
        let key = Key(endpoint: endpoint.name.value, part: part)
        if let found = kept[key] { return found }
        let table = FieldTable(fields())
        if table.fields.count > Self.fewFields { kept[key] = table }
        return table
    }

    private static let fewFields = 16
}
