/// What a mock does with one request: look at the call, change records, answer.
///
/// Handlers run while their session is locked and must not wait for anything. A thrown `MockStop` ends the call early.
public typealias MockHandler = @Sendable (inout MockCall) throws(MockStop) -> MockAnswer

/// One endpoint of a system: how a request for it looks, how it is answered, how it fails.
public struct MockEndpoint: Sendable {
    /// Its name in the spec; faults, journal and counters use it.
    public var name: String
    /// The methods it is called with. `HEAD` comes with `GET`.
    public var methods: [HTTPRequest.Method]
    /// Its path without the host, `{name}` standing for a path parameter: `/v1/users/{id}`, `/{tenant}.example/token`.
    ///
    /// A path that is nothing but one placeholder answers what no other endpoint does; its value is the request's path and query.
    ///
    /// Of an endpoint with an app scheme, what follows `scheme://`, up to the query.
    public var path: String
    /// Further paths that it answers: those of other environments, where they differ.
    public var otherPaths: [String]
    /// The scheme of the app that is opened, for an endpoint that is no HTTP request but a URL which one app opens in another.
    public var scheme: String?
    /// What it is told. Parameters with a constant also tell endpoints of one path apart.
    public var parameters: [MockParameter]
    /// What a good answer looks like.
    public var response: MockResponse
    /// What other documented answers look like, by name; see `MockCall.respond(with:_:headers:)`.
    public var alternatives: [String: MockResponse]
    /// What a failure looks like.
    public var failure: FailureShape
    /// The documented errors.
    public var errors: [MockError]
    /// The error that answers a request with a missing or wrong parameter, where the documents name one.
    public var onInvalid: String?
    /// Whether the vendor lets web pages of every origin call it from a browser.
    public var allowsAnyOrigin: Bool
    /// Whether the handler looks at headers before lists and JSON values that are malformed are refused: it calls
    /// `MockCall.checkStructures()` once it has. Otherwise they are refused before it runs.
    public var checksHeadersFirst: Bool
    /// Whether it is a WebSocket, whose server says the events of its response as messages.
    public var isSocket: Bool
    /// The WebSocket on which a client says it; then it has no methods, and the response of the WebSocket.
    public var on: String?
    /// What happens.
    public var handler: MockHandler

    /// An endpoint of these parts.
    public init(
        _ name: String,
        methods: [HTTPRequest.Method] = [],
        path: String,
        otherPaths: [String] = [],
        scheme: String? = nil,
        parameters: [MockParameter] = [],
        response: MockResponse = MockResponse(),
        alternatives: [String: MockResponse] = [:],
        failure: FailureShape = FailureShape(),
        errors: [MockError] = [],
        onInvalid: String? = nil,
        allowsAnyOrigin: Bool = false,
        checksHeadersFirst: Bool = false,
        isSocket: Bool = false,
        on: String? = nil,
        handler: @escaping MockHandler
    ) {
        self.name = name
        self.methods = methods
        self.path = path
        self.otherPaths = otherPaths
        self.scheme = scheme
        self.parameters = parameters
        self.response = response
        self.alternatives = alternatives
        self.failure = failure
        self.errors = errors
        self.onInvalid = onInvalid
        self.allowsAnyOrigin = allowsAnyOrigin
        self.checksHeadersFirst = checksHeadersFirst
        self.isSocket = isSocket
        self.on = on
        self.handler = handler
    }
}

/// Where in a request a parameter stands.
public enum ParameterLocation: String, Sendable, Hashable, CaseIterable {
    /// In the URL's query.
    case query
    /// In a form body; of a `GET` request, in the query.
    case form
    /// A member of a JSON body.
    case json
    /// The whole of a JSON body.
    case body
    /// A part of a body of several; handlers get a file's bytes in Base64.
    case multipart
    /// In the path, where its name stands in braces.
    case path
    /// A header.
    case header
    /// The request's method itself, which handlers ask for by the parameter's name.
    case verb
    /// Every header that no other parameter is, as an object of texts; names are spelled in one way, `X-Trace-Id`.
    case anyHeaders
    /// Every item of the query that no other parameter is, as an object of texts; several of one name are a list.
    case anyQuery
    /// The body's bytes, which handlers get in Base64.
    case anyBody
}

/// One documented parameter of an endpoint.
public struct MockParameter: Sendable {
    /// Where it stands.
    public var location: ParameterLocation
    /// Its name, type, wire form, permitted values, and whether it is required or secret.
    public var field: ValueField
    /// The one value it must have, by which endpoints of one path are told apart.
    public var constant: JSONValue?
    /// The authentication scheme before a header's value, such as `Bearer`; a header without it counts as missing.
    public var scheme: String?
    /// The name by which handlers ask for it: the name on the wire unless two parameters share that.
    public var key: String
    /// The error that answers a request without it, where that is another than the endpoint's `onInvalid`.
    public var onMissing: String?
    /// The error that answers a request with a wrong value, where that is another than the endpoint's `onInvalid`.
    public var onInvalid: String?

    /// A parameter at that place; an authorization header is always secret.
    public init(
        _ location: ParameterLocation,
        _ field: ValueField,
        constant: JSONValue? = nil,
        scheme: String? = nil,
        key: String? = nil,
        onMissing: String? = nil,
        onInvalid: String? = nil
    ) {
        self.location = location
        self.field = field
        self.constant = constant
        self.scheme = scheme
        self.key = key ?? field.name
        self.onMissing = onMissing
        self.onInvalid = onInvalid
        if scheme != nil { self.field.isSecret = true }
    }
}
