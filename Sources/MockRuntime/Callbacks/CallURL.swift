/// The URL of an app's server on this machine, or on a host that whoever runs the mock has allowed: no others are called, whoever tells it to.
struct CallURL: Sendable, Hashable {
    /// Host and port, as they go into the request.
    let authority: String
    /// Path and query, at least a slash.
    let target: String

    /// - Parameter hosts: those beyond this machine that may be called.
    /// - Throws: `MockProblem` where the text is no URL that HTTP can reach without security, or one of a host that may not be called.
    init(_ text: String, allowing hosts: Set<String> = []) throws(MockProblem) {
        guard let scheme = text.firstRange(of: "://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw MockProblem(.badRequest, "\"\(text)\" is no URL", hint: Self.hint)
        }
        guard text[..<scheme.lowerBound].lowercased() == "http" else {
            throw MockProblem(.badRequest, "servers are called by http, not \(text[..<scheme.lowerBound])", hint: Self.hint)
        }
        let rest = text[scheme.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard !authority.contains("@") else {
            throw MockProblem(.badRequest, "servers are called without a user in the URL", hint: Self.hint)
        }
        let host = ControlAccess.host(of: String(authority))
        guard ControlAccess.isLoopback(host) || hosts.contains(host.lowercased()) else {
            let hint = "\(Self.hint); --callback-host \(host) allows others"
            throw MockProblem(.forbidden, "only servers on this machine are called, and \"\(host)\" is another", hint: hint)
        }
        guard Self.isPort(authority.dropFirst(host.count)) else {
            throw MockProblem(.badRequest, "\"\(authority)\" has no port from 1 to 65535", hint: Self.hint)
        }
        let target = rest[authority.endIndex...]
        self.authority = String(authority)
        self.target = target.hasPrefix("/") ? String(target) : "/" + target
    }

    private static let hint = "the URL is like http://127.0.0.1:9000/path"

    /// `:9000`, or nothing.
    private static func isPort(_ text: Substring) -> Bool {
        guard !text.isEmpty else { return true }
        guard text.first == ":", let port = Int(text.dropFirst()) else { return false }
        return (1...65_535).contains(port) && text.dropFirst().allSatisfy(\.isNumber)
    }
}
