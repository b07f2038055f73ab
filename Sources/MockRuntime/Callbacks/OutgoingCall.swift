/// A call of an app's server that a mock has prepared and not yet sent.
public struct OutgoingCall: Sendable {
    /// The name of the endpoint in the spec.
    public let endpoint: String
    /// The request.
    public let request: HTTPRequest
    /// Its body.
    public let body: [UInt8]
    /// Seconds within which the server has to answer, where the documents say so.
    public let within: Double?
    /// What it has to answer, where the documents leave it no choice.
    let expects: DocumentedBody?
    /// Seconds after which nobody waits for an answer any more.
    let wait: Double
    let session: MockSession

    /// The request's URL.
    var url: String { "http://\(request.authority ?? "")\(request.path ?? "/")" }
}

/// What came of a call of an app's server.
public struct CallReport: Sendable {
    /// How a call may end.
    public enum Outcome: String, Sendable, Hashable {
        /// The server answered in time, if a time is documented.
        case called
        /// The server answered, but too late.
        case late
        /// The server took the call, and there was no answer for as long as the mock waited.
        case unanswered
        /// There is no server, or it ended the connection.
        case unreachable
    }

    /// The call.
    public let call: OutgoingCall
    /// How it ended.
    public let outcome: Outcome
    /// The answer without its body; `nil` if there was none.
    public let response: HTTPResponse?
    /// The answer's body.
    public let body: [UInt8]
    /// How many seconds it took.
    public let seconds: Double
    /// Why there is no answer, or what is wrong with it, in words.
    public let problem: String?

    /// Whether there was an answer within the documented time.
    public var isInTime: Bool { outcome == .called }
}
