internal import Spec

/// A capability as the mock plays it: operations that call the endpoints which their `endpoint:` names.
extension CapabilitiesBuilder {
    func isSimulated(_ capability: Capability) -> Bool { capability.operations.contains { $0.endpoint != nil } }

    func simulated(_ capability: Capability) -> TypeView? {
        guard isSimulated(capability) else { return nil }
        let name = name(capability)
        let text = "The mock's `\(name)`. An environment that talks to a mock uses it unless the app gives another."
        let initialiser = FunctionView(
            documentation: ["/// Asks the mock that the environment talks to."],
            head: ["public init(_ environment: ClientEnvironment) {"],
            body: [.line("self.environment = environment")]
        )
        return TypeView(
            documentation: DocComment(text: text).lines(depth: 0),
            head: "public struct Simulated\(name): \(name) {",
            contents: [MemberView(kind: .lines(["private let environment: ClientEnvironment"])), MemberView(kind: .function(initialiser))]
                + capability.operations.map { MemberView(kind: .function(simulated(capability, $0))) }
        )
    }

    private func simulated(_ capability: Capability, _ operation: Capability.Operation) -> FunctionView {
        let endpoint = operation.endpoint.flatMap { model.endpoints[$0.value] }
        var comment = DocComment(text: operation.text.en)
        comment.parameters = documentedParameters(operation)
        return FunctionView(
            documentation: comment.lines(depth: 1),
            head: signature(capability, operation, "public ", " {"),
            body: endpoint.map { calling($0, capability, operation) } ?? [missingBody(capability, operation)].compactMap { $0 }
        )
    }

    private func calling(_ endpoint: Endpoint, _ capability: Capability, _ operation: Capability.Operation) -> [StatementView] {
        let function = "environment.\(SwiftIdentifier.camelCase(endpoint.name.value))"
        let answer = SimulatedAnswer(operation, endpoint)
        let binding =
            switch answer {
            case .fields, .field: "let response = "
            case .nothing, .none: EndpointShapes.isEmpty(endpoint) ? "" : "_ = "
            }
        let call = CodeLayout.call("\(binding)try await \(function)", arguments(endpoint, operation), depth: 2)
        return [.lines(call)] + returning(answer, capability, operation)
    }

    private func returning(_ answer: SimulatedAnswer, _ capability: Capability, _ operation: Capability.Operation) -> [StatementView] {
        switch answer {
        case .nothing, .none: return []
        case .fields:
            return [.lines(CodeLayout.call("return \(resultName(capability, operation))", read(operation, from: "response"), depth: 2))]
        case .field(let field):
            let list = "response.\(SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(field.name.value)))"
            guard !operation.resultFields.isEmpty else { return [.line("return \(list)")] }
            let made = CodeLayout.call(resultName(capability, operation), read(operation, from: "$0"), depth: 3)
            return [.block(["return \(list).map {"], [.lines(made)])]
        }
    }

    private func arguments(_ endpoint: Endpoint, _ operation: Capability.Operation) -> [String] {
        endpoint.parameters.compactMap { parameter in
            guard parameter.field.constant == nil,
                let field = operation.parameters.first(where: { $0.name.value == parameter.field.name.value })
            else { return nil }
            let name = SwiftIdentifier.camelCase(field.name.value)
            return "\(name): \(converted(SwiftIdentifier.escaped(name), from: field, to: parameter.field))"
        }
    }

    private func read(_ operation: Capability.Operation, from source: String) -> [String] {
        let endpoint = operation.endpoint.flatMap { model.endpoints[$0.value] }
        let given = endpoint.map { endpoint -> [Field] in
            if case .field(let field) = SimulatedAnswer(operation, endpoint) { field.fields } else { EndpointShapes.fields(endpoint) }
        }
        return operation.resultFields.compactMap { field in
            guard let found = given?.first(where: { $0.name.value == field.name.value }) else { return nil }
            let name = SwiftIdentifier.camelCase(field.name.value)
            return "\(name): \(converted("\(source).\(SwiftIdentifier.escapedMember(name))", from: found, to: field))"
        }
    }

    /// Whole numbers go where numbers are wanted.
    private func converted(_ text: String, from given: Field, to wanted: Field) -> String {
        guard given.type.unwrapped == .integer, wanted.type.unwrapped == .number else { return text }
        return given.isRequired && !given.type.isOptional ? "Double(\(text))" : "\(text).map { Double($0) }"
    }
}
