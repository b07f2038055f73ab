internal import Spec

/// What the lowering of a mock has to find by name. Nothing in it changes: one is shared by all that is made of a system.
final class MockLookup: Sendable {
    let model: SystemModel
    let names: MockNames
    /// The endpoints that the mock answers, in the spec's order.
    let answered: [Endpoint]
    /// The calls that the mock makes, with their endpoints.
    let called: [(callback: Callback, endpoint: Endpoint)]
    private let records: [String: RecordType]
    private let answers: [String: Answer]
    private let registered: [String: Field]
    private let shapes: [String: [FailureShape]]
    private let enumCases: [String: [String: EnumCase]]

    var spec: Spec { model.spec }

    init(_ model: SystemModel) {
        let mock = model.spec.mock
        self.model = model
        names = MockNames(spec: model.spec)
        records = SystemIndex.index(mock?.records ?? []) { $0.name.value }
        answers = SystemIndex.index(mock?.answers ?? []) { $0.endpoint.value }
        registered = SystemIndex.index(mock?.app ?? []) { $0.name.value }
        shapes = model.spec.failures.reduce(into: [:]) { table, shape in
            for name in Set(shape.errors.map(\.value)) { table[name, default: []].append(shape) }
        }
        enumCases = model.enums.mapValues { type in SystemIndex.index(type.cases) { $0.name.value } }
        answered = model.spec.endpoints.filter { [answers] in answers[$0.name.value] != nil }
        called = (mock?.callbacks ?? []).compactMap { callback in model.endpoints[callback.endpoint.value].map { (callback, $0) } }
    }

    func endpoint(_ name: String) -> Endpoint? { model.endpoints[name] }
    func record(_ name: String) -> RecordType? { records[name] }
    func failure(_ name: String) -> FailureShape? { model.failures[name] }
    func answer(_ endpoint: String) -> Answer? { answers[endpoint] }
    func enumeration(_ name: String) -> Enumeration? { model.enums[name] }
    func enumCase(_ enumeration: String, _ name: String) -> EnumCase? { enumCases[enumeration]?[name] }

    /// The shapes of failures that carry errors of an enum.
    func shapes(carrying enumeration: String) -> [FailureShape] { shapes[enumeration] ?? [] }

    /// What is registered with the vendor under that name.
    func registered(_ name: String) -> Field? { registered[name] }

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
        model.errorCase(name, of: endpoint).map { ($0.enumeration, $0.errorCase) }
    }

    /// The type of an enum's values on the wire.
    func wireType(ofEnum name: String) -> ValueType? {
        guard let found = model.enums[name] else { return nil }
        return found.cases.contains { $0.wire != nil } ? .string : .integer
    }
}
