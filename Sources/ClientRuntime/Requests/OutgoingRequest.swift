public import Foundation
public import HTTPTypes

/// A request on its way: the documented URL with its placeholders, and the parameters that are filled in one by one.
///
/// Every kind of encoding happens here and nowhere else. A parameter whose value is `nil` is left out.
public struct OutgoingRequest: Sendable {
    /// The endpoint's name, for errors.
    public let endpoint: String
    /// The method.
    public private(set) var method: HTTPRequest.Method
    private var url: String
    var queryFields = FormFields()
    private var formFields = FormFields()
    private var json = JSONObject()
    private var hasJSON = false
    private var whole: JSONValue?
    private var hasForm = false
    private var parts: MultipartBody?
    /// The type that a documented header gives to a body that is JSON or a form.
    private var documentedType: String?
    /// Whether a redirect is followed. Where it is the documented answer, it is not.
    public var followsRedirects = true
    /// The headers.
    public internal(set) var headers = HTTPFields()
    /// Of a message: the endpoint on which it is said.
    private(set) var socket: String?
    /// A body of the app's own.
    var ownBody: [UInt8]?
    /// The names of what the app gave and no request can carry.
    var leftOut: [String] = []

    /// A request for an endpoint at its documented URL, in which `{name}` stands for path parameters.
    public init(endpoint: String, method: HTTPRequest.Method, url: String) {
        self.endpoint = endpoint
        self.method = method
        self.url = url
    }

    /// A message on a WebSocket: a JSON object, or all of its body.
    ///
    /// - Parameter socket: the endpoint that is the WebSocket.
    public init(message: String, on socket: String) {
        self.init(endpoint: message, method: .message, url: "")
        self.socket = socket
    }

    /// Puts a value in the place of `{name}` in the URL, as one path segment.
    public mutating func path(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        guard let value else { return }
        url = url.replacingOccurrences(of: "{\(name)}", with: PercentCoding.encode(value.jsonValue.encoded(as: wire).wireText))
    }

    /// Puts a URL in the place of `{name}` as it is: the caller's own URL, or the beginning of one.
    public mutating func path(_ name: String, url value: URL?) {
        guard let value else { return }
        url = url.replacingOccurrences(of: "{\(name)}", with: value.absoluteString)
    }

    /// Takes another method than the documented first one. A text that cannot be one is left out.
    public mutating func verb(_ name: String, _ value: String?) {
        if let value, let other = HTTPRequest.Method(value.uppercased()) { method = other }
    }

    /// Adds an item to the query.
    public mutating func query(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        guard let value else { return }
        queryFields.append(name, value.jsonValue, wire: wire)
    }

    /// Adds a field to the form; of a `GET` request, to the query.
    public mutating func form(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        guard method != .get else { return query(name, value, wire: wire) }
        hasForm = true
        guard let value else { return }
        formFields.append(name, value.jsonValue, wire: wire)
    }

    /// Adds a part of text to a body of several parts; of a list that is spread, one for each element.
    public mutating func multipart(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        var body = parts ?? MultipartBody()
        if let value {
            let json = value.jsonValue
            let texts = wire.isSpread ? json.arrayValue?.map(\.wireText) : nil
            body.parts += (texts ?? [json.encoded(as: wire).wireText]).map { text in
                MultipartBody.Part(name: wire.itemName(name), bytes: Array(text.utf8))
            }
        }
        parts = body
    }

    /// Adds a file to a body of several parts. It is called as its part is.
    public mutating func multipart(_ name: String, file: Data?) {
        var body = parts ?? MultipartBody()
        if let file { body.parts.append(MultipartBody.Part(name: name, fileName: name, bytes: Array(file))) }
        parts = body
    }

    /// Adds files to a body of several parts, all under one name.
    public mutating func multipart(_ name: String, files: [Data]?) {
        parts = parts ?? MultipartBody()
        for file in files ?? [] { multipart(name, file: file) }
    }

