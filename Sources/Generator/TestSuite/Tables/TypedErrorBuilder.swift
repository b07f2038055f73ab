internal import Spec
internal import SwiftCode

/// Every documented error of every endpoint that the client calls, as the client throws it.
struct TypedErrorBuilder {
    let context: ScenarioContext
    private let lookup: MockLookup
    /// The endpoints that flows call: the others have no function.
    let called: [Endpoint]

    init(_ context: ScenarioContext) {
        self.context = context
        lookup = context.lookup
        let names = context.model.behaviour.calledEndpoints
        called = lookup.answered.filter { names.contains($0.name.value) }
    }

    /// The errors that the client throws.
    var thrown: Set<SwiftExpression> {
        Set(called.flatMap { lookup.errors(of: $0) }.map { context.model.caseValue($0.enumeration.name.value, $0.error.name.value) })
    }

    var rows: [SwiftExpression] {
        called.flatMap { endpoint in
            lookup.errors(of: endpoint).map { enumeration, error in
                let type = enumeration.name.value
                let sample = SwiftExpression.name("Samples").dot(SwiftIdentifier.camelCase(endpoint.name.value))
                let names = [endpoint.name.value, error.name.value].map { SwiftExpression.string($0).unlabelled }
                let arguments = names + [sample.labelled("call")]
                let found = SwiftExpression.name("$0").cast(.conditional, .named(type))
                let test = SwiftClosure([], found.infix(.equal, context.model.caseValue(type, error.name.value)))
                return .call("TypedError", arguments, trailing: test)
            }
        }
    }

    /// Calls of the client's endpoints with any values.
    var samples: SwiftDeclaration {
        let functions = called.filter { !lookup.errors(of: $0).isEmpty }.map { endpoint in
            let given = endpoint.parameters.filter { $0.field.constant == nil && $0.field.isRequired }
            let function = SwiftFunction(
                .named(SwiftIdentifier.camelCase(endpoint.name.value)), [SwiftParameter("", "environment", "ClientEnvironment")],
                effects: [.throwing, .waiting], [call(endpoint, given)])
            return SwiftDeclaration.function(function, [.static])
        }
        return .type(
            .enum, "Samples", [.private], documentation: SwiftDocumentation("Calls of the client's endpoints with any values."),
            members: functions)
    }

    /// The client's function for an endpoint, called with samples of these parameters.
    func call(_ endpoint: Endpoint, _ given: [Endpoint.Parameter]) -> SwiftStatement {
        let arguments = given.map { sample($0.field).labelled(SwiftIdentifier.camelCase($0.field.name.value)) }
        let function = SwiftExpression.name("environment").dot(SwiftIdentifier.camelCase(endpoint.name.value))
        let call = function.called(arguments, [.throwing, .waiting])
        return EndpointShapes.isEmpty(endpoint) ? .expression(call) : .discard(call)
    }

    /// A value of the field's type, as code.
    private func sample(_ field: Field) -> SwiftExpression {
        let given = (field.example ?? field.values.first)?.value
        switch field.type.unwrapped {
        case .string: return .string(given ?? "sample-\(field.name.value)")
        case .integer: return .integer(given.flatMap { Int($0) } ?? 1)
        case .number: return given.flatMap { Double($0) }.map { .number($0) } ?? .integer(1)
        case .boolean: return .boolean(true)
        case .url: return .link(.string("https://example.com/callback"))
        case .date: return .call("Date", [SwiftExpression.integer(1).labelled("timeIntervalSince1970")])
        case .data: return .call("Data")
        case .list: return MockFields(lookup: lookup).literal(given ?? "", field.type)
        case .named(let name): return context.model.firstCase(name)
        default: return .dictionary([])
        }
    }
}
