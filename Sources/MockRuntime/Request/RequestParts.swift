/// A request taken apart: what parameters are read from. Whoever answers it hands it on, so that it is no value, which would be copied each time.
final class RequestParts: Sendable {
    /// What a body turned out to be.
    enum Body: Sendable {
        case none
        case form(FormFields)
        case json(JSONValue)
        case multipart(MultipartBody)
        /// It can't be read, and why.
        case unreadable(String)
    }

    let method: HTTPRequest.Method
    /// The path without a session's prefix.
    let path: String
    /// What follows the path, with the question mark, as it came.
    let querySuffix: Substring
    /// The path's prefix that chose the session: empty, or `/s/name`.
    let prefix: Substring
    let headers: HTTPFields
    /// The host, with its port, as the client named it.
    private let authority: String?
    private let scheme: String?
    let rawBody: [UInt8]

    init(_ request: HTTPRequest, body: [UInt8]) {
        method = request.method
        headers = request.headerFields
        authority = request.authority
        scheme = request.scheme
        rawBody = body
        let target = request.path ?? "/"
        let end = target.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? target.endIndex
        let query = target[end...]
        querySuffix = query[..<(query.utf8.firstIndex(of: UInt8(ascii: "#")) ?? query.endIndex)]
        self.query = Self.items(querySuffix)
        let path = target[..<end]
        prefix = Self.sessionPrefix(of: path)
        let rest = path[prefix.endIndex...]
        // A text that is all path stays the one that it is.
        self.path = rest.isEmpty ? "/" : rest.endIndex == target.endIndex && prefix.isEmpty ? target : String(rest)
    }

    /// The parts of a URL with which one app opens another: scheme and path stand apart.
    init(opening path: String, query: Substring, prefix: Substring, headers: HTTPFields) {
        method = .get
        self.path = path
        querySuffix = query
        self.query = Self.items(query)
        self.prefix = prefix
        self.headers = headers
        authority = nil
        scheme = nil
        rawBody = []
    }

    /// Where the client has reached the mock, up to the path of an endpoint: the session's prefix belongs to it, so that who follows a URL
    /// stays in the session.
    var address: String { "\(isForwardedSecurely ? "https" : scheme ?? "http")://\(authority ?? "localhost")\(prefix)" }

    /// Whether what stands before the mock, and speaks HTTPS in its place, says that the client does.
    private var isForwardedSecurely: Bool { headers[Self.forwarded]?.lowercased() == "https" }

    private static let forwarded = HTTPField.Name("X-Forwarded-Proto")!

    /// The session that the path names; `nil` for the default one.
    var session: Substring? { prefix.isEmpty ? nil : prefix.dropFirst(3) }

    /// The query's items. Several ask for them: they are read once.
    let query: FormFields

    /// The body, by what its type says or, where it says nothing, by what it looks like.
    var body: Body { body(jsonTypes: []) }

    /// The body, where types that say nothing of JSON are documented for it.
    func body(jsonTypes: [String]) -> Body {
        guard !rawBody.isEmpty else { return .none }
        if let coding = headers.value(of: .contentEncoding)?.lowercased(), coding != "identity" {
            return .unreadable("the body is encoded (\(coding)), and the mock reads what is not")
        }
        let type = headers.value(of: .contentType)?.lowercased() ?? ""
        // The two usual types are told by how they begin: looking for a word inside a text takes longer than reading the body.
        if type.hasPrefix("application/x-www-form-urlencoded") { return .form(FormFields(parsing: rawBody)) }
        if type.hasPrefix("application/json") || type.contains("json") || jsonTypes.contains(type) { return json }
        if type.hasPrefix("multipart/form-data") { return multipart }
        guard type.isEmpty else { return .unreadable("a body of the type \(type) is not read") }
        return looksLikeJSON ? json : .form(FormFields(parsing: rawBody))
    }

    /// What a request asks for that opens a WebSocket.
    static let socketProtocol = "websocket"

    var asksForSocket: Bool { headers[.upgrade]?.lowercased() == Self.socketProtocol }

    /// Whether it is said on a WebSocket.
    var isMessage: Bool { method == MockService.messageMethod }

    private var looksLikeJSON: Bool { rawBody.first == UInt8(ascii: "{") || rawBody.first == UInt8(ascii: "[") }

    private var multipart: Body {
        // Boundaries are as they are written, capitals included.
        let body = MultipartBody(parsing: rawBody, type: headers[.contentType] ?? "")
        return body.map(Body.multipart) ?? .unreadable("the body has no parts between the lines that its type names")
    }

    private var json: Body {
        do {
            return .json(try JSONValue(parsing: rawBody))
        } catch {
            return .unreadable("the body is not JSON: \(error)")
        }
    }

    private static func items(_ query: Substring) -> FormFields {
        query.isEmpty ? FormFields() : FormFields(parsing: query.dropFirst())
    }

    /// `/s/name` at the start of a path that has it.
    private static func sessionPrefix(of path: Substring) -> Substring {
        // By bytes: characters would have to be told apart one by one.
        guard path.utf8.starts(with: "/s/".utf8) else { return path[..<path.startIndex] }
        let name = path.utf8.dropFirst(3).prefix { $0 != UInt8(ascii: "/") }
        return name.isEmpty ? path[..<path.startIndex] : path[..<name.endIndex]
    }
}
