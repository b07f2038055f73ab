internal import Spec

/// Webhooks.swift: what an app's own server gets from the vendor's, checked and read.
struct WebhooksBuilder {
    let model: SystemModel

    var view: DeclarationsView {
        DeclarationsView(types: model.spec.endpoints.filter { $0.direction == .inbound && !$0.methods.isEmpty }.map(type))
    }

    private func type(_ endpoint: Endpoint) -> TypeView {
        let fields = endpoint.parameters.filter { $0.location == .query || $0.location == .form }.map(\.field).filter { $0.constant == nil }
        let constants = fields.map { field -> MemberView in
            let comment = DocComment(text: field.text?.en ?? "The parameter `\(field.name.value)`.").lines(depth: 1)
            let type = FlowType(field.type, optional: !field.isRequired)
            return MemberView(kind: .lines(comment + ["public let \(name(field)): \(model.spelling(type))"]))
        }
        return TypeView(
            documentation: DocComment(text: endpoint.text.en, source: model.source(endpoint.provenance)).lines(depth: 0),
            head: "public struct \(SwiftIdentifier.typeName(endpoint.name.value))Callback: Sendable {",
            contents: limit(endpoint) + constants + [MemberView(kind: .function(reading(endpoint, fields)))]
        )
    }

    private func name(_ field: Field) -> String { SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value)) }

    /// How fast the server has to answer.
    private func limit(_ endpoint: Endpoint) -> [MemberView] {
        guard let name = endpoint.within?.value, let duration = model.durations[name] else { return [] }
        let comment = DocComment(text: "\(duration.text.en) In seconds.").lines(depth: 1)
        return [MemberView(kind: .lines(comment + ["public static let timeLimit: Double = \(duration.seconds.value)"]))]
    }

    private func reading(_ endpoint: Endpoint, _ fields: [Field]) -> FunctionView {
        let headers = endpoint.parameters.filter { $0.location == .header && $0.field.constant == nil }
        let methods = endpoint.methods.map { "\"\($0.value)\"" }.joined(separator: ", ")
        var body: [StatementView] = [
            guarded(
                "[\(methods)].contains(request.method.rawValue)", endpoint, "method",
                "one of \(endpoint.methods.map(\.value).joined(separator: ", "))", "request.method.rawValue")
        ]
        body += headers.map { check($0, endpoint) }
        body += [
            .line("let text = request.path ?? \"\""),
            .line("let query = text.firstIndex(of: \"?\").map { text[text.index(after: $0)...] } ?? \"\""),
            .line("let fields = FormFields(parsing: query.isEmpty ? String(decoding: body, as: UTF8.self)[...] : query)"),
        ]
        body += fields.flatMap { read($0, endpoint) }
        var comment = DocComment(text: "Reads a request of the vendor's server, and checks that it is one.")
        comment.parameters =
            [("request", "The request."), ("body", "Its body, for forms.")]
            + headers.map { (name($0.field), $0.field.text?.en ?? "What the header `\($0.field.name.value)` has to say.") }
        comment.failure = "`ResponseError`, which says what is not as documented. Answer such a request with status 401 or 400."
        let parameters = ["_ request: HTTPRequest", "body: [UInt8] = []"] + headers.map { "\(name($0.field)): String" }
        return FunctionView(
            documentation: comment.lines(depth: 1),
            head: FunctionView.head("public init", parameters, isThrowing: true, depth: 1),
            body: body
        )
    }

    private func check(_ parameter: Endpoint.Parameter, _ endpoint: Endpoint) -> StatementView {
        let header = Escaping.swiftLiteral(parameter.field.name.value)
        let expected =
            parameter.scheme.map { "\"\(Escaping.swiftLiteralBody($0.value)) \\(\(name(parameter.field)))\"" } ?? name(parameter.field)
        let test = "HTTPField.Name(\(header)).flatMap({ request.headerFields[$0] }) == \(expected)"
        return guarded(test, endpoint, parameter.field.name.value, "the agreed value", "\"another one\"")
    }

    private func read(_ field: Field, _ endpoint: Endpoint) -> [StatementView] {
        let text = "fields[\(Escaping.swiftLiteral(field.name.value))]"
        let identifier = "self.\(SwiftIdentifier.camelCase(field.name.value))"
        let value: String
        switch FlowType(field.type).type {
        case .integer: value = "\(text).flatMap { Int($0) }"
        case .named(let type) where model.enums[type] != nil: value = "\(type)(wire: \(text))"
        default: value = text
        }
        guard field.isRequired else { return [.line("\(identifier) = \(value)")] }
        let constant = name(field)
        let values = field.values.map { Escaping.swiftLiteral($0.value) }
        let test = values.isEmpty ? "" : ", [\(values.joined(separator: ", "))].contains(\(constant))"
        let expected = values.isEmpty ? "given" : "one of the documented values"
        return [
            guarded(
                "let \(constant) = \(value.contains("{") ? "(\(value))" : value)\(test)", endpoint, field.name.value, expected,
                "\(text) ?? \"missing\""),
            .line("\(identifier) = \(constant)"),
        ]
    }

    private func guarded(_ test: String, _ endpoint: Endpoint, _ path: String, _ expected: String, _ found: String) -> StatementView {
        let items = [
            "endpoint: \(Escaping.swiftLiteral(endpoint.name.value))", "path: \(Escaping.swiftLiteral(path))",
            "expected: \(Escaping.swiftLiteral(expected))", "found: \(found)",
        ]
        let failure = CodeLayout.call("throw ResponseError", items, depth: 3)
        return StatementView(.guarded(GuardView(head: CodeLayout.head("guard", [test], "else {", depth: 2), otherwise: [.lines(failure)])))
    }
}
