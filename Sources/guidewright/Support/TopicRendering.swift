import Diagnostics
import Spec

/// Parts of the language as `explain` prints them.
enum TopicRendering {
    /// All parts of that name; nil where there is none.
    static func text(of name: String) -> String? {
        let topics = GrammarTopic.named(name)
        return topics.isEmpty ? nil : blocks(topics).joined(separator: "\n\n")
    }

    /// Names that are spelled much like one that is none.
    static func nearest(to name: String) -> [String] { GrammarTopic.nearest(to: name) }

    /// A key that many parts have alike is told once.
    private static func blocks(_ topics: [GrammarTopic]) -> [String] {
        var owners: [String: [String]] = [:]
        for topic in topics where topic.kind == .key { owners[topic.meaning, default: []].append(topic.owner ?? "") }
        var told: Set<String> = []
        return topics.compactMap { topic in
            guard topic.kind == .key else { return block(topic, topic.kind.title) }
            guard told.insert(topic.meaning).inserted else { return nil }
            return block(topic, "a key of \(Wording.quotedList(owners[topic.meaning] ?? [], "and"))")
        }
    }

    private static func block(_ topic: GrammarTopic, _ title: String) -> String {
        var lines = ["\(Console.style.paint(topic.name, .note)): \(title)", "  \(topic.meaning)"]
        if let types = topic.types { lines.append("  types: \(types)") }
        let width = topic.keys.map(\.name.count).max() ?? 0
        if !topic.keys.isEmpty { lines.append("  beside it:") }
        for key in topic.keys {
            let gap = String(repeating: " ", count: width - key.name.count + 2)
            lines.append("    \(key.name)\(gap)\(key.meaning)\(key.isRequired ? "" : " (optional)")")
        }
        return (lines + ["  example:"] + topic.example.split(separator: "\n").map { "    \($0)" }).joined(separator: "\n")
    }
}
