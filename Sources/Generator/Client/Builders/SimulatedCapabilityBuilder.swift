internal import Spec
internal import SwiftCode

/// A capability as the mock plays it: operations that call the endpoints which their `endpoint:` names.
struct SimulatedCapabilityBuilder {
    private let capability: ClientCapabilityBuilder
    private var model: SystemModel { capability.model }

    init(_ capability: ClientCapabilityBuilder) { self.capability = capability }

    var type: SwiftDeclaration {
        let text = "The mock's `\(capability.name)`. An environment that talks to a mock uses it unless the app gives another."
        let initialiser = SwiftFunction(
            .initializer(), [SwiftParameter("", "environment", "ClientEnvironment")],
            [.assign(SwiftExpression.this.dot("environment"), "=", .name("environment"))])
        let members: [SwiftDeclaration] = [
            .constant("environment", "ClientEnvironment", nil, [.private]),
            .function(initialiser, [.public], documentation: SwiftDocumentation("Asks the mock that the environment talks to.")),
        ]
        return .type(
            .struct, "Simulated\(capability.name)", inherits: [.named(capability.name)], [.public],
            documentation: SwiftDocumentation(text), members: members + capability.capability.operations.map(function))
    }

    private func function(_ operation: Capability.Operation) -> SwiftDeclaration {
        let endpoint = operation.endpoint.flatMap { model.endpoints[$0.value] }
        let body = endpoint.map { calling($0, operation) } ?? capability.missingBody(operation)
        return .function(capability.function(operation, body), [.public], documentation: capability.documentation(operation))
    }

    private func calling(_ endpoint: Endpoint, _ operation: Capability.Operation) -> [SwiftStatement] {
        let function = SwiftExpression.name("environment").dot(SwiftIdentifier.ofCall(endpoint.name.value))
        let call = function.called(arguments(endpoint, operation), [.throwing, .waiting])
        let response = SwiftExpression.name("response")
        switch SimulatedAnswer(operation, endpoint) {
        case .nothing, .none: return [EndpointShapes.isEmpty(endpoint) ? .expression(call) : .discard(call)]
        case .fields where operation.isEventStream:
            let event = SwiftClosure([], made(operation, of: EndpointShapes.fields(endpoint), in: .name("$0")))
            let events = SwiftExpression.call("CapabilityEvents", [SwiftExpression.name("events").unlabelled], trailing: event)
            return [.constant("events", nil, call), .return(events)]
        case .fields:
            let result = made(operation, of: EndpointShapes.fields(endpoint), in: response)
            return [.constant("response", nil, call), .return(result)]
        case .field(let field):
            let list = response.dot(SwiftIdentifier.camelCase(field.name.value))
            let items = SwiftClosure([], made(operation, of: field.fields, in: .name("$0")))
            return [
                .constant("response", nil, call), .return(operation.resultFields.isEmpty ? list : list.calling("map", trailing: items)),
            ]
        }
    }

    private func arguments(_ endpoint: Endpoint, _ operation: Capability.Operation) -> [SwiftArgument] {
        endpoint.parameters.compactMap { parameter in
            guard parameter.field.constant == nil,
                let field = operation.parameters.first(where: { $0.name.value == parameter.field.name.value })
            else { return nil }
            let name = SwiftIdentifier.camelCase(field.name.value)
            return SwiftArgument(name, converted(.name(name), from: field, to: parameter.field))
        }
    }

    /// What the operation answers, made of the fields of one value.
    private func made(_ operation: Capability.Operation, of given: [Field], in source: SwiftExpression) -> SwiftExpression {
        let arguments = operation.resultFields.compactMap { field -> SwiftArgument? in
            guard let found = given.first(where: { $0.name.value == field.name.value }) else { return nil }
            let name = SwiftIdentifier.camelCase(field.name.value)
            return SwiftArgument(name, converted(source.dot(name), from: found, to: field))
        }
        return .call(capability.resultName(operation), arguments)
    }

    /// Whole numbers go where numbers are wanted.
    private func converted(_ value: SwiftExpression, from given: Field, to wanted: Field) -> SwiftExpression {
        guard given.type.unwrapped == .integer, wanted.type.unwrapped == .number else { return value }
        func number(_ value: SwiftExpression) -> SwiftExpression { .call("Double", [SwiftArgument(nil, value)]) }
        let isThere = given.isRequired && !given.type.isOptional
        return isThere ? number(value) : value.calling("map", trailing: SwiftClosure([], number(.name("$0"))))
    }
}