    /// Adds a member to the JSON object in the body.
    public mutating func json(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        hasJSON = true
        guard let value else { return }
        json[name] = value.jsonValue.encoded(as: wire)
    }

    /// Makes a value the whole JSON body: a list, an object whose members nobody knows. The name is the parameter's, and does not travel.
    public mutating func body(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain) {
        hasJSON = hasJSON || value != nil
        whole = value?.jsonValue.encoded(as: wire)
    }

    /// Adds a header, after an authentication scheme if one is given: `Bearer`. A name or value that no header can have is left out.
    public mutating func header(_ name: String, _ value: (some WireValue)?, wire: WireForm = .plain, scheme: String? = nil) {
        guard let value, let name = HTTPField.Name(name) else { return }
        let text = value.jsonValue.encoded(as: wire).wireText
        let field = HTTPField(name: name, value: scheme.map { "\($0) \(text)" } ?? text)
        headers.append(field)
        if name == .contentType { documentedType = field.value }
    }

    /// The URL with everything in it that belongs there.
    ///
    /// - Throws: `MissingValue` if a placeholder was not filled in, `TransportError.badURL` if it is no URL.
    public func resolvedURL(base: URL? = nil) throws -> URL {
        if let open = url.firstIndex(of: "{"), let close = url[open...].firstIndex(of: "}") {
            throw MissingValue("\(endpoint): path parameter \(url[open...close])")
        }
        let query = queryFields.encoded
        let text = query.isEmpty ? url : url + (url.contains("?") ? "&" : "?") + query
        guard let result = URL(string: text) else { throw TransportError.badURL(text) }
        return base.map { result.rebased(on: $0) } ?? result
    }

    /// The body's bytes.
    public var body: [UInt8] {
        if let parts { return parts.encoded(boundary: parts.boundary) }
        if let ownBody { return hasNoBody ? [] : ownBody }
        if hasJSON { return (whole ?? .object(json)).encoded() }
        return hasForm ? Array(formFields.encoded.utf8) : []
    }

    /// The body as a message: a text that is all of it travels as it is.
    var spoken: [UInt8] { isText ? Array(whole?.stringValue?.utf8 ?? "".utf8) : body }

    /// Whether the body is a text.
    var isText: Bool { whole?.stringValue != nil }

    /// The request as HTTP has it.
    func httpRequest(base: URL?, accepting type: String = "application/json") throws -> HTTPRequest {
        let url = try resolvedURL(base: base)
        var fields = headers
        if fields[.accept] == nil { fields[.accept] = type }
        if let contentType { fields[.contentType] = contentType }
        if ownBody != nil, !hasNoBody, fields[.contentType] == nil { fields[.contentType] = Self.bytesType }
        return HTTPRequest(method: method, scheme: url.scheme, authority: url.authority, path: url.pathAndQuery, headerFields: fields)
    }

    private var contentType: String? {
        if let parts { return "multipart/form-data; boundary=\(parts.boundary)" }
        if hasJSON { return documentedType ?? "application/json; charset=utf-8" }
        return hasForm ? documentedType ?? Self.formType : nil
    }

    private static let formType = "application/x-www-form-urlencoded; charset=utf-8"
}

extension ClientEnvironment {
    /// Sends a request, to the environment's base URL if it has one.
    ///
    /// - Throws: what `Transport.send` and `OutgoingRequest.resolvedURL` throw.
    public func send(_ request: OutgoingRequest) async throws -> IncomingResponse {
        noteLeftOut(of: request)
        let body = request.body
        let outgoing = try request.httpRequest(base: baseURL)
        let (response, bytes) =
            try await request.followsRedirects ? transport.send(outgoing, body: body) : transport.sendOnce(outgoing, body: body)
        return IncomingResponse(endpoint: request.endpoint, status: response.status.code, headers: response.headerFields, body: bytes)
    }
}
