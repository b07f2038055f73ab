/// Where a server listens.
public struct ServerAddress: Sendable, Hashable {
    /// The host as it was given.
    public let host: String
    /// The port, the one that was chosen where any would do.
    public let port: Int
    /// Whether it is reached by HTTPS.
    public var isSecure = false

    /// The address as a URL without a path: `http://127.0.0.1:8080`.
    public var url: String { "http\(isSecure ? "s" : "")://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// Whether only this machine can reach a server at that host.
    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || (host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isNumber })
    }
}

/// Why a server can't listen, for people.
public struct ListenFailure: Error, CustomStringConvertible {
    /// One sentence, with a way out.
    public let description: String
}
