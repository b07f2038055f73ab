/// `public func open()`, `open var isOpen: Bool { get }`: lines that Java and Kotlin do not have, though they have the line above them.
enum SwiftMembers {
    private static let modifiers: Set<Substring> = [
        "public", "open", "override", "required", "final", "static", "class", "optional", "mutating", "internal", "dynamic",
    ]

    static func areDeclared(in text: Substring) -> Bool {
        guard text.has(" func ") || text.has("{ get") else { return false }
        return text.split(whereSeparator: \.isNewline).contains(where: isMember)
    }

    private static func isMember(_ line: Substring) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
        let rest = words.drop { modifiers.contains($0) }
        guard rest.count < words.count, rest.count > 1, let keyword = rest.first else { return false }
        return keyword == "func" ? line.has("(") : keyword == "var" && line.has(": ") && (line.has("{ get }") || line.has("{ get set }"))
    }
}
