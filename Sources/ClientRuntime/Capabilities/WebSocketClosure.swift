/// Why a server closed a WebSocket: what its last frame says.
public struct WebSocketClosure: Error, Sendable, Hashable {
    /// Its code, of RFC 6455 (7.4) or the service's own.
    public let code: Int
    /// What it says beside the code, which may be nothing.
    public let reason: String

    /// A closure with that code.
    public init(code: Int, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    /// What messages end with: nothing where that is the usual end, or no code says otherwise.
    public var ending: (any Error)? { code == 1000 || code == 1005 ? nil : self }

    /// The error that it stands for.
    ///
    /// - Parameter documented: those of the service, by their codes.
    func error(_ documented: [Int: any Error]) -> any Error {
        documented[code]
            ?? TransportError.connectionLost("the server closed the WebSocket with \(code)\(reason.isEmpty ? "" : ": \(reason)")")
    }
}
