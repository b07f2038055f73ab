internal import Spec

/// What the lowering of a mock has to find by name.
struct MockLookup {
    let spec: Spec
    let names: MockNames

    init(_ spec: Spec) {
        self.spec = spec
        names = MockNames(spec: spec)
    }

    func endpoint(_ name: String) -> Endpoint? { spec.endpoints.first { $0.name.value == name } }
    func record(_ name: String) -> RecordType? { spec.mock?.records.first { $0.name.value == name } }
    func failure(_ name: String) -> FailureShape? { spec.failures.first { $0.name.value == name } }
    func duration(_ name: String) -> DocumentedDuration? { spec.durations.first { $0.name.value == name } }
    func answer(_ endpoint: String) -> Answer? { spec.mock?.answers.first { $0.endpoint.value == endpoint } }

    func enumCase(_ enumeration: String, _ name: String) -> EnumCase? {
        spec.enums.first { $0.name.value == enumeration }?.cases.first { $0.name.value == name }
    }

    func errorCase(_ enumeration: String, _ name: String) -> ErrorCase? {
        spec.errors.first { $0.name.value == enumeration }?.cases.first { $0.name.value == name }
    }

    /// The endpoints that the mock answers, in the spec's order.
    var answered: [Endpoint] { spec.endpoints.filter { answer($0.name.value) != nil } }

    /// The calls that the mock makes, with their endpoints.
    var called: [(callback: Callback, endpoint: Endpoint)] {
        (spec.mock?.callbacks ?? []).compactMap { callback in endpoint(callback.endpoint.value).map { (callback, $0) } }
    }

    /// The parameters that reach the mock: a placeholder of the host goes with the host.
    func parameters(of endpoint: Endpoint) -> [Endpoint.Parameter] {
        let path = MockConstants.route(endpoint.url.value).path
        return endpoint.parameters.filter { $0.location != .path || path.contains("{\($0.field.name.value)}") }
    }

    /// The errors that an endpoint documents, with their enums. A bare name is one of the enums that its failure shape carries.
    func errors(of endpoint: Endpoint) -> [(enumeration: ErrorEnumeration, error: ErrorCase)] {
        endpoint.errors.compactMap { errorCase($0.value, of: endpoint) }
    }

    func errorCase(_ name: String, of endpoint: Endpoint) -> (enumeration: ErrorEnumeration, error: ErrorCase)? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let carried = endpoint.failure.flatMap { failure($0.value) }?.errors.map(\.value) ?? []
        for enumeration in spec.errors
        where parts.count == 2 ? enumeration.name.value == parts[0] : carried.contains(enumeration.name.value) {
            if let found = enumeration.cases.first(where: { $0.name.value == parts.last }) { return (enumeration, found) }
        }
        return nil
    }

    /// The type of an enum's values on the wire.
    func wireType(ofEnum name: String) -> ValueType? {
        guard let found = spec.enums.first(where: { $0.name.value == name }) else { return nil }
        return found.cases.contains { $0.wire != nil } ? .string : .integer
    }
}
