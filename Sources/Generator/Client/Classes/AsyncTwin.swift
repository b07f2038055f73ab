internal import Declarations
internal import Spec

/// The `async` form of a method with a handler: what the handler would get is answered, its error thrown.
struct AsyncTwin {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    /// Nil for a method without a handler, or whose flow completes none.
    init?(_ face: MethodFace, _ facts: ClassFacts, _ plan: FlowPlan) {
        guard face.asyncName != nil, let flow = face.method.flow?.value, let signature = plan.signatures[flow], signature.handler != nil
        else { return nil }
        self.face = face
        self.signature = signature
        self.facts = facts
    }

    private var model: SystemModel { facts.model }
    private var handler: [(name: String, type: SwiftType)] { signature.handler ?? [] }
    private var hasError: Bool { handler.contains { $0.type.base == "any Error" } }

    /// What is answered: everything but the error; with an error to throw, the rest is there.
    private var values: [(name: String, type: SwiftType)] {
        handler.filter { $0.type.base != "any Error" }.map { ($0.name, hasError ? $0.type.with(.required) : $0.type) }
    }

    var result: SwiftType {
        switch values.count {
        case 0: .void
        case 1: values[0].type
        default: SwiftType("(\(values.map { "\($0.name): \($0.type.nestedSpelling)" }.joined(separator: ", ")))")
        }
    }

    /// Its declaration.
    var declaration: MethodSignature {
        let owner = MethodSignature.Owner(facts.type)
        return MethodSignature(
            keywords: owner.keywords(isStatic: face.isStatic),
            base: face.asyncName?.base ?? face.name.base,
            parameters: face.awaitedParameters,
            isAsync: true,
            isThrowing: hasError || body.contains { $0.mentions("try ") || $0.mentions("throw ") },
            result: result
        )
    }

    var body: [StatementView] {
        let names = handler.map { SwiftIdentifier.camelCase($0.name) }
        let types = handler.map { model.spelling(model.flowType($0.type)) }
        let call = FlowCall(face: face, signature: signature, facts: facts).text(face.awaitedParameters)
        switch handler.count {
        case 0: return [.line("\(call) {}")]
        case 1: return single(call, types[0])
        default: return several(call, names, types)
        }
    }

    private func single(_ call: String, _ type: String) -> [StatementView] {
        let optional = type.hasSuffix("?") ? type : type + "?"
        var lines = ["let answer = Locked<\(optional)>(nil)", "\(call) { answer.value = $0 }"]
        if hasError {
            lines.append("if let error = answer.value { throw error }")
        } else if let value = values.first {
            lines.append("return \(declared("answer.value", value))")
        }
        return lines.map { .line($0) }
    }

    private func several(_ call: String, _ names: [String], _ types: [String]) -> [StatementView] {
        let positions = names.indices.map { "$\($0)" }.joined(separator: ", ")
        var statements: [StatementView] = [
            .line("let answer = Locked<(\(types.joined(separator: ", ")))?>(nil)"),
            .lines(CodeLayout.broken("\(call) { answer.value = (\(positions)) }", depth: 2)),
            .line("guard let (\(bound(names).joined(separator: ", "))) = answer.value else { throw CancellationError() }"),
        ]
        if let error = zip(names, handler).first(where: { $1.type.base == "any Error" })?.0 {
            statements.append(.line(error == "error" ? "if let error { throw error }" : "if let error = \(error) { throw error }"))
        }
        switch values.count {
        case 0: break
        case 1: statements.append(.line("return \(declared(SwiftIdentifier.camelCase(values[0].name), values[0]))"))
        default:
            let items = values.map { "\($0.name): \(declared(SwiftIdentifier.camelCase($0.name), $0))" }
            statements.append(.line("return (\(items.joined(separator: ", ")))"))
        }
        return statements
    }

    private func bound(_ names: [String]) -> [String] { names.map(SwiftIdentifier.escaped) }

    /// The value as the result's type; one that should be there and is not fails.
    private func declared(_ text: String, _ value: (name: String, type: SwiftType)) -> String {
        let original = handler.first { $0.name == value.name }?.type ?? value.type
        let converted = model.toDeclared(text, value.type, isOptional: original.isOptional)
        let isMissing = original.isOptional && !value.type.isOptional
        return isMissing ? "try required(\(converted), \(Escaping.swiftLiteral(value.name)))" : converted
    }
}
