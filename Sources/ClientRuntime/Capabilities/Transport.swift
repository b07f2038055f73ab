public import Foundation
public import HTTPTypes

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends one HTTP request and brings back its response.
public protocol Transport: Sendable {
    /// Whether every request goes to a mock, whatever its host; false unless a transport says so.
    var reachesMock: Bool { get }
    /// Sends a request with its body.
    ///
    /// - Returns: the response, whatever its status, and its whole body.
    /// - Throws: `TransportError` if there is no response, `CancellationError` if the task was cancelled.
    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8])
    /// The same, for a request whose redirect is its documented answer and must not be followed.
    func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8])
    /// The same, for an answer that goes on: it is there when its head is, and its body comes in pieces.
    ///
    /// - Parameter receive: is given the pieces in order, from now on, and `.ended` last.
    /// - Returns: the head of the answer, and how to leave it.
    func open(_ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer
    /// Opens a WebSocket.
    ///
    /// - Parameter receive: is given each message of its server as a server-sent event, in order, from now on, and `.ended` last, with a
    ///   `WebSocketClosure` where the server said why. One of bytes is `ServerSentEvent(base64:)`.
    /// - Returns: its head, and how to say something and to leave; without `say` what the server answers instead.
    func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer
}

/// What comes of an answer that goes on.
public enum AnswerPiece: Sendable {
    /// The next bytes of its body.
    case bytes([UInt8])
    /// Its end; with an error where it broke off.
    case ended((any Error)?)
}

/// An answer that has begun.
public struct OpenAnswer: Sendable {
    /// Its head.
    public let response: HTTPResponse
    /// Says that nobody wants more of it.
    public let leave: @Sendable () -> Void
    /// Of a WebSocket: says something. The request is that which opened it, with `MESSAGE` as its method; of bytes, its type
    /// is `application/octet-stream`.
    public let say: (@Sendable (_ message: HTTPRequest, _ body: [UInt8]) async throws -> Void)?

    /// An answer with that head.
    public init(
        _ response: HTTPResponse, leave: @escaping @Sendable () -> Void = {},
        say: (@Sendable (_ message: HTTPRequest, _ body: [UInt8]) async throws -> Void)? = nil
    ) {
        self.response = response
        self.leave = leave
        self.say = say
    }
}

extension Transport {
    /// Requests go where they are addressed to.
    public var reachesMock: Bool { false }

    /// For transports that follow no redirects at all.
    public func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await send(request, body: body)
    }

    /// For transports that know whole answers only: there are no pieces before the last has come.
    public func open(
        _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
    ) async throws -> OpenAnswer {
        let (response, body) = try await send(request, body: body)
        receive(.bytes(body))
        receive(.ended(nil))
        return OpenAnswer(response)
    }

    /// For transports that know no WebSockets.
    public func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        throw TransportError.failed("\(Self.self) opens no WebSockets")
    }
}

/// Why a request got no response.
public enum TransportError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// The request's URL is none that can be requested.
    case badURL(String)
    /// The server can't be reached.
    case unreachable(String)
    /// The platform refuses the connection because it is not secure, or the server's certificate is none to trust.
    case insecure(String)
    /// The connection ended before the response was there.
    case connectionLost(String)
    /// The response took too long.
    case timedOut
    /// What came back is no HTTP response, or something else went wrong.
    case failed(String)

    /// What happened, for people.
    public var errorDescription: String? { description }

    /// What happened, for people.
    public var description: String {
        switch self {
        case .badURL(let url): "not a URL that can be requested: \(url)"
        case .unreachable(let reason): "the server can't be reached: \(reason)"
        case .insecure(let reason): "the connection would not be secure: \(reason)"
        case .connectionLost(let reason): "the connection was lost: \(reason)"
        case .timedOut: "the server took too long to answer"
        case .failed(let reason): "the request failed: \(reason)"
        }
    }
}

/// Sends requests with Foundation's `URLSession`. Redirects are followed, cookies are neither kept nor sent.
///
/// On Linux, requests with a body and those that must not be sent twice go over a new connection each, and one that is cancelled goes on by
/// itself, unheard.
public struct URLSessionTransport: Transport {
    private let session: URLSession

    /// A transport over that session, or over one of its own without cookies and caches.
    public init(session: URLSession? = nil) {
        if let session {
            self.session = session
        } else {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.httpShouldSetCookies = false
            configuration.httpCookieAcceptPolicy = .never
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            self.session = URLSession(configuration: configuration)
        }
    }

