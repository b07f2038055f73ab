import SourceText

extension Extraction {
    /// `GET /users/4acde936-82dc` where another place has `GET /users/{user_id}`: that endpoint, as one app asks it.
    mutating func joinConcreteRequests() {
        let names = Set(facts.filter { $0.kind == .endpoint }.map(\.name))
        let templates = names.filter { $0.has("{") }.map { (name: $0, parts: ConcreteRequest.parts($0)) }
        var meant: [String: String] = [:]
        for name in names where !name.has("{") && name.utf8.contains(where: { (0x30...0x39).contains($0) }) {
            let parts = ConcreteRequest.parts(name)
            let fitting = templates.filter { ConcreteRequest.isOne(parts, of: $0.parts) }
            if fitting.count == 1 {
                meant[name] = fitting[0].name
            } else if let form = ConcreteRequest.withoutUUIDs(name) {
                meant[name] = form
            }
        }
        for (name, template) in templatesOfSections() where meant[name] == nil { meant[name] = template }
        guard !meant.isEmpty else { return }
        for index in facts.indices {
            if facts[index].kind == .endpoint, let name = meant[facts[index].name] { facts[index].name = name }
            if let name = facts[index].owner.flatMap({ meant[$0] }) { facts[index].owner = name }
        }
    }

    /// `GET /doors/front` of samples, right above the one `GET /doors/{id}` that the text then states: calls of that.
    private func templatesOfSections() -> [String: String] {
        var found: [String: String] = [:]
        var shown: Set<String> = []
        let stated = Set(facts.filter { $0.kind == .endpoint && $0.source != .sample }.map(\.name))
        for fact in facts.filter({ $0.kind == .endpoint }).sorted(by: { $0.span.start < $1.span.start }) {
            if fact.source == .sample {
                if !fact.name.has("{"), !stated.contains(fact.name) { shown.insert(fact.name) }
                continue
            }
            if fact.name.has("{") { for name in shown where ConcreteRequest.fills(fact.name, with: name) { found[name] = fact.name } }
            shown = []
        }
        return found
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

    /// Whether values stand where a template has placeholders, and all else is the same. One that is a path alone goes on from a base.
    static func fills(_ template: String, with request: String) -> Bool {
        let (known, shown) = (parts(template), parts(request))
        let hasHost = template.has("://")
        guard known.count > 1, hasHost ? shown.count == known.count : shown.count >= known.count, known[0] == shown[0] else { return false }
        return zip(shown.suffix(known.count - 1), known.dropFirst()).allSatisfy { isFilled($1, with: $0) }
    }

    /// `{id}` by anything, `{id}.json` by `7.json`.
    private static func isFilled(_ part: Substring, with value: Substring) -> Bool {
        guard let open = part.firstIndex(of: "{"), let close = part[open...].firstIndex(of: "}") else { return part == value }
        let (head, tail) = (part[..<open], part[part.index(after: close)...])
        return value.hasPrefix(head) && value.hasSuffix(tail) && value.count > head.count + tail.count
    }

    /// `GET /doors/{}` of `GET /doors/3f8f8264-2f5e-4b2b-8333-473715ab039a`, which no server has for everybody; nil where there is none.
    static func withoutUUIDs(_ endpoint: String) -> String? {
        let parts = endpoint.split(separator: "/", omittingEmptySubsequences: false)
        let others = parts.map { isUUID($0) ? "{}" : $0 }
        return others == parts ? nil : others.joined(separator: "/")
    }

    private static func isUUID(_ part: Substring) -> Bool {
        let groups = part.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }

    /// `4acde936-82dc`, `17`, and not `v2`.
    package static func isIdentifier(_ part: Substring) -> Bool {
        let digits = part.utf8.count { (0x30...0x39).contains($0) }
        return digits > 1 && digits * 4 >= part.utf8.count || digits > 0 && digits == part.utf8.count
    }
}
