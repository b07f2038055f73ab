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

    /// Whether a text may be a host without a port: a name, or an address of either kind, bracketed or not.
    static func canBeHost(_ text: String) -> Bool {
        let isAddress = text.utf8.count { $0 == UInt8(ascii: ":") } > 1
        let marks = isAddress ? ":.%[]" : "-._"
        return !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || marks.unicodeScalars.contains($0))
            }
    }
}

/// Why a server can't listen, for people.
public struct ListenFailure: Error, CustomStringConvertible {
    /// One sentence, with a way out.
    public let description: String
}
