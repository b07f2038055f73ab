import SourceText

extension Extraction {
    /// `GET /users/4acde936-82dc` where another place has `GET /users/{user_id}`: that endpoint, as one app asks it.
    mutating func joinConcreteRequests() {
        let names = Set(facts.filter { $0.kind == .endpoint }.map(\.name))
        let templates = names.filter { $0.has("{") }.map { (name: $0, parts: ConcreteRequest.parts($0)) }
        guard !templates.isEmpty else { return }
        var meant: [String: String] = [:]
        for name in names where !name.has("{") && name.utf8.contains(where: { (0x30...0x39).contains($0) }) {
            let parts = ConcreteRequest.parts(name)
            let fitting = templates.filter { ConcreteRequest.isOne(parts, of: $0.parts) }
            if fitting.count == 1 { meant[name] = fitting[0].name }
        }
        guard !meant.isEmpty else { return }
        for index in facts.indices {
            if facts[index].kind == .endpoint, let name = meant[facts[index].name] { facts[index].name = name }
            if let name = facts[index].owner.flatMap({ meant[$0] }) { facts[index].owner = name }
        }
    }
}

/// A request with its values, beside the endpoint that it is one of.
package enum ConcreteRequest {
    /// The method and the segments of the path; the host does not count.
    static func parts(_ endpoint: String) -> [Substring] {
        let words = endpoint.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return [] }
        var address = words[1]
        if let scheme = address.firstRange(of: "://") { address = address[scheme.upperBound...].drop { $0 != "/" } }
        return [words[0]] + address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    }

    /// A number or an identifier stands where the other has a placeholder, and all else is the same. What has no digit may be a call of its
    /// own, `/users/me`.
    static func isOne(_ parts: [Substring], of template: [Substring]) -> Bool {
        guard parts.count == template.count, parts.count > 2 else { return false }
        return zip(parts, template).allSatisfy { part, other in
            part == other || other.hasPrefix("{") && other.hasSuffix("}") && isIdentifier(part)
        }
    }

    /// `4acde936-82dc`, `17`, and not `v2`.
    package static func isIdentifier(_ part: Substring) -> Bool {
        let digits = part.utf8.count { (0x30...0x39).contains($0) }
        return digits > 1 && digits * 4 >= part.utf8.count || digits > 0 && digits == part.utf8.count
    }
}
