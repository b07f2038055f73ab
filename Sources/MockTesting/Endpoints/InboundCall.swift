public import ClientRuntime
public import Testing

/// A call that the mock makes, with values that fit, and the app's server for it.
public struct InboundCall: Sendable, CustomTestStringConvertible {
    /// What the app does with a call.
    public typealias Work = @Sendable () async throws -> Void
    /// The app's server: answers a request by the clock, after the app's work.
    public typealias Answer = @Sendable (HTTPRequest, [UInt8], any ClientClock, @escaping Work) async -> HTTPResponse
    /// The same where the documents say what stands in the answer.
    public typealias FullAnswer = @Sendable (HTTPRequest, [UInt8], any ClientClock, @escaping Work) async -> (HTTPResponse, [UInt8])

    /// The endpoint's name in the spec.
    public let endpoint: String
    /// Values that fit.
    public let values: JSONObject
    /// Those that have to be there, and those with a closed set of values.
    public let required: [String]
    /// Those with a closed set of values.
    public let closed: [String]
    /// What is registered and the vendor shows, to be known by.
    public let shown: [String]
    /// Seconds in which the app's server has to answer.
    public let limit: Double?
    /// What its answer says, where the documents leave it no choice.
    public let said: DocumentedBody?
    private let answering: FullAnswer

    /// A row of the table of calls.
    public init(
        _ endpoint: String,
        values: JSONObject,
        required: [String],
        closed: [String],
        shown: [String],
        limit: Double?,
        answering: @escaping Answer
    ) {
        self.init(endpoint, values: values, required: required, closed: closed, shown: shown, limit: limit, saying: nil) {
            (await answering($0, $1, $2, $3), [])
        }
    }

    /// A row of the table of calls, of one whose answer says something.
    ///
    /// - Parameter saying: what it says.
    public init(
        _ endpoint: String,
        values: JSONObject,
        required: [String],
        closed: [String],
        shown: [String],
        limit: Double?,
        saying: DocumentedBody?,
        answering: @escaping FullAnswer
    ) {
        self.endpoint = endpoint
        self.values = values
        self.required = required
        self.closed = closed
        self.shown = shown
        self.limit = limit
        said = saying
        self.answering = answering
    }

    /// The endpoint's name.
    public var testDescription: String { endpoint }

    /// Has the app's server answer; `receive` is what the app does.
    public func answer(
        _ request: HTTPRequest,
        _ body: [UInt8],
        by clock: any ClientClock = SystemClock(),
        _ receive: @escaping Work
    ) async -> (HTTPResponse, [UInt8]) {
        await answering(request, body, clock, receive)
    }
}

/// A request on its way to an app's server.
public struct SentCall: Sendable {
    /// The request without its body.
    public var request: HTTPRequest
    /// The bytes of its body.
    public var body: [UInt8]

    /// A request with its body.
    public init(request: HTTPRequest, body: [UInt8]) {
        self.request = request
        self.body = body
    }

    /// The same with another value of a parameter, or without it, wherever it stands.
    public func with(_ name: String, _ value: String?) throws -> SentCall {
        var copy = self
        if let header = HTTPField.Name(name), request.headerFields[header] != nil { copy.request.headerFields[header] = value }
        let parts = (request.path ?? "/").split(separator: "?", maxSplits: 1)
        if parts.count > 1 { copy.request.path = "\(parts[0])?\(Self.form(FormFields(parsing: parts[1]), name, value))" }
        guard !body.isEmpty else { return copy }
        if var object = try? JSONValue(parsing: body).objectValue {
            object[name] = value.map(JSONValue.string)
            copy.body = JSONValue.object(object).encoded()
        } else {
            copy.body = Array(Self.form(FormFields(parsing: body), name, value).utf8)
        }
        return copy
    }

    private static func form(_ form: FormFields, _ name: String, _ value: String?) -> String {
        FormFields(
            form.fields.compactMap { field in
                guard field.name == name else { return field }
                return value.map { FormFields.Field(name: name, value: $0) }
            }
        ).encoded
    }
}
