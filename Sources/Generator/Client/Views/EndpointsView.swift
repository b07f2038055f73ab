internal import Spec

/// Endpoints.swift: a function for every endpoint that the client calls, one for every URL that it opens, and what they answer.
struct EndpointsBuilder {
    let model: SystemModel
    private let urls: Set<String>
    private let calls: Set<String>

    init(_ model: SystemModel) {
        self.model = model
        let policies = model.spec.policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        let steps = StepVisitor.all(model.spec.flows.flatMap(\.allSteps) + policies)
        let expressions =
            steps.flatMap { StepVisitor.expressions(in: $0.verb) } + model.spec.classes.flatMap(\.properties).compactMap(\.get?.value)
        urls = Set(Self.urlNames(expressions))
        let called = steps.compactMap { step -> String? in
            guard case .call(let endpoint, _, _) = step.verb else { return nil }
            return endpoint.value
        }
        calls = Set(called + model.spec.capabilities.flatMap(\.operations).compactMap(\.endpoint?.value))
    }

    private static func urlNames(_ expressions: [Expression]) -> [String] {
        expressions.flatMap { expression -> [String] in
            let inner = urlNames(StepVisitor.parts(of: expression))
            if case .url(let endpoint, _) = expression.kind { return [endpoint.value] + inner }
            return inner
        }
    }

    var view: DeclarationsView {
        let called = model.spec.endpoints.filter { calls.contains($0.name.value) }
        let opened = model.spec.endpoints.filter { urls.contains($0.name.value) }
        let functions = called.map { MemberView(kind: .function(call($0))) } + opened.map { MemberView(kind: .function(url($0))) }
        guard !functions.isEmpty else { return DeclarationsView(types: []) }
        let answers = called.filter { !EndpointShapes.isEmpty($0) }.map { ResponseBuilder($0, model).type }
        return DeclarationsView(types: [TypeView(head: "extension ClientEnvironment {", contents: functions)] + answers)
    }

    private func parameters(_ endpoint: Endpoint) -> [String] {
        endpoint.parameters.filter { $0.field.constant == nil }.map { parameter in
            let type = FlowType(parameter.field.type, optional: !parameter.field.isRequired)
            let name = SwiftIdentifier.escaped(SwiftIdentifier.camelCase(parameter.field.name.value))
            return "\(name): \(model.spelling(type))" + (type.isOptional ? " = nil" : "")
        }
    }

    private func documentation(_ endpoint: Endpoint, result: String?, failure: String) -> [String] {
        var comment = DocComment(text: endpoint.text.en, source: model.source(endpoint.provenance))
        comment.parameters = endpoint.parameters.filter { $0.field.constant == nil }.compactMap { parameter in
            parameter.field.text.map { (SwiftIdentifier.camelCase(parameter.field.name.value), $0.en) }
        }
        comment.result = result
        comment.failure = failure
        return comment.lines(depth: 1)
    }

    private func call(_ endpoint: Endpoint) -> FunctionView {
        let name = SwiftIdentifier.camelCase(endpoint.name.value)
        let isEmpty = EndpointShapes.isEmpty(endpoint)
        let structure = EndpointShapes.structure(endpoint)
        let head = FunctionView.head(
            "func \(name)", parameters(endpoint), isAsync: true, isThrowing: true, result: isEmpty ? "Void" : structure, depth: 1)
        let failure = endpoint.failure.map { "\(SwiftIdentifier.camelCase($0.value))Failure" }
        let isRedirect = ([endpoint.response].compactMap { $0 } + endpoint.alternatives).contains { $0.kind == .redirect }
        var lines = request(endpoint, isChanged: isRedirect) + (isRedirect ? ["request.followsRedirects = false"] : [])
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        let send = shape.map { TransportFailures.send($0) } ?? "send"
        lines.append("\(isEmpty && failure == nil ? "_" : "let response") = try await \(send)(request)")
        if let failure {
            let statuses = EndpointShapes.failureStatuses(endpoint)
            let isCalled = shape.map { FailuresBuilder.hasOtherAnswers($0, model) } ?? false
            let plain = isCalled ? "\(failure)()" : failure
            let call = statuses.isEmpty ? plain : "\(failure)(besides: [\(statuses.map(String.init).joined(separator: ", "))])"
            lines.append("if let error = response.\(call) { throw error }")
        }
        let reading = isEmpty ? [] : read("return try \(structure)(response)", shape)
        let errors = endpoint.errors.map { "`\($0.value)`" }.joined(separator: ", ")
        let text =
            errors.isEmpty ? "What the transport throws." : "One of the documented errors \(errors); otherwise what the transport throws."
        return FunctionView(
            documentation: documentation(endpoint, result: isEmpty ? nil : "What the server answered.", failure: text),
            head: head,
            body: lines.map { .line($0) } + reading
        )
    }

