/// What a good answer of an endpoint looks like. Every answer of a handler is held against it before it is sent.
public struct MockResponse: Sendable {
    /// What its body holds.
    public enum Body: Sendable {
        /// Nothing.
        case empty
        /// JSON of that type, possibly with a text before and after it.
        case json(ValueType, prefix: String = "", suffix: String = "")
        /// Nothing: the answer sends the browser to a URL, with these items in its query.
        case redirect([ValueField])
        /// A plain text.
        case text
        /// A page for browsers.
        case html
        /// Bytes: an image, a sound, a document. What answers gives them as the text that Base64 has for them.
        case bytes(contentType: String = MockResponse.anyBytes)
        /// Events, each of that type, one after another (`text/event-stream`).
        case events(ValueType, EventForm = EventForm())
    }

    /// The type of bytes of which nothing is documented.
    public static let anyBytes = "application/octet-stream"

    /// The HTTP status.
    public var status: Int
    /// The body.
    public var body: Body
    /// The headers whose values travel otherwise than they are: a date as a text.
    public var headers: [ValueField]

    /// Whether its body is a page for browsers.
    var isPage: Bool { if case .html = body { true } else { false } }

    /// Whether its body is made of events.
    var hasEvents: Bool { if case .events = body { true } else { false } }

    /// A response of that status and body.
    public init(status: Int = 200, _ body: Body = .empty, headers: [ValueField] = []) {
        self.status = status
        self.body = body
        self.headers = headers
    }

    /// The headers of an answer from values by name; what is `null`, or no name of a header, is left out.
    func fields(of values: JSONObject) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in values where !value.isNull {
            let wire = headers.first { $0.name == name }?.wire ?? .plain
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value.encoded(as: wire).wireText)) }
        }
        return fields
    }
}

/// What a failure of an endpoint looks like, whichever of its errors it is.
public struct FailureShape: Sendable {
    /// How the failure's fields travel.
    public enum Kind: Sendable, Hashable {
        /// As a JSON object, possibly with a text before and after it.
        case json(prefix: String = "", suffix: String = "")
        /// As the only text of the body: that of the field without a name.
        case text
        /// In the query of a redirect to the URL that this parameter of the request holds.
        case redirect(parameter: String)
        /// There are no fields; the status says it all.
        case empty
    }

    /// How the fields travel.
    public var kind: Kind
    /// The HTTP status of errors that have none of their own.
    public var status: Int
    /// The fields in order.
    public var fields: [FailureField]
    /// The headers that come with every error, as fields of their names.
    public var headers: [FailureField]

    /// A shape of these parts; as it stands, a 400 with `error` and `error_description`.
    public init(
        _ kind: Kind = .json(),
        status: Int = 400,
        fields: [FailureField] = [FailureField("error", .code), FailureField("error_description", .message)],
        headers: [FailureField] = []
    ) {
        self.kind = kind
        self.status = status
        self.fields = fields
        self.headers = headers
    }
}

/// One field of a failure and where its value comes from.
public struct FailureField: Sendable, Hashable {
    /// Where a failure's field gets its value.
    public enum Source: Sendable, Hashable {
        /// The error's code on the wire.
        case code
        /// The error's message.
        case message
        /// A value of the error by that name, or what the handler passed under it; left out where neither has one.
        case value(String)
        /// The same for every error.
        case constant(JSONValue)
        /// What a parameter of the request was; left out where it had none.
        case request(String)
        /// Something random of that kind.
        case random(RandomKind)
        /// The session's time.
        case time(TimeForm)
        /// The HTTP status of the answer, as a number or as a text.
        case status(isText: Bool)
    }

    /// What leads to it from the root, one name unless it is nested: names of members, and places of items in lists (`0`).
    public var path: [String]
    /// Where its value comes from.
    public var source: Source
    /// How it is written on the wire.
    public var wire: WireForm

    /// A field of the root object.
    public init(_ name: String, _ source: Source, wire: WireForm = .plain) { self.init(path: [name], source, wire: wire) }

    /// A field inside nested objects.
    public init(path: [String], _ source: Source, wire: WireForm = .plain) {
        self.path = path
        self.source = source
        self.wire = wire
    }
}

/// A documented error of an endpoint.
public struct MockError: Sendable {
    /// Its name in the spec; handlers and faults use it.
    public var name: String
    /// Its code on the wire.
    public var code: JSONValue
    /// Its message on the wire.
    public var message: String
    /// Its HTTP status, where that is not the failure shape's.
    public var status: Int?
    /// The code with which a WebSocket is closed for it, where it is not said.
    public var closes: Int?
    /// Further values that the failure shape may ask for.
    public var values: JSONObject
    /// Further ways in which the server spells it, each with its values by name, `code` among them.
    public var otherSpellings: [JSONObject]
    /// The statuses of these, in their order, where they are others than the error's own.
    public var otherStatuses: [Int?]
    /// Headers that come with it.
    public var headers: HTTPFields

    /// An error of these parts.
    public init(
        _ name: String,
        code: JSONValue,
        message: String = "",
        status: Int? = nil,
        closes: Int? = nil,
        values: JSONObject = [:],
        otherSpellings: [JSONObject] = [],
        otherStatuses: [Int?] = [],
        headers: HTTPFields = [:]
    ) {
        self.name = name
        self.code = code
        self.message = message
        self.status = status
        self.closes = closes
        self.values = values
        self.otherSpellings = otherSpellings
        self.otherStatuses = otherStatuses
        self.headers = headers
    }
}
