/// Keeps web pages and strangers away from the control interface.
///
/// A page in somebody's browser can reach a mock on their machine: directly, which its `Origin` shows, or through a host name of its
/// own that leads here, which `Host` shows. Whoever can reach a mock over a network needs its token.
struct ControlAccess {
    let options: MockOptions

    /// - Throws: `MockProblem` with 403 or 401 for a request that may not pass.
    func check(authority: String?, headers: HTTPFields) throws(MockProblem) {
        if let authority, !isPermitted(host: authority) {
            throw MockProblem(
                .forbidden, "the host \"\(authority)\" is not this mock's", hint: "call it by a loopback name, such as 127.0.0.1")
        }
        if let origin = headers[Self.origin], !isOwn(origin: origin, authority: authority) {
            throw MockProblem(.forbidden, "pages of \"\(origin)\" may not control this mock")
        }
        guard let token = options.controlToken else { return }
        guard let given = Self.token(in: headers[.authorization] ?? ""), Self.areEqual(given, token) else {
            throw MockProblem(.unauthorized, "the control interface wants the mock's token", hint: "send Authorization: Bearer TOKEN")
        }
    }

    /// The token that a header shows: a bearer's, or the password that a browser asks its user for, whatever the user is called.
    private static func token(in authorization: String) -> String? {
        let words = authorization.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        switch words[0].lowercased() {
        case "bearer": return String(words[1])
        case "basic":
            let urlSafe = String(words[1].map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
            let pair = String(decoding: Base64URL.decode(urlSafe[...]), as: UTF8.self)
            return pair.firstIndex(of: ":").map { String(pair[$0...].dropFirst()) }
        default: return nil
        }
    }

    private static let origin = HTTPField.Name.origin

    private func isPermitted(host authority: String) -> Bool {
        if options.allowsAnyHost { return true }
        let host = Self.host(of: authority)
        return Self.isLoopback(host) || host.hasSuffix(".localhost") || options.allowedHosts.contains(host)
    }

    /// Whether a host, in lower case, is this machine by its name or address.
    static func isLoopback(_ host: String) -> Bool {
        loopbackNames.contains(host) || host.hasPrefix("127.") && host.allSatisfy(\.isPartOfAddress)
    }

    private func isOwn(origin: String, authority: String?) -> Bool {
        guard let authority else { return false }
        return origin == "http://\(authority)" || origin == "https://\(authority)"
    }

    static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]", "::1"]

    /// The host without its port, in lower case.
    static func host(of authority: String) -> String {
        let authority = authority.lowercased()
        if authority.hasPrefix("[") { return authority.prefix { $0 != "]" } + "]" }
        return String(authority.prefix { $0 != ":" })
    }

    /// Compares all bytes whatever they are, so that the time it takes tells nothing about the token.
    private static func areEqual(_ left: String, _ right: String) -> Bool {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension Character {
    fileprivate var isPartOfAddress: Bool { self == "." || ("0"..."9").contains(self) }
}
