internal import Spec
internal import SwiftCode

/// Endpoints.swift: a function for every endpoint that the client calls, one for every URL that it opens, and what they answer.
struct EndpointsBuilder {
    let model: SystemModel
    private let urls: Set<String>
    private let calls: Set<String>

    init(_ model: SystemModel) {
        self.model = model
        let steps = model.spec.flows.flatMap(\.allSteps) + model.spec.policies.flatMap(\.allSteps)
        let values = steps.withNested().flatMap { $0.expressions } + model.spec.classes.flatMap(\.properties).flatMap(\.expressions)
        let urls = values.flatMap(\.withNested).compactMap { value in
            if case .url(let endpoint, _) = value.kind { endpoint.value } else { nil }
        }
        self.urls = Set(urls)
        calls = model.behaviour.calledEndpoints.union(model.spec.capabilities.flatMap(\.operations).compactMap(\.endpoint?.value))
    }

    private var called: [Endpoint] { model.spec.endpoints.filter { calls.contains($0.name.value) } }

    /// What the answers hold by name.
    var objects: [SwiftDeclaration] { ObjectsBuilder(model: model, called: called).declarations }

    var declarations: [SwiftDeclaration] {
        let called = called
        let opened = model.spec.endpoints.filter { urls.contains($0.name.value) }
        let functions = called.map(call) + opened.map(url)
        guard !functions.isEmpty else { return [] }
        let answers = called.filter { !EndpointShapes.isEmpty($0) }.map { ResponseBuilder($0, model).type }
        return [.extending("ClientEnvironment", functions)] + answers
    }

    // MARK: - Functions

    private func call(_ endpoint: Endpoint) -> SwiftDeclaration {
        if endpoint.isEventStream { return listen(endpoint) }
        if endpoint.on != nil { return say(endpoint) }
        let isEmpty = EndpointShapes.isEmpty(endpoint)
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        let isRedirect = ([endpoint.response].compactMap { $0 } + endpoint.alternatives).contains { $0.kind == .redirect }
        var body = RequestBuilder(endpoint, model).statements(isChanged: isRedirect)
        if isRedirect { body.append(.assign(SwiftExpression.name("request").dot("followsRedirects"), "=", .boolean(false))) }
        let send = TransportFailures.send(shape)
        // A flow that reads the status tells for itself what is a failure.
        let isChecked = shape != nil || !endpoint.readsStatus
        body += [.constant("response", nil, send)] + (isChecked ? [failure(shape, endpoint)] : [])
        if !isEmpty { body += read(endpoint, shape) }
        let function = SwiftFunction(
            .named(SwiftIdentifier.ofCall(endpoint.name.value)), parameters(endpoint), effects: [.throwing, .waiting],
            result: isEmpty ? .void : .named(EndpointShapes.structure(endpoint)), body)
        let result = isEmpty ? nil : "What the server answered."
        return .function(function, documentation: documentation(endpoint, result: result, failure: Self.failures(endpoint)))
    }

    /// The function of a message on a WebSocket. What comes of it is heard there.
    private func say(_ endpoint: Endpoint) -> SwiftDeclaration {
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        let body = RequestBuilder(endpoint, model).statements() + [.expression(TransportFailures.send(shape, by: "say"))]
        let function = SwiftFunction(
            .named(SwiftIdentifier.ofCall(endpoint.name.value)), parameters(endpoint), effects: [.throwing, .waiting], result: .void,
            body)
        return .function(function, documentation: documentation(endpoint, result: nil, failure: Self.failures(endpoint)))
    }

    /// The function of an endpoint that answers with events. It is over once the answer begins.
    private func listen(_ endpoint: Endpoint) -> SwiftDeclaration {
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        var body = RequestBuilder(endpoint, model).statements()
        body.append(.constant("answer", nil, TransportFailures.send(shape, by: endpoint.isSocket ? "connect" : "listen")))
        body += [.constant("response", nil, .name("answer").dot("response")), failure(shape, endpoint)]
        let value = SwiftExpression.call(EndpointShapes.structure(endpoint), [SwiftArgument(nil, .name("$0"))], .throwing)
        let arguments = HeardEvents(endpoint, model).arguments(shape, failure: shape.map { error($0, in: .name("$0")) })
        body.append(.return(SwiftExpression.name("answer").calling("events", arguments, trailing: SwiftClosure([], value))))
        let element = SwiftTypeName.named(EndpointShapes.structure(endpoint))
        let function = SwiftFunction(
            .named(SwiftIdentifier.ofCall(endpoint.name.value)), parameters(endpoint), effects: [.throwing, .waiting],
            result: .named("AnswerEvents", [element]), body)
        let result =
            endpoint.isSocket
            ? "What the server says, until it closes the WebSocket. Who leaves the loop closes it, too."
            : "The events, until the server ends them. Who leaves the loop ends the answer."
        return .function(function, documentation: documentation(endpoint, result: result, failure: Self.failures(endpoint)))
    }

