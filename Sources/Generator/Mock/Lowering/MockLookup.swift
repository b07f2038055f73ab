internal import Spec

/// What the lowering of a mock has to find by name: in the spec, and in Swift. Nothing in it changes: one is shared by all that is made of a
/// system.
final class MockLookup: Sendable {
    let model: SystemModel
    let names: MockNames
    let tables: MockTables

    init(_ model: SystemModel) {
        self.model = model
        names = MockNames(spec: model.spec)
        tables = MockTables(model.spec)
    }

    var spec: Spec { model.spec }
    var answered: [Endpoint] { tables.answered }
    var called: [(callback: Callback, endpoint: Endpoint)] { tables.called }

    func endpoint(_ name: String) -> Endpoint? { tables.endpoint(name) }
    func record(_ name: String) -> RecordType? { tables.record(name) }
    func failure(_ name: String) -> FailureShape? { tables.failure(name) }
    func answer(_ endpoint: String) -> Answer? { tables.answer(endpoint) }
    func enumeration(_ name: String) -> Enumeration? { tables.enumeration(name) }
    func enumCase(_ enumeration: String, _ name: String) -> EnumCase? { tables.enumCase(enumeration, name) }
    func shapes(carrying enumeration: String) -> [FailureShape] { tables.shapes(carrying: enumeration) }
    func registered(_ name: String) -> Field? { tables.registered(name) }
    func parameters(of endpoint: Endpoint) -> [Endpoint.Parameter] { tables.parameters(of: endpoint) }
    func errors(of endpoint: Endpoint) -> [(enumeration: ErrorEnumeration, error: ErrorCase)] { tables.errors(of: endpoint) }

    func errorCase(_ name: String, of endpoint: Endpoint) -> (enumeration: ErrorEnumeration, error: ErrorCase)? {
        tables.errors.find(name, of: endpoint).map { ($0.enumeration, $0.errorCase) }
    }

    func wireType(ofEnum name: String) -> ValueType? { tables.wireType(ofEnum: name) }
}
