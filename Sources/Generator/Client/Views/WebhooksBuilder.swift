internal import Spec

/// Webhooks.swift: what an app's own server gets from the vendor's, checked, read and answered in time.
struct WebhooksBuilder {
    let model: SystemModel

    var view: DeclarationsView { DeclarationsView(types: model.spec.endpoints.filter(\.isWebhook).map(type)) }

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

    static func name(_ field: Field) -> String { SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value)) }

    private func type(_ endpoint: Endpoint) -> TypeView {
        let constants = Self.told(endpoint).map(\.field).map { field -> MemberView in
            let comment = DocComment(text: field.text?.en ?? "The parameter `\(field.name.value)`.").lines(depth: 1)
            let type = FlowType(field.type, optional: !field.isRequired)
            return MemberView(kind: .lines(comment + ["public let \(Self.name(field)): \(model.spelling(type))"]))
        }
        let answering = endpoint.response.map { $0.kind == .empty } ?? true
        return TypeView(
            documentation: DocComment(text: endpoint.text.en, source: model.source(endpoint.provenance)).lines(depth: 0),
            head: "public struct \(Self.typeName(endpoint)): Sendable {",
            contents: limit(endpoint) + constants + [MemberView(kind: .function(reading(endpoint)))]
                + (answering ? [MemberView(kind: .function(self.answering(endpoint)))] : [])
        )
    }

    /// How fast the server has to answer.
    private func limit(_ endpoint: Endpoint) -> [MemberView] {
        guard let name = endpoint.within?.value, let duration = model.durations[name] else { return [] }
        let comment = DocComment(text: "\(duration.text.en) In seconds.").lines(depth: 1)
        return [MemberView(kind: .lines(comment + ["public static let timeLimit: Double = \(duration.seconds.value)"]))]
    }

    // MARK: - Reading

    private func reading(_ endpoint: Endpoint) -> FunctionView {
        var comment = DocComment(text: "Reads a request of the vendor's server, and checks that it is one.")
        comment.parameters = requestWords + agreedWords(endpoint)
        comment.failure = """
            `CallbackRefusal` for a request that is not the vendor's, `ResponseError` for a parameter that is missing or not as \
            documented.
            """
        let parameters = ["_ request: HTTPRequest", "body: [UInt8] = []"] + Self.agreed(endpoint).map { "\(Self.name($0.field)): String" }
        return FunctionView(
            documentation: comment.lines(depth: 1),
            head: FunctionView.head("public init", parameters, isThrowing: true, depth: 1),
            body: (checks(endpoint) + assignments(endpoint)).map { .line($0) }
        )
    }

    private func checks(_ endpoint: Endpoint) -> [String] {
        let methods = endpoint.methods.map { ".\($0.value.lowercased())" }.joined(separator: ", ")
        let constants = endpoint.parameters.compactMap { parameter -> String? in
            guard parameter.location == .header, let constant = parameter.field.constant else { return nil }
            return check(parameter, Escaping.swiftLiteral(constant.value))
        }
        return ["let call = CallbackRequest(endpoint: \(Escaping.swiftLiteral(endpoint.name.value)), request, body: body)"]
            + ["try call.check(methods: [\(methods)])"] + constants + Self.agreed(endpoint).map { check($0, Self.name($0.field)) }
    }

    private func check(_ parameter: Endpoint.Parameter, _ value: String) -> String {
        let scheme = parameter.scheme.map { ", scheme: \(Escaping.swiftLiteral($0.value))" } ?? ""
        return "try call.check(header: \(Escaping.swiftLiteral(parameter.field.name.value)), is: \(value)\(scheme))"
    }

    private func assignments(_ endpoint: Endpoint) -> [String] {
        let told = Self.told(endpoint)
        let readers = [(Endpoint.Parameter.Location.query, "call.query"), (.form, "call.form"), (.json, "try call.json()")]
        return readers.flatMap { location, reader -> [String] in
            let fields = told.filter { $0.location == location }.map(\.field)
            guard !fields.isEmpty else { return [] }
            return ["let \(location.rawValue) = \(reader)"] + fields.map { read($0, location, endpoint) }
        } + told.filter { $0.location == .header }.map { header($0.field) }
    }

    private func read(_ field: Field, _ location: Endpoint.Parameter.Location, _ endpoint: Endpoint) -> String {
        let key = Escaping.swiftLiteral(field.name.value)
        let identifier = "self.\(SwiftIdentifier.camelCase(field.name.value))"
        if !field.values.isEmpty, FlowType(field.type).type == .string {
            let reading = "string(oneOf: [\(field.values.map { Escaping.swiftLiteral($0.value) }.joined(separator: ", "))])"
            return field.isRequired
                ? "\(identifier) = try \(location.rawValue).member(\(key)).\(reading)"
                : "\(identifier) = try \(location.rawValue).optional(\(key))?.\(reading)"
        }
        return ResponseBuilder(endpoint, model).assignment(location == .json ? Self.asJSON(field) : Self.asText(field), location.rawValue)
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

    private func header(_ field: Field) -> String {
        let key = Escaping.swiftLiteral(field.name.value)
        let text = "call.header(\(key))"
        return "self.\(SwiftIdentifier.camelCase(field.name.value)) = " + (field.isRequired ? "try required(\(text), \(key))" : text)
    }

    // MARK: - Answering

    private func answering(_ endpoint: Endpoint) -> FunctionView {
        let agreed = Self.agreed(endpoint).map { Self.name($0.field) }
        let type = Self.typeName(endpoint)
        let parameters =
            ["_ request: HTTPRequest", "body: [UInt8] = []"] + agreed.map { "\($0): String" }
            + ["clock: any ClientClock = SystemClock()", "report: @escaping @Sendable (any Error) -> Void = { _ in }"]
            + ["receive: @escaping @Sendable (\(type)) async throws -> Void"]
        let limit = endpoint.within == nil ? "nil" : "timeLimit"
        let call = "CallbackAnswer.answer(\(status(endpoint)), within: \(limit), clock: clock, report: report)"
        let given = ["request", "body: body"] + agreed.map { "\($0): \($0)" }
        return FunctionView(
            documentation: answerWords(endpoint).lines(depth: 1),
            head: CodeLayout.call("public static func answer", parameters, " async -> HTTPResponse {", depth: 1),
            body: [
                .block(["await \(call) {"], [.line("try \(type)(\(given.joined(separator: ", ")))")], tail: " receive: {"),
                .lines(["    try await receive($0)", "}"]),
            ]
        )
    }

    private func status(_ endpoint: Endpoint) -> String {
        let code = endpoint.response?.status.value ?? 200
        return code == 200 ? ".ok" : "HTTPResponse.Status(code: \(code))"
    }

    private func answerWords(_ endpoint: Endpoint) -> DocComment {
        let late = " An app that takes too long goes on, and the vendor is told in time that the call has arrived."
        let text = "Answers a request of the vendor's server, and hands the app what it says."
        var comment = DocComment(text: text + (endpoint.within == nil ? "" : late))
        comment.parameters =
            requestWords + agreedWords(endpoint)
            + [
                ("clock", "What the time is measured by."),
                ("report", "Is told of calls that were refused, and of errors of the app, also late ones."),
                ("receive", "What the app does."),
            ]
        let success = endpoint.response?.status.value ?? 200
        comment.result = """
            \(success); 401 or 405 for a call that is not the vendor's, 400 for one that is not as documented, 500 where the app failed.
            """
        return comment
    }

    private var requestWords: [(String, String)] { [("request", "The request."), ("body", "Its body.")] }

    private func agreedWords(_ endpoint: Endpoint) -> [(String, String)] {
        Self.agreed(endpoint).map { (Self.name($0.field), $0.field.text?.en ?? "What the header `\($0.field.name.value)` has to say.") }
    }
}
