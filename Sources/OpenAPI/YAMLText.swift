package import Diagnostics

/// JSON values as YAML that every reader of YAML 1.1 and 1.2 reads the same: texts are always in quotes.
package enum YAMLText {
    /// - Parameter first: keys that stand first, at the top.
    package static func text(_ value: JSONValue, first: [String] = []) -> String {
        var lines: [String] = []
        write(value, 0, &lines, first)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func write(_ value: JSONValue, _ depth: Int, _ lines: inout [String], _ first: [String] = []) {
        let indent = String(repeating: "  ", count: depth)
        switch value {
        case .object(let members) where !members.isEmpty:
            for (key, child) in sorted(members, first) { entry(indent + key + ":", child, depth, &lines) }
        case .array(let items) where !items.isEmpty:
            for item in items { element(indent, item, depth, &lines) }
        default: lines.append(indent + value.compactText)
        }
    }

    private static func entry(_ head: String, _ value: JSONValue, _ depth: Int, _ lines: inout [String]) {
        guard isBlock(value) else { return lines.append("\(head) \(value.compactText)") }
        lines.append(head)
        write(value, depth + 1, &lines)
    }

    /// A block stands behind its dash, and what follows below it.
    private static func element(_ indent: String, _ value: JSONValue, _ depth: Int, _ lines: inout [String]) {
        guard isBlock(value) else { return lines.append("\(indent)- \(value.compactText)") }
        let start = lines.count
        write(value, depth + 1, &lines)
        lines[start] = indent + "- " + lines[start].dropFirst(indent.count + 2)
    }

    private static func isBlock(_ value: JSONValue) -> Bool {
        switch value {
        case .object(let members): !members.isEmpty
        case .array(let items): !items.isEmpty
        default: false
        }
    }

    private static func sorted(_ members: [String: JSONValue], _ first: [String]) -> [(String, JSONValue)] {
        func rank(_ key: String) -> Int { first.firstIndex(of: key) ?? first.count }
        return members.sorted { (rank($0.key), $0.key) < (rank($1.key), $1.key) }.map { (key($0.key), $0.value) }
    }

    /// Plain where no reader can take it for anything else.
    private static func key(_ text: String) -> String {
        let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
        return isPlain && !text.isEmpty && !words.contains(text.lowercased()) ? text : JSONValue.quoted(text)
    }
}