    /// A body that is not as documented may have a documented error of its own.
    private func read(_ line: String, _ shape: FailureShape?) -> [StatementView] {
        guard let error = shape?.transport[.unreadable], let text = model.errorExpression(error.value) else { return [.line(line)] }
        return [StatementView(.attempt(AttemptView(body: [.line(line)], handler: [.line("throw \(text)")])))]
    }

    private func url(_ endpoint: Endpoint) -> FunctionView {
        let name = SwiftIdentifier.camelCase(endpoint.name.value) + "URL"
        let isWeb = endpoint.url.value.hasPrefix("http")
        var lines = request(endpoint)
        lines.append("return try request.resolvedURL(\(isWeb ? "base: baseURL" : ""))")
        return FunctionView(
            documentation: documentation(
                endpoint, result: "The URL to open.", failure: "`MissingValue` when a part of the path is not there."),
            head: FunctionView.head("func \(name)", parameters(endpoint), isThrowing: true, result: "URL", depth: 1),
            body: lines.map { .line($0) }
        )
    }

    private func request(_ endpoint: Endpoint, isChanged: Bool = false) -> [String] {
        let method = endpoint.methods.first?.value.lowercased() ?? "get"
        let arguments = [
            "endpoint: \(Escaping.swiftLiteral(endpoint.name.value))", "method: .\(method)",
            "url: \(Escaping.swiftLiteral(endpoint.url.value))",
        ]
        let isConstant = endpoint.parameters.isEmpty && !isChanged
        return CodeLayout.call("\(isConstant ? "let" : "var") request = OutgoingRequest", arguments, depth: 2)
            + endpoint.parameters.map(line)
    }

    private func line(_ parameter: Endpoint.Parameter) -> String {
        let field = parameter.field
        if parameter.location == .path, FlowType(field.type).type == .url, field.constant == nil {
            let name = SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))
            return "request.path(\(Escaping.swiftLiteral(field.name.value)), url: \(name))"
        }
        var text = "request.\(parameter.location.rawValue)(\(Escaping.swiftLiteral(field.name.value)), \(value(field))"
        if field.wire != .plain, separator(field) == nil, [.query, .form, .json].contains(parameter.location), field.constant == nil,
            !isEnum(field)
        {
            text += ", wire: .\(field.wire.rawValue)"
        }
        if let scheme = parameter.scheme { text += ", scheme: \(Escaping.swiftLiteral(scheme.value))" }
        return text + ")"
    }

    /// Between the items of a list that travels as one text.
    private func separator(_ field: Field) -> String? {
        switch field.wire {
        case .spaces: " "
        case .commas: ","
        default: nil
        }
    }

    private func isEnum(_ field: Field) -> Bool {
        if case .named(let name) = FlowType(field.type).type { return model.enums[name] != nil }
        return false
    }

    /// What a request takes for a field: a constant, or the parameter as a text, number or JSON.
    private func value(_ field: Field) -> String {
        if let constant = field.constant {
            let isText = FlowType(field.type).type == .string
            return isText ? Escaping.swiftLiteral(constant.value) : constant.value
        }
        let name = SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))
        let chain = field.isRequired ? name : "\(name)?"
        if let separator = separator(field) { return "\(chain).joined(separator: \"\(separator)\")" }
        switch FlowType(field.type).type {
        case .url: return "\(chain).absoluteString"
        case .date: return "\(chain).timeIntervalSince1970"
        case .named where isEnum(field): return "\(chain).wireText"
        default: return name
        }
    }
}