    /// Sends a request with its body.
    public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        let session = session
        guard Self.wantsOwnConnection(request, body) else {
            return try await Self.exchange(request, body) { try await SharedExchange.answer(to: $0, on: session) }
        }
        return try await alone(request, body, followsRedirects: true)
    }

    /// Sends a request with its body, and answers its redirect as it came.
    public func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await alone(request, body, followsRedirects: false)
    }

    /// Sends a request over a connection of its own, and hands its answer on as it comes.
    public func open(
        _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
    ) async throws -> OpenAnswer {
        let request = try Self.urlRequest(request, body: body)
        let exchange = OpenExchange { bytes, error in receive(bytes.map(AnswerPiece.bytes) ?? .ended(error.map(Self.told))) }
        do {
            let (response, leave) = try await exchange.answer(to: request, configuration: session.configuration)
            return OpenAnswer(try Self.head(of: response), leave: leave)
        } catch {
            throw Self.told(error)
        }
    }

    /// Opens a WebSocket with Foundation's `URLSessionWebSocketTask`, which knows nothing of a refusal but its status. On Linux it opens none
    /// where Foundation's libcurl was built without them.
    public func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        var request = request
        request.scheme = ["http", "ws"].contains(request.scheme) ? "ws" : "wss"
        let conversation = SocketExchange(told: Self.told) { receive($0) }
        do {
            return try await conversation.open(Self.urlRequest(request, body: []), configuration: session.configuration)
        } catch {
            throw Self.told(error)
        }
    }

    private func alone(_ request: HTTPRequest, _ body: [UInt8], followsRedirects: Bool) async throws -> (HTTPResponse, [UInt8]) {
        let configuration = session.configuration
        return try await Self.exchange(request, body) {
            try await SingleExchange.answer(to: $0, configuration: configuration, followsRedirects: followsRedirects)
        }
    }

    /// Whether a request must not go over a connection that another has used.
    ///
    /// Where the server has cut that connection, Foundation on Linux sends the request once more; with a body it fails to, and keeps a
    /// processor busy until the request times out after a minute. Over a new connection the cut is an error after milliseconds. That
    /// costs about two milliseconds a request, measured against a server on the same machine.
    private static func wantsOwnConnection(_ request: HTTPRequest, _ body: [UInt8]) -> Bool {
        #if canImport(FoundationNetworking)
            !body.isEmpty || request.method == .post || request.method == .patch
        #else
            false
        #endif
    }

    private static func exchange(
        _ request: HTTPRequest,
        _ body: [UInt8],
        _ send: (URLRequest) async throws -> (Data, URLResponse)
    ) async throws -> (HTTPResponse, [UInt8]) {
        let request = try urlRequest(request, body: body)
        do {
            let (data, response) = try await send(request)
            return (try head(of: response), Array(data))
        } catch {
            throw told(error)
        }
    }

    static func head(of response: URLResponse) throws(TransportError) -> HTTPResponse {
        guard let http = response as? HTTPURLResponse else { throw .failed("not an HTTP response") }
        return HTTPResponse(status: .init(code: http.statusCode), headerFields: fields(of: http))
    }

    /// Foundation's errors as this module's.
    private static func told(_ error: any Error) -> any Error {
        switch error {
        case let error as URLError: self.error(for: error)
        case is CancellationError, is TransportError: error
        default: TransportError.failed(error.localizedDescription)
        }
    }

    private static func urlRequest(_ request: HTTPRequest, body: [UInt8]) throws -> URLRequest {
        let text = "\(request.scheme ?? "https")://\(request.authority ?? "")\(request.path ?? "/")"
        guard request.authority?.isEmpty == false, let url = URL(string: text) else { throw TransportError.badURL(text) }
        var result = URLRequest(url: url)
        result.httpMethod = request.method.rawValue
        for field in request.headerFields { result.addValue(field.value, forHTTPHeaderField: field.name.rawName) }
        if !body.isEmpty { result.httpBody = Data(body) }
        return result
    }

    private static func fields(of response: HTTPURLResponse) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in response.allHeaderFields {
            guard let name = (name as? String).flatMap({ HTTPField.Name($0) }), let value = value as? String else { continue }
            fields[name] = value
        }
        return fields
    }

    private static func error(for error: URLError) -> any Error {
        switch error.code {
        case .cancelled: CancellationError()
        case .timedOut: TransportError.timedOut
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse: TransportError.connectionLost(error.localizedDescription)
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
            TransportError.unreachable(error.localizedDescription)
        case .appTransportSecurityRequiresSecureConnection, .secureConnectionFailed, .serverCertificateHasBadDate,
            .serverCertificateUntrusted, .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired:
            TransportError.insecure(error.localizedDescription)
        case .badURL, .unsupportedURL: TransportError.badURL(error.localizedDescription)
        default: TransportError.failed(error.localizedDescription)
        }
    }
}
