internal import Spec

/// The sample requests of a system, by the endpoint that they call.
final class CurlRequests: Sendable {
    let model: SystemModel
    let lookup: MockLookup
    private let calls: [String: [Int]]

    init(_ model: SystemModel) {
        self.model = model
        lookup = MockLookup(model)
        calls = model.spec.requests.enumerated().reduce(into: [:]) { table, entry in
            if case .call(let name, _, _) = entry.element.verb { table[name.value, default: []].append(entry.offset) }
        }
    }

    /// For each answer that the spec has a request for, the session that ends with the first of them; where it has none, one with the
    /// parameters' own samples; none where a parameter that is needed has no sample either.
    func sessions(of endpoint: Endpoint) -> [CurlSession] {
        var answers: Set<String?> = []
        let given = calls[endpoint.name.value] ?? []
        let sessions = given.compactMap { CurlSession(model.spec.session(endingWith: $0), self) }
        guard sessions.isEmpty else { return sessions.filter { answers.insert($0.response.name?.value).inserted } }
        // A command that leaves out what the endpoint needs could not work.
        guard endpoint.parameters.map(\.field).allSatisfy({ !$0.isRequired || model.spec.sample(of: $0) != nil }) else { return [] }
        let plain = SampleRequest(.call(endpoint: endpoint.name, arguments: [], answer: nil), at: endpoint.place)
        return CurlSession([plain], self).map { [$0] } ?? []
    }
}
