internal import Spec
internal import SwiftCode

/// Webhooks.swift: what an app's own server gets from the vendor's, checked, read and answered in time.
struct WebhooksBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] { model.spec.endpoints.filter(\.isWebhook).map(type) }

    static func typeName(_ endpoint: Endpoint) -> String { "\(SwiftIdentifier.typeName(endpoint.name.value))Callback" }

    /// Headers whose value both sides know beforehand: the caller shows with them that it is the vendor.
    static func agreed(_ endpoint: Endpoint) -> [Endpoint.Parameter] {
        endpoint.parameters.filter { $0.location == .header && $0.field.constant == nil && ($0.scheme != nil || $0.field.isSecret) }
    }

    /// What a call tells the app.
    static func told(_ endpoint: Endpoint) -> [Endpoint.Parameter] {
        let agreed = Set(agreed(endpoint).map(\.field.name.value))
        return endpoint.told.filter { $0.field.constant == nil && !($0.location == .header && agreed.contains($0.field.name.value)) }
    }

    /// The field's name in Swift, without backticks.
    static func name(_ field: Field) -> String { SwiftIdentifier.camelCase(field.name.value) }

    private func type(_ endpoint: Endpoint) -> SwiftDeclaration {
        let constants = Self.told(endpoint).map(\.field).map { field in
            SwiftDeclaration.constant(
                Self.name(field), model.typeName(FlowType(field.type, optional: !field.isRequired)), nil, [.public],
                documentation: SwiftDocumentation(field.text?.main ?? "The parameter `\(field.name.value)`."))
        }
        return .type(
            .struct, Self.typeName(endpoint), inherits: ["Sendable"], [.public],
            documentation: model.documentation(endpoint.text, endpoint.provenance),
            members: limit(endpoint) + constants + [reading(endpoint)] + (endpoint.answersItself ? [answering(endpoint)] : []))
    }

    /// How fast the server has to answer.
    private func limit(_ endpoint: Endpoint) -> [SwiftDeclaration] {
        guard let name = endpoint.within?.value, let duration = model.durations[name] else { return [] }
        return [
            .constant(
                "timeLimit", "Double", .integer(duration.seconds.value), [.public, .static],
                documentation: SwiftDocumentation("\(duration.text.main) In seconds."))
        ]
    }

    // MARK: - Reading

    private let call = SwiftExpression.name("call")

    private func reading(_ endpoint: Endpoint) -> SwiftDeclaration {
        let failure = """
            `CallbackRefusal` for a request that is not the vendor's, `ResponseError` for a parameter that is missing or not as \
            documented.
            """
        let documentation = SwiftDocumentation(
            "Reads a request of the vendor's server, and checks that it is one.", parameters: requestWords + agreedWords(endpoint),
            throws: failure)
        let function = SwiftFunction(
            .initializer(), requestParameters(endpoint), effects: .throwing, checks(endpoint) + assignments(endpoint))
        return .function(function, [.public], documentation: documentation)
    }

    private func requestParameters(_ endpoint: Endpoint) -> [SwiftParameter] {
        [SwiftParameter("", "request", "HTTPRequest"), SwiftParameter(nil, "body", .array("UInt8"), default: .array([]))]
            + Self.agreed(endpoint).map { SwiftParameter(nil, Self.name($0.field), "String") }
    }

    private func checks(_ endpoint: Endpoint) -> [SwiftStatement] {
        let made = SwiftExpression.call(
            "CallbackRequest",
            [
                SwiftArgument("endpoint", .string(endpoint.name.value)), SwiftArgument(nil, .name("request")),
                SwiftArgument("body", .name("body")),
            ])
        let methods = SwiftExpression.array(endpoint.methods.map { .implicit($0.value.lowercased()) })
        let constants = endpoint.parameters.compactMap { parameter -> SwiftStatement? in
            guard parameter.location == .header, let constant = parameter.field.constant else { return nil }
            return check(parameter, .string(constant.value))
        }
        return [
            .constant("call", nil, made), .expression(call.calling("check", [SwiftArgument("methods", methods)], .throwing)),
        ] + constants + Self.agreed(endpoint).map { check($0, .name(Self.name($0.field))) }
    }

    private func check(_ parameter: Endpoint.Parameter, _ value: SwiftExpression) -> SwiftStatement {
        let scheme = parameter.scheme.map { [SwiftArgument("scheme", .string($0.value))] } ?? []
        let header = [SwiftArgument("header", .string(parameter.field.name.value)), SwiftArgument("is", value)]
        return .expression(call.calling("check", header + scheme, .throwing))
    }

    private func assignments(_ endpoint: Endpoint) -> [SwiftStatement] {
        let told = Self.told(endpoint)
        let readers: [(Endpoint.Parameter.Location, SwiftExpression)] = [
            (.query, call.dot("query")), (.form, call.dot("form")), (.json, call.calling("json", [], .throwing)),
        ]
        return readers.flatMap { location, reader -> [SwiftStatement] in
            let fields = told.filter { $0.location == location }.map(\.field)
            guard !fields.isEmpty else { return [] }
            return [.constant(location.rawValue, nil, reader)] + fields.map { read($0, location) }
        } + told.filter { $0.location == .body }.map { whole($0.field) } + told.filter { $0.location == .header }.map { header($0.field) }
    }

    /// What is all of the JSON body.
    private func whole(_ field: Field) -> SwiftStatement {
        let value = FieldReader(model).read(Self.asJSON(field), call.calling("json", [], .throwing))
        return FieldReader.set(field, field.isRequired ? value : .optionalTry(value))
    }

    private func read(_ field: Field, _ location: Endpoint.Parameter.Location) -> SwiftStatement {
        let reader = SwiftExpression.name(location.rawValue)
        guard !field.values.isEmpty, FlowType(field.type).type == .string else {
            return FieldReader(model).assignment(location == .json ? Self.asJSON(field) : Self.asText(field), reader)
        }
        let key = [SwiftArgument(nil, .string(field.name.value))]
        let place = field.isRequired ? reader.calling("member", key) : reader.calling("optional", key).chained
        let values = SwiftExpression.array(field.values.map { .string($0.value) })
        return FieldReader.set(field, place.calling("string", [SwiftArgument("oneOf", values)], .throwing))
    }

    /// An object is handed on as it came.
    private static func asJSON(_ field: Field) -> Field {
        var field = field
        field.fields = []
        return field
    }

    /// A query and a form hold texts; numbers and truth values stand in them.
    private static func asText(_ field: Field) -> Field {
        guard field.wire == .plain, [.integer, .number, .boolean, .date].contains(field.type.unwrapped) else { return field }
        var field = field
        field.wire = .string
        return field
    }

    private func header(_ field: Field) -> SwiftStatement {
        let text = call.calling("header", [SwiftArgument(nil, .string(field.name.value))])
        return FieldReader.set(field, FieldReader.required(text, field))
    }

    // MARK: - Answering

    private func answering(_ endpoint: Endpoint) -> SwiftDeclaration {
        let type = SwiftTypeName.named(Self.typeName(endpoint))
        func handler(_ parameter: SwiftTypeName, _ effects: Effects = []) -> SwiftTypeName {
            .escaping(.function(.init(attributes: ["@Sendable"], [parameter], effects: effects)))
        }
        let parameters = [
            SwiftParameter(nil, "clock", .any(["ClientClock"]), default: .call("SystemClock")),
            SwiftParameter(nil, "report", handler(.error), default: .closure(SwiftClosure(["_"], []))),
            SwiftParameter(nil, "receive", handler(type, [.throwing, .waiting])),
        ]
        let function = SwiftFunction(
            .named("answer"), requestParameters(endpoint) + parameters, effects: .waiting, result: result(endpoint),
            [.expression(answer(endpoint))])
        return .function(function, [.public, .static], documentation: answerWords(endpoint))
    }

    private func answer(_ endpoint: Endpoint) -> SwiftExpression {
        let agreed = Self.agreed(endpoint).map { SwiftArgument(Self.name($0.field), .name(Self.name($0.field))) }
        let given = [SwiftArgument(nil, .name("request")), SwiftArgument("body", .name("body"))] + agreed
        let read = SwiftExpression.call(Self.typeName(endpoint), given, .throwing)
        let body = answerBody(endpoint).map { [$0.unlabelled] } ?? []
        let arguments =
            [SwiftArgument(nil, status(endpoint))] + body + [
                SwiftArgument("within", endpoint.within == nil ? .null : .name("timeLimit")),
                SwiftArgument("clock", .name("clock")), SwiftArgument("report", .name("report")),
                SwiftArgument("read", .closure(SwiftClosure([], read))), SwiftArgument("receive", .name("receive")),
            ]
        return SwiftExpression.name("CallbackAnswer").calling("answer", arguments, .waiting)
    }

    /// What the documents have in it.
    private func answerBody(_ endpoint: Endpoint) -> SwiftExpression? {
        let lookup = MockLookup(model)
        return lookup.tables.constantAnswer(of: endpoint).map(MockFields(lookup: lookup).body)
    }

    private func result(_ endpoint: Endpoint) -> SwiftTypeName {
        answerBody(endpoint) == nil ? "HTTPResponse" : .tuple([.init(nil, "HTTPResponse"), .init(nil, .array("UInt8"))])
    }

    private func status(_ endpoint: Endpoint) -> SwiftExpression {
        let code = endpoint.response?.status.value ?? 200
        let status = SwiftExpression.name("HTTPResponse").dot("Status")
        return code == 200 ? .implicit("ok") : status.called([SwiftArgument("code", .integer(code))])
    }

    private func answerWords(_ endpoint: Endpoint) -> SwiftDocumentation {
        let late = " An app that takes too long goes on, and the vendor is told in time that the call has arrived."
        let status = endpoint.response?.status.value ?? 200
        let success = answerBody(endpoint) == nil ? "\(status)" : "\(status), with the body that is documented"
        let result = """
            \(success); 401 or 405 for a call that is not the vendor's, 400 for one that is not as documented, 500 where the app failed.
            """
        return SwiftDocumentation(
            "Answers a request of the vendor's server, and hands the app what it says." + (endpoint.within == nil ? "" : late),
            parameters: requestWords + agreedWords(endpoint) + [
                ("clock", "What the time is measured by."),
                ("report", "Is told of calls that were refused, and of errors of the app, also late ones."),
                ("receive", "What the app does."),
            ],
            returns: result)
    }

    private var requestWords: [(name: String, text: String)] { [("request", "The request."), ("body", "Its body.")] }

    private func agreedWords(_ endpoint: Endpoint) -> [(name: String, text: String)] {
        Self.agreed(endpoint).map { (Self.name($0.field), $0.field.text?.main ?? "What the header `\($0.field.name.value)` has to say.") }
    }
}
