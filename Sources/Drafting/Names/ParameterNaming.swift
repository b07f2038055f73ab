/// Names for parameters that a guide shows at calls only, from the selector's parts.
enum ParameterNaming {
    private static let joints: Set<String> = ["With", "For", "From", "By", "To", "In", "On", "Of", "And", "Using", "At", "As", "Into"]
    private static let verbs: Set<String> = [
        "set", "get", "add", "remove", "register", "unregister", "send", "request", "handle", "update", "submit", "open", "load", "make",
        "create",
        "delete", "did", "will", "should", "is", "has", "can", "with", "for", "on", "receive", "start", "use",
    ]

    /// `signupTaskWithProperties` names its parameter `properties`, `setAppName` `appName`, `close` nothing better than `close`.
    static func name(_ label: String) -> String {
        let words = Words.split(label)
        guard words.count > 1 else { return isUsable(label) ? label : "value" }
        var tail = words[...]
        if let joint = words.lastIndex(where: joints.contains), joint + 1 < words.count {
            tail = words[(joint + 1)...]
        } else if let first = words.first, verbs.contains(first.lowercased()) {
            tail = words.dropFirst()
        }
        let name = Words.uncapitalised(tail.joined())
        return isUsable(name) ? name : "value"
    }

    /// Names that stand for nothing in a declaration, or for something else.
    private static func isUsable(_ name: String) -> Bool {
        Words.isIdentifier(name)
            && !["_", "in", "default", "class", "self", "id", "void", "int", "long", "short", "char", "float", "double", "signed"].contains(
                name)
    }

    /// Every name once.
    static func distinct(_ names: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return names.map { name in
            seen[name, default: 0] += 1
            return seen[name] == 1 ? name : "\(name)\(seen[name] ?? 0)"
        }
    }
}
