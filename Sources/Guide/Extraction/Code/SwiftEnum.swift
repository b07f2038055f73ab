/// `public enum DoorFault: Error { case locked`: no other language has cases behind that word.
enum SwiftEnum {
    /// Whether a text begins with such an enum; attributes, modifiers and comments may stand between.
    static func opens(_ text: Substring) -> Bool {
        guard let open = text.prefix(300).firstIndex(of: "{") else { return false }
        let head = text[..<open].split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") || modifiers.contains($0) }
        guard head.first == "enum", head.count > 1 else { return false }
        let statement = text[open...].dropFirst().split(separator: "\n").lazy.map { $0.drop { $0.isWhitespace } }
            .first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") && !$0.hasPrefix("*") }
        return statement?.hasPrefix("case ") == true
    }

    private static let modifiers: Set<Substring> = ["public", "open", "indirect", "internal", "package", "final"]
}
