import MockRuntime
import NIOHTTP1

extension HTTPRequestHead {
    /// Why a request with this head is not taken, if it is not.
    ///
    /// - Parameter bodyLimit: how many bytes a body may have.
    func refusal(bodyLimit: Int) -> MockRefusal? {
        if method == .CONNECT { return .tunnel }
        if !uri.utf8.starts(with: "/".utf8), !RequestTarget(uri, of: method).isTarget { return .target }
        var hosts = 0
        var length = 0
        for (name, value) in headers {
            // Most names are told apart by their lengths.
            switch name.utf8.count {
            case 4 where name.isHost:
                hosts += 1
                if !value.utf8.isHost { return .noHostName }
            case 14 where name.lowercased() == "content-length": length = Int(value) ?? 0
            case 17 where name.lowercased() == "transfer-encoding" && value.lowercased() != "chunked": return .transferCoding
            default: continue
            }
        }
        if hosts > 1 { return .manyHosts }
        if hosts == 0, version == .http1_1 { return .noHost }
        return length > bodyLimit ? .bodyTooLarge : nil
    }

    /// Whether the connection should end with the answer: the client asks for that, or to go on with another protocol, which the parser
    /// then takes all that follows for.
    var isLast: Bool { !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade") }
}

extension String {
    /// Whether a header of that name says the host.
    var isHost: Bool { utf8.count == 4 && (self == "Host" || lowercased() == "host") }
}
