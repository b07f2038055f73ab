public import ClientRuntime
public import MockRuntime
public import Testing

/// One parameter of a call, with a value that fits.
public struct WireParameter: Sendable {
    /// Where it travels.
    public let location: ParameterLocation
    /// Its name on the wire.
    public let name: String
    /// A value that fits.
    public var value: JSONValue
    /// Whether a call without it is refused.
    public let isRequired: Bool
    /// Whether it has only that value.
    public let isConstant: Bool
    /// Whether it stays out of the journal.
    public let isSecret: Bool
    /// Whether a call without it is one of another endpoint's, which does not have it.
    public let tells: Bool
    /// What stands before the value in a header.
    public let scheme: String?
    /// The error without it, where that is another than the call's.
    public let onMissing: String?

    /// A parameter with a value that fits.
    public init(
        _ location: ParameterLocation,
        _ name: String,
        _ value: JSONValue,
        isRequired: Bool = true,
        isConstant: Bool = false,
        isSecret: Bool = false,
        tells: Bool = false,
        scheme: String? = nil,
        onMissing: String? = nil
    ) {
        self.location = location
        self.name = name
        self.value = value
        self.isRequired = isRequired
        self.isConstant = isConstant
        self.isSecret = isSecret
        self.tells = tells
        self.scheme = scheme
        self.onMissing = onMissing
    }
}

/// A call of an endpoint over the wire, without a client.
public struct WireCall: Sendable, CustomTestStringConvertible {
    /// The endpoint's name in the spec.
    public let endpoint: String
    /// The HTTP method.
    public let method: String
    /// The path, with placeholders.
    public let path: String
    /// What it carries.
    public var parameters: [WireParameter]
    /// The error for a parameter that is missing or wrong, where one is documented.
    public let onInvalid: String?
    /// Whether it opens a WebSocket.
    public let isSocket: Bool
    /// The WebSocket on which it is said, where it is a message.
    public let on: String?
    /// Whether it is a message of bytes.
    public let saysBytes: Bool

    /// A row of the table of calls.
    public init(
        _ endpoint: String, method: String, path: String, parameters: [WireParameter], onInvalid: String? = nil, isSocket: Bool = false,
        on: String? = nil, saysBytes: Bool = false
    ) {
        self.endpoint = endpoint
        self.method = method
        self.path = path
        self.parameters = parameters
        self.onInvalid = onInvalid
        self.isSocket = isSocket
        self.on = on
        self.saysBytes = saysBytes
    }

    /// The endpoint's name.
    public var testDescription: String { endpoint }

    /// The same call without a parameter.
    public func without(_ name: String) -> WireCall {
        var copy = self
        copy.parameters.removeAll { $0.name == name }
        return copy
    }

    /// The same call with another value of a parameter.
    public func with(_ name: String, _ value: JSONValue) -> WireCall {
        var copy = self
        for index in copy.parameters.indices where copy.parameters[index].name == name { copy.parameters[index].value = value }
        return copy
    }

    /// Has the mock answer the call.
    public func send(to service: MockService, session: String) throws -> MockReply {
        var target = "/s/\(session)\(path.hasPrefix("/") ? "" : "/")\(path)"
        var fields = HTTPFields()
        for parameter in parameters {
            let text = parameter.value.wireText
            if parameter.location == .path { target = target.replacingOccurrences(of: "{\(parameter.name)}", with: text) }
            guard parameter.location == .header, let name = HTTPField.Name(parameter.name) else { continue }
            fields[name] = parameter.scheme.map { "\($0) \(text)" } ?? text
        }
        let query = form(.query)
        if !query.isEmpty { target += "?\(query)" }
        let body = body(&fields)
        let verb = try #require(HTTPRequest.Method(method))
        if isSocket { fields[.upgrade] = "websocket" }
        let request = HTTPRequest(method: verb, scheme: "http", authority: "localhost", path: target, headerFields: fields)
        return on.map { service.answer(message: body, isBytes: saysBytes, of: request, on: $0) } ?? service.answer(request, body: body)
    }

    private func form(_ location: ParameterLocation) -> String {
        FormFields(parameters.filter { $0.location == location }.map { FormFields.Field(name: $0.name, value: $0.value.wireText) }).encoded
    }

    private func body(_ fields: inout HTTPFields) -> [UInt8] {
        if parameters.contains(where: { $0.location == .form }) {
            if fields[.contentType] == nil { fields[.contentType] = "application/x-www-form-urlencoded" }
            return Array(form(.form).utf8)
        }
        let parts = parameters.filter { $0.location == .multipart }
        if !parts.isEmpty {
            let body = MultipartBody(parts.map { MultipartBody.Part(name: $0.name, bytes: Array($0.value.wireText.utf8)) })
            fields[.contentType] = "multipart/form-data; boundary=\(body.boundary)"
            return body.encoded(boundary: body.boundary)
        }
        let members = parameters.filter { $0.location == .json }
        let whole = parameters.first { $0.location == .body }
        guard !members.isEmpty || whole != nil else { return [] }
        if fields[.contentType] == nil { fields[.contentType] = "application/json" }
        if let whole { return whole.value.encoded() }
        return JSONValue.object(JSONObject(members.map { ($0.name, $0.value) })).encoded()
    }
}
