/// A URL taken apart; every part is `.null` where it is not there.
public struct MockURL: Sendable {
    /// What stands before `://`.
    public let scheme: JSONValue
    /// The host.
    public let host: JSONValue
    /// The path with its first slash.
    public let path: JSONValue
    private let fields: FormFields

    init(_ value: JSONValue) {
        let text = value.stringValue ?? ""
        let plain = text.prefix { $0 != "#" }
        let parts = plain.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let (scheme, rest) = Self.scheme(parts.first ?? "")
        let host = rest.prefix { $0 != "/" }
        self.scheme = scheme
        self.host = host.isEmpty ? .null : .string(String(host))
        path = .string(String(rest.dropFirst(host.count)))
        fields = FormFields(parsing: parts.count > 1 ? parts[1] : "")
    }

    /// The first value of that name in the query.
    public func query(_ name: String) -> JSONValue { fields[name].map(JSONValue.string) ?? .null }

    private static func scheme(_ text: Substring) -> (JSONValue, Substring) {
        guard let end = text.firstRange(of: "://") else { return (.null, text) }
        return (.string(String(text[..<end.lowerBound])), text[end.upperBound...])
    }
}
