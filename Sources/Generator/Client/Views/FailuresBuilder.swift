internal import Spec

/// Failures.swift: how each server's way of reporting errors is read.
struct FailuresBuilder {
    let model: SystemModel

    var view: DeclarationsView {
        let used = Set(model.spec.endpoints.filter { $0.direction == .outbound }.compactMap(\.failure?.value))
        let shapes = model.spec.failures.filter { used.contains($0.name.value) }
        guard !shapes.isEmpty else { return DeclarationsView(types: []) }
        let answers = TypeView(head: "extension IncomingResponse {", contents: shapes.map(member))
        let transport = TransportFailures(model: model)
        let sending = shapes.compactMap(transport.member)
        let sends = sending.isEmpty ? [] : [TypeView(head: "extension ClientEnvironment {", contents: sending)]
        return DeclarationsView(types: [answers] + sends)
    }

    private func member(_ shape: FailureShape) -> MemberView {
        var comment = DocComment(
            text: "The error in this answer, if it is one: documented, or unknown with what the server says about it.",
            source: model.source(shape.provenance)
        )
        if hasOtherAnswers(shape) { comment.parameters = [("documented", "Statuses that are documented answers of the endpoint.")] }
        let function = FunctionView(
            documentation: comment.lines(depth: 1),
            head: [head(shape)],
            body: body(shape)
        )
        return MemberView(kind: .function(function))
    }

    private func head(_ shape: FailureShape) -> String {
        let name = "\(SwiftIdentifier.camelCase(shape.name.value))Failure"
        return hasOtherAnswers(shape)
            ? "func \(name)(besides documented: Set<Int> = []) -> (any Error)? {" : "var \(name): (any Error)? {"
    }

    /// Whether an endpoint with this shape has documented answers whose status looks like a failure.
    private func hasOtherAnswers(_ shape: FailureShape) -> Bool { Self.hasOtherAnswers(shape, model) }

    static func hasOtherAnswers(_ shape: FailureShape, _ model: SystemModel) -> Bool {
        model.spec.endpoints.contains { endpoint in
            endpoint.direction == .outbound && endpoint.failure?.value == shape.name.value
                && !EndpointShapes.failureStatuses(endpoint).isEmpty
        }
    }

    private func body(_ shape: FailureShape) -> [StatementView] {
        var wires: [(key: String, path: String)] = []
        var constants: [(value: String, path: String)] = []
        var message: String?
        for (path, placeholder) in shape.placeholders {
            switch placeholder {
            case .wire(let key): wires.append((key, Self.path(path)))
            case .constant(let value): constants.append((value, Self.path(path)))
            case .message: message = Self.path(path)
            default: break
            }
        }
        let needsBody = !wires.isEmpty || !constants.isEmpty || message != nil
        var lines = needsBody ? ["let body = jsonIfAny"] : []
        let codes = wires.map { "!\($0.path).isBlank" }
        let marks = constants.map { "\($0.path).wireText == \(Escaping.swiftLiteral($0.value))" }
        let inBody = (marks.isEmpty ? codes.prefix(1) : marks[...]).joined(separator: " && ")
        let inStatus = hasOtherAnswers(shape) ? "!isSuccess && !documented.contains(status)" : "!isSuccess"
        lines += CodeLayout.head("guard", ["\(inStatus)\(inBody.isEmpty ? "" : " || \(inBody)")"], "else { return nil }", depth: 2)
        let spelled = Set(model.spec.errors.filter { $0.cases.contains { !$0.wire.isEmpty } }.map(\.name.value))
        let details = self.details(shape)
        if !details.isEmpty {
            lines += CodeLayout.call("let details: JSONValue = ", details, brackets: ("[", "]"), trailingComma: true, depth: 2)
        }
        let found = details.isEmpty ? "error" : "FailureDetails(error: error, details: details)"
        let tests = shape.errors.filter { spelled.contains($0.value) }.map { "if let error = \($0.value)(wire: wire) { return \(found) }" }
        let statements = lines.map { StatementView.line($0) } + spelling(wires, tests, shape)
        return statements + rest(shape, wires, message).map { .line($0) }
    }

    /// Looks for a documented error by what the server says. Of a list, each item may be what an error is spelled by.
    private func spelling(_ wires: [(key: String, path: String)], _ tests: [String], _ shape: FailureShape) -> [StatementView] {
        guard !wires.isEmpty, !tests.isEmpty else { return [] }
        let list = wires.first { wire in shape.fields.contains { Self.path($0.name.value) == wire.path && Self.isList($0) } }
        let name = SwiftIdentifier.escaped(SwiftIdentifier.camelCase(list?.key ?? ""))
        let pairs = wires.map { "\(Escaping.swiftLiteral($0.key)): " + ($0.key == list?.key ? name : "\($0.path).wireText") }
        let depth = list == nil ? 2 : 3
        let wire = CodeLayout.call("let wire = ", pairs, brackets: ("[", "]"), trailingComma: true, depth: depth)
        let statements = [StatementView.lines(wire)] + tests.map { .line($0) }
        return list.map { [.block(["for \(name) in \($0.path).wireTexts {"], statements)] } ?? statements
    }

    private static func isList(_ field: Field) -> Bool {
        if case .list = FlowType(field.type).type { return true }
        return false
    }

    /// What is left when no documented error is spelled.
    private func rest(_ shape: FailureShape, _ wires: [(key: String, path: String)], _ message: String?) -> [String] {
        var lines: [String] = []
        if let status = shape.transport[.status].flatMap({ model.errorExpression($0.value) }) {
            let test = wires.isEmpty ? "" : "if \(wires.map { "\($0.path).isBlank" }.joined(separator: ", ")) { "
            lines.append(test.isEmpty ? "return \(status)" : "\(test)return \(status) }")
            if test.isEmpty { return lines }
        }
        return lines + unknown(shape, code: wires.first?.path, message: message)
    }

    /// What the server says beside code and message, by name.
    private func details(_ shape: FailureShape) -> [String] {
        shape.placeholders.compactMap { path, placeholder in
            guard case .detail(let name) = placeholder else { return nil }
            return "\(Escaping.swiftLiteral(name)): \(Self.path(path))"
        }
    }

    private func unknown(_ shape: FailureShape, code: String?, message: String?) -> [String] {
        let domain = shape.errors.first.flatMap { model.errors[$0.value] }.map { "\($0.name.value).errorDomain" }
        let items = [
            "domain: \(domain ?? Escaping.swiftLiteral(shape.name.value))", code.map { "code: \($0).wireText" },
            message.map { "message: \($0).wireText" }, "status: status",
        ]
        return CodeLayout.call("return UnknownError", items.compactMap { $0 }, depth: 2)
    }

    /// `header.resultCode` → `body["header"]["resultCode"]`.
    private static func path(_ path: String) -> String {
        "body" + path.split(separator: ".").map { "[\(Escaping.swiftLiteral(String($0)))]" }.joined()
    }
}
