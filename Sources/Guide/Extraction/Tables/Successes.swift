/// "200 OK" among the statuses of HTTP that a table gives as errors of any call, or alone as the answer of one: what went well.
extension Extraction {
    mutating func dropSuccesses() {
        let codes = facts.indices.filter { facts[$0].kind == .error && facts[$0].source == .table }
        let tables = Dictionary(grouping: codes) { blockOfFact[$0] }.values
            .filter { table in
                let isOfCall = table.contains { facts[$0].owner != nil }
                if isOfCall, table.allSatisfy({ isSuccess(facts[$0].name) }) { return true }
                return table.allSatisfy { HTTPStatus.known.contains(facts[$0].name) }
            }
        for index in tables.joined() where isSuccess(facts[index].name) { facts[index].kind = .key }
    }

    private func isSuccess(_ code: String) -> Bool { code.hasPrefix("2") && HTTPStatus.known.contains(code) }
}
