/// The parts of a URI template that are no path: `{?page,size}`, `{&key}` and `{#part}` of `/doors/{id}{?page,size}`.
struct QueryTemplate {
    /// The address without them.
    private(set) var path = ""
    /// The names of the query's items.
    private(set) var names: [String] = []

    init(_ address: String) {
        var rest = address[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let inner = rest[rest.index(after: open)..<close]
            let sign = inner.first
            path += rest[..<open]
            if sign == "?" || sign == "&" {
                names += inner.dropFirst().split(separator: ",").map { $0.filter { $0 != "*" && $0 != " " } }.filter(Self.isName)
            } else if sign != "#" {
                path += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        path += rest
    }

    /// `?params`: a word for all that can be asked.
    static func isAny(_ query: Substring) -> Bool { ["params", "parameters", "param", "query", "args"].contains(query.lowercased()) }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2D || $0 == 0x2E }
    }
}
