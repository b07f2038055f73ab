internal import Spec

/// What the lowering of a mock has to find by name. Nothing in it changes: one is shared by all that is made of a system.
final class MockLookup: Sendable {
    let spec: Spec
    let names: MockNames
    /// The endpoints that the mock answers, in the spec's order.
    let answered: [Endpoint]
    /// The calls that the mock makes, with their endpoints.
    let called: [(callback: Callback, endpoint: Endpoint)]
    private let endpoints: [String: Endpoint]
    private let records: [String: RecordType]
    private let failures: [String: FailureShape]
    private let durations: [String: DocumentedDuration]
    private let answers: [String: Answer]
    private let registered: [String: Field]
    private let shapes: [String: [FailureShape]]
    private let enums: [String: Enumeration]
    private let enumCases: [String: [String: EnumCase]]
    private let errors: [String: (position: Int, type: ErrorEnumeration, cases: [String: ErrorCase])]

    init(_ spec: Spec) {
        self.spec = spec
        names = MockNames(spec: spec)
        endpoints = SystemIndex.index(spec.endpoints) { $0.name.value }
        records = SystemIndex.index(spec.mock?.records ?? []) { $0.name.value }
        failures = SystemIndex.index(spec.failures) { $0.name.value }
        durations = SystemIndex.index(spec.durations) { $0.name.value }
        answers = SystemIndex.index(spec.mock?.answers ?? []) { $0.endpoint.value }
        registered = SystemIndex.index(spec.mock?.app ?? []) { $0.name.value }
        shapes = spec.failures.reduce(into: [:]) { table, shape in
            for name in Set(shape.errors.map(\.value)) { table[name, default: []].append(shape) }
        }
        enums = SystemIndex.index(spec.enums) { $0.name.value }
        enumCases = enums.mapValues { type in SystemIndex.index(type.cases) { $0.name.value } }
        let types = spec.errors.enumerated().map { position, type in
            (position: position, type: type, cases: SystemIndex.index(type.cases) { $0.name.value })
        }
        errors = SystemIndex.index(types) { $0.type.name.value }
        answered = spec.endpoints.filter { [answers] in answers[$0.name.value] != nil }
        called = (spec.mock?.callbacks ?? []).compactMap { [endpoints] callback in
            endpoints[callback.endpoint.value].map { (callback, $0) }
        }
    }

    func endpoint(_ name: String) -> Endpoint? { endpoints[name] }
    func record(_ name: String) -> RecordType? { records[name] }
    func failure(_ name: String) -> FailureShape? { failures[name] }
    func duration(_ name: String) -> DocumentedDuration? { durations[name] }
    func answer(_ endpoint: String) -> Answer? { answers[endpoint] }
    func enumeration(_ name: String) -> Enumeration? { enums[name] }
    func enumCase(_ enumeration: String, _ name: String) -> EnumCase? { enumCases[enumeration]?[name] }
    func errorCase(_ enumeration: String, _ name: String) -> ErrorCase? { errors[enumeration]?.cases[name] }

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
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let carried = endpoint.failure.flatMap { failure($0.value) }?.errors.map(\.value) ?? []
        let types = (parts.count == 2 ? [parts[0]] : carried).compactMap { errors[$0] }.sorted { $0.position < $1.position }
        for (_, type, cases) in types {
            if let found = cases[parts.last ?? ""] { return (type, found) }
        }
        return nil
    }

    /// The type of an enum's values on the wire.
    func wireType(ofEnum name: String) -> ValueType? {
        guard let found = enums[name] else { return nil }
        return found.cases.contains { $0.wire != nil } ? .string : .integer
    }
}
