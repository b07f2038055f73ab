/// The value that a JSON text gives a member, as far as it tells a type of data.
struct ShownValue {
    var type: String

    /// What follows the member's name: `": 12, …`. Nil where no JSON value can be told; a text needs none to be told.
    init?(behind text: String) {
        var rest = text.drop { $0 == "\"" || $0 == "'" || $0.isWhitespace }
        guard rest.first == ":" else { return nil }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        guard let type = Self.type(rest) else { return nil }
        self.type = type
    }

    private static func type(_ text: Substring) -> String? {
        guard let first = text.first else { return nil }
        if first == "{" { return "json" }
        if first == "[" {
            let item = text.dropFirst().drop(while: \.isWhitespace)
            if item.first == "\"" { return "[string]" }
            return type(item).map { $0.hasPrefix("[") || $0 == "json" ? "[json]" : "[\($0)]" } ?? "[json]"
        }
        let word = text.prefix { $0.isLetter || $0.isNumber || ".-+".contains($0) }
        if word == "true" || word == "false" { return "boolean" }
        if Int(word) != nil { return "integer" }
        return Double(word) != nil && first.isNumber || first == "-" && Double(word) != nil ? "number" : nil
    }
}