    /// The error in an answer, where it is one.
    private func error(_ shape: FailureShape, in response: SwiftExpression, besides: [SwiftArgument] = []) -> SwiftExpression {
        let property = response.dot(FailuresBuilder.name(shape))
        return model.failuresBesideAnswers.contains(shape.name.value) ? property.called(besides) : property
    }

    private static func failures(_ endpoint: Endpoint) -> String {
        let errors = endpoint.errors.map { "`\($0.value)`" }.joined(separator: ", ")
        return errors.isEmpty
            ? "`UnknownError` for a status that is not documented; otherwise what the transport throws."
            : "One of the documented errors \(errors); otherwise what the transport throws."
    }

    /// `if let error = response.failure { throw error }`. Without a shape no error is documented, and a status that is not either is one.
    private func failure(_ shape: FailureShape?, _ endpoint: Endpoint) -> SwiftStatement {
        let besides = documented(endpoint, shape).map { [SwiftArgument("besides", $0)] } ?? []
        let response = SwiftExpression.name("response")
        let error = shape.map { self.error($0, in: response, besides: besides) } ?? response.calling("undocumented", besides)
        return .if([SwiftBranch([.bind("error", error)], [.throw(.name("error"))], isShort: true)], otherwise: nil)
    }

    /// The statuses that look like failures and are none. One that a documented error has, too, is none where the other answer can be read.
    private func documented(_ endpoint: Endpoint, _ shape: FailureShape?) -> SwiftExpression? {
        let errors = shape == nil ? [] : endpoint.errors.compactMap { model.errorCase($0.value, of: endpoint)?.errorCase }
        let failing = Set(
            errors.flatMap { each in each.statuses.isEmpty ? [shape?.status.value].compactMap(\.self) : each.statuses.map(\.value) })
        let shared = endpoint.alternatives.filter { failing.contains($0.status.value) && $0.mark == nil }
        let statuses = EndpointShapes.failureStatuses(endpoint).filter { status in !shared.contains { $0.status.value == status } }
        let told = shared.compactMap { answer -> SwiftExpression? in
            guard let name = answer.name?.value else { return nil }
            let type = "\(EndpointShapes.structure(endpoint)).\(SwiftIdentifier.typeName(name))"
            let read = SwiftExpression.call(type, [SwiftArgument(nil, .name("response"))], .throwing)
            return .ternary(.optionalTry(read).infix(.equal, .null), .array([]), .array([.integer(answer.status.value)]))
        }
        let sure = SwiftExpression.array(statuses.map { .integer($0) })
        guard let first = told.first else { return statuses.isEmpty ? nil : sure }
        if statuses.isEmpty, told.count == 1 { return first }
        return told.reduce(.call("Set", [sure.unlabelled])) { $0.calling("union", [$1.unlabelled]) }
    }

    /// A body that is not as documented may have a documented error of its own.
    private func read(_ endpoint: Endpoint, _ shape: FailureShape?) -> [SwiftStatement] {
        let value = SwiftExpression.call(EndpointShapes.structure(endpoint), [SwiftArgument(nil, .name("response"))], .throwing)
        guard let error = shape?.transport[.unreadable].flatMap({ model.errorValue($0.value) }) else { return [.return(value)] }
        return [.do([.return(value)], [SwiftCatch(nil, [.throw(error)])])]
    }

    private func url(_ endpoint: Endpoint) -> SwiftDeclaration {
        let base = endpoint.url.value.hasPrefix("http") ? [SwiftArgument("base", .name("baseURL"))] : []
        let url = SwiftExpression.name("request").calling("resolvedURL", base, .throwing)
        let function = SwiftFunction(
            .named(SwiftIdentifier.camelCase(endpoint.name.value) + "URL"), parameters(endpoint), effects: .throwing, result: "URL",
            RequestBuilder(endpoint, model).statements() + [.return(url)])
        let failure = "`MissingValue` when a part of the path is not there."
        return .function(function, documentation: documentation(endpoint, result: "The URL to open.", failure: failure))
    }

    private func parameters(_ endpoint: Endpoint) -> [SwiftParameter] {
        let base = model.baseParameter(of: endpoint).map { SwiftParameter(nil, $0, .optional("String"), default: .null) }
        return [base].compactMap { $0 }
            + endpoint.parameters.map(\.field).filter { $0.constant == nil }.map { field in
                let type = FlowType(field.type, optional: !field.isRequired)
                let (label, name) = (SwiftIdentifier.camelCase(field.name.value), RequestBuilder.name(of: field))
                return SwiftParameter(label == name ? nil : label, name, model.typeName(type), default: type.isOptional ? .null : nil)
            }
    }

    private func documentation(_ endpoint: Endpoint, result: String?, failure: String) -> SwiftDocumentation {
        let parameters = endpoint.parameters.map(\.field).filter { $0.constant == nil }.compactMap { field in
            field.text.map { (name: RequestBuilder.name(of: field), text: $0.main) }
        }
        return model.documentation(endpoint.text, endpoint.provenance, parameters: parameters, returns: result, throws: failure)
    }
}
