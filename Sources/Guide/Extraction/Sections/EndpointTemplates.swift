import SourceText

extension Context {
    /// The endpoint that the section is about, where a sample shows a call of it: `GET /doors/7` of `GET /doors/{id}`.
    func template(of call: String) -> String? {
        guard let endpoint, endpoint != call else { return nil }
        let (own, shown) = (Self.parts(endpoint), Self.parts(call))
        guard own.count == shown.count, own.count > 1 else { return nil }
        var differs = false
        for (part, value) in zip(own, shown) where part != value {
            guard Self.isPlaceholder(part), !Self.isPlaceholder(value) else { return nil }
            differs = true
        }
        return differs ? endpoint : nil
    }

    /// The method and the segments of the path; the host does not count.
    private static func parts(_ endpoint: String) -> [Substring] {
        let words = endpoint.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return [] }
        var address = words[1]
        if let scheme = address.firstRange(of: "://") { address = address[scheme.upperBound...].drop { $0 != "/" } }
        return [words[0]] + address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    }

    /// `{id}`, `<id>`, `:id`.
    private static func isPlaceholder(_ part: Substring) -> Bool {
        part.hasPrefix("{") && part.hasSuffix("}") || part.hasPrefix("<") && part.hasSuffix(">") || part.hasPrefix(":")
    }
}
