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

    /// Every endpoint that documents errors, with a call that has any values.
    var rows: [SwiftExpression] {
        called.compactMap { endpoint in
            let errors = lookup.errors(of: endpoint).flatMap(expected)
            guard !errors.isEmpty else { return nil }
            let given = Self.needed(endpoint.parameters)
            let arguments = [.string(endpoint.name.value), SwiftExpression.array(errors)].map(\.unlabelled)
            return .call("EndpointErrors", arguments, trailing: SwiftClosure(["environment"], call(endpoint, given)))
        }
    }

    /// The error in each way in which servers spell it.
    private func expected(_ enumeration: ErrorEnumeration, _ error: ErrorCase) -> [SwiftExpression] {
        let value = context.model.caseValue(enumeration.name.value, error.name.value)
        let arguments = [SwiftExpression.string(error.name.value).unlabelled, value.unlabelled]
        let others = lookup.tables.otherWires(of: error, in: enumeration).map { wire in
            let members = SwiftExpression.members(wire.map { ($0.name, MockFields(lookup: lookup).literal($0.value)) })
            return SwiftExpression.call("ExpectedError", arguments + [members.labelled("spelled")])
        }
        return [.call("ExpectedError", arguments)] + others
    }

    /// The client's function for an endpoint, called with samples of these parameters. A message is said on its WebSocket, and what comes of it
    /// is heard there.
    func call(_ endpoint: Endpoint, _ given: [Endpoint.Parameter]) -> [SwiftStatement] {
        let call = function(endpoint, given)
        if endpoint.isEventStream { return [.for(.any, in: call, [], rounds: [.throwing, .waiting])] }
        guard let socket = endpoint.on.flatMap({ lookup.endpoint($0.value) }) else {
            return [EndpointShapes.isEmpty(endpoint) ? .expression(call) : .discard(call)]
        }
        return [
            .constant("messages", nil, function(socket, Self.needed(socket.parameters))), .expression(call),
            .for(.any, in: .name("messages"), [], rounds: [.throwing, .waiting]),
        ]
    }

    /// The first event of an endpoint; an error where none comes.
    func first(of endpoint: Endpoint, _ given: [Endpoint.Parameter]) -> [SwiftStatement] {
        [
            .for(.any, in: function(endpoint, given), [.return(nil)], rounds: [.throwing, .waiting]),
            .throw(.call("UnheardEvent", [])),
        ]
    }

    /// What a call must have.
    static func needed(_ parameters: [Endpoint.Parameter]) -> [Endpoint.Parameter] {
        parameters.filter { $0.field.constant == nil && $0.field.isRequired }
    }

    private func function(_ endpoint: Endpoint, _ given: [Endpoint.Parameter]) -> SwiftExpression {
        let arguments = given.map { sample($0.field).labelled(SwiftIdentifier.camelCase($0.field.name.value)) }
        return SwiftExpression.name("environment").dot(SwiftIdentifier.ofCall(endpoint.name.value)).called(
            arguments, [.throwing, .waiting])
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
        case .list(let item) where field.wire.isSpread && given == nil: return .array([element(item)])
        case .list: return MockFields(lookup: lookup).literal(given ?? "", field.type)
        // An empty text would stand for no part of a path.
        case .named(let name) where context.model.enums[name].map { $0.isNameless && $0.isText } ?? false:
            return .call(name, [SwiftExpression.string("sample").labelled("rawValue")])
        case .named(let name): return context.model.initialCase(name)
        default: return .dictionary([])
        }
    }

    /// The one item of a list that has to be sent.
    private func element(_ type: ValueType) -> SwiftExpression {
        switch type.unwrapped {
        case .integer, .number: .integer(1)
        case .boolean: .boolean(true)
        case .data: .call("Data")
        default: .string("sample")
        }
    }
}
