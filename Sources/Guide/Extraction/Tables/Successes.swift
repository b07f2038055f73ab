/// "200 OK" among the statuses of HTTP that a table gives as errors of any call: what went well.
extension Extraction {
    mutating func dropSuccesses() {
        let codes = facts.indices.filter { facts[$0].kind == .error && facts[$0].source == .table && facts[$0].owner == nil }
        let tables = Dictionary(grouping: codes) { blockOfFact[$0] }.values
            .filter { $0.allSatisfy { HTTPStatus.known.contains(facts[$0].name) } }
        for index in tables.joined() where facts[index].name.hasPrefix("2") { facts[index].kind = .key }
    }
}
