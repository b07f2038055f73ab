internal import Spec

/// Capabilities.swift: a protocol for everything that this system takes from its platform beyond what every client does.
struct CapabilitiesBuilder {
    let model: SystemModel

    var view: DeclarationsView {
        let types = model.spec.capabilities.flatMap { capability in
            [protocolType(capability), missing(capability)] + [simulated(capability)].compactMap { $0 }
                + [key(capability), access(capability)] + capability.operations.compactMap { answer(capability, $0) }
        }
        return DeclarationsView(types: types)
    }

    func name(_ capability: Capability) -> String { model.module + SwiftIdentifier.typeName(capability.name.value) }

    func resultName(_ capability: Capability, _ operation: Capability.Operation) -> String {
        SwiftIdentifier.typeName(capability.name.value) + SwiftIdentifier.typeName(operation.name.value) + "Result"
    }

    private func protocolType(_ capability: Capability) -> TypeView {
        TypeView(
            documentation: DocComment(text: capability.text.en).lines(depth: 0),
            head: "public protocol \(name(capability)): Sendable {",
            contents: capability.operations.map { operation in
                var comment = DocComment(text: operation.text.en)
                comment.parameters = documentedParameters(operation)
                return MemberView(kind: .lines(comment.lines(depth: 1) + signature(capability, operation, "")))
            }
        )
    }

    func documentedParameters(_ operation: Capability.Operation) -> [(String, String)] {
        operation.parameters.compactMap { field in field.text.map { (SwiftIdentifier.camelCase(field.name.value), $0.en) } }
    }

    func signature(_ capability: Capability, _ operation: Capability.Operation, _ keywords: String, _ tail: String = "") -> [String] {
        let parameters = operation.parameters.map { field in
            let type = FlowType(field.type, optional: !field.isRequired)
            return "\(SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))): \(model.spelling(type))"
        }
        let result = FlowType(operation.result, structure: operation.resultFields.isEmpty ? nil : resultName(capability, operation))
        let effects = operation.waits ? " async throws" : ""
        let answer = result.type == .void ? "" : " -> \(model.spelling(result))"
        return CodeLayout.call(
            "\(keywords)func \(SwiftIdentifier.camelCase(operation.name.value))", parameters, effects + answer + tail, depth: 1)
    }

    /// What is asked when the app gave nothing: every question fails.
    private func missing(_ capability: Capability) -> TypeView {
        let functions = capability.operations.map { operation in
            let body = missingBody(capability, operation)
            let function = FunctionView(
                documentation: [],
                head: signature(capability, operation, "", " {"),
                body: [body].compactMap { $0 }
            )
            return MemberView(kind: .function(function))
        }
        return TypeView(
            documentation: DocComment(text: "Stands in where the app gave none.").lines(depth: 0),
            head: "struct Missing\(name(capability)): \(name(capability)) {",
            contents: [failure(capability)] + functions
        )
    }

    /// Throws, or answers a question that can't fail.
    func missingBody(_ capability: Capability, _ operation: Capability.Operation) -> StatementView? {
        if operation.waits { return .line("throw Missing\(name(capability)).failure") }
        let answer = fallback(operation)
        return answer.isEmpty ? nil : .line(answer)
    }

    /// Says in words what to do.
    private func failure(_ capability: Capability) -> MemberView {
        let given = "the capability \(capability.name.value): give ClientEnvironment one in capabilities"
        let remedy = isSimulated(capability) ? ", or a baseURL where the mock plays it" : ""
        let value = "MissingValue(\(Escaping.swiftLiteral(given + remedy)))"
        return MemberView(kind: .lines(CodeLayout.broken("static let failure = \(value)", depth: 1)))
    }

    private func fallback(_ operation: Capability.Operation) -> String {
        switch FlowType(operation.result).type {
        case .void: return ""
        case .boolean: return "false"
        case .integer, .number: return "0"
        case .list: return "[]"
        default: return "nil"
        }
    }

    private func key(_ capability: Capability) -> TypeView {
        let name = name(capability)
        let plain = [
            "/// What is there unless the app gives another.",
            "public static var defaultValue: any \(name) { Missing\(name)() }",
        ]
        let placed = FunctionView(
            documentation: ["/// What is there unless the app gives another: the mock's, where the environment talks to one."],
            head: ["public static func defaultValue(in environment: ClientEnvironment) -> any \(name) {"],
            body: [.line("environment.talksToMock ? Simulated\(name)(environment) : defaultValue")]
        )
        return TypeView(
            documentation: DocComment(text: "Under this key an environment keeps the app's `\(name)`.").lines(depth: 0),
            head: "public enum \(name)Key: CapabilityKey {",
            contents: [MemberView(kind: .lines(plain))] + (isSimulated(capability) ? [MemberView(kind: .function(placed))] : [])
        )
    }

    private func access(_ capability: Capability) -> TypeView {
        let property =
            "var \(SwiftIdentifier.camelCase(capability.name.value)): any \(name(capability)) { self[\(name(capability))Key.self] }"
        return TypeView(head: "extension ClientEnvironment {", contents: [MemberView(kind: .lines([property]))])
    }

    /// What an operation answers, where it is an object.
    private func answer(_ capability: Capability, _ operation: Capability.Operation) -> TypeView? {
        guard !operation.resultFields.isEmpty else { return nil }
        let fields = operation.resultFields.map { field -> (name: String, type: String, text: String) in
            let type = FlowType(field.type, optional: !field.isRequired)
            return (SwiftIdentifier.camelCase(field.name.value), model.spelling(type), field.text?.en ?? "A value of the answer.")
        }
        let constants = fields.map { field in
            MemberView(
                kind: .lines(
                    DocComment(text: field.text).lines(depth: 1) + ["public var \(SwiftIdentifier.escaped(field.name)): \(field.type)"]))
        }
        let function = FunctionView(
            documentation: ["/// An answer with these values."],
            head: FunctionView.head(
                "public init",
                fields.map { "\(SwiftIdentifier.escaped($0.name)): \($0.type)" + ($0.type.hasSuffix("?") ? " = nil" : "") },
                depth: 1
            ),
            body: fields.map { .line("self.\($0.name) = \(SwiftIdentifier.escaped($0.name))") }
        )
        return TypeView(
            documentation: DocComment(text: "What `\(capability.name.value).\(operation.name.value)` answers.").lines(depth: 0),
            head: "public struct \(resultName(capability, operation)): Sendable {",
            contents: constants + [MemberView(kind: .function(function))]
        )
    }
}
