import Diagnostics
import YAMLTree

/// A value of another kind than the key takes.
enum WrongShape {
    static let rule = Rule(
        "spec-wrong-type",
        "a value is of another kind than its key takes",
        explanation: """
            A key takes text, a number, a list or a mapping, and this is something else. The most frequent case is text that YAML \
            reads as a number or a Boolean: `version: 2` is a number, `version: "2"` is text. Where a list is wanted, one item alone \
            still needs its hyphen or its brackets.
            """
    )

    /// - Parameter hint: what to write instead, as far as the grammar tells.
    static func diagnostic(_ node: YAMLNode, expected: String, hint: @autoclosure () -> String? = nil) -> Diagnostic {
        let help = help(node, expected: expected) ?? hint()
        return Diagnostic(rule, "expected \(expected), found \(describe(node))", at: [Label(node.place)], help: help)
    }

    private static func help(_ node: YAMLNode, expected: String) -> String? {
        guard let scalar = node.scalar, !node.isNull else { return nil }
        if expected.hasPrefix("text") { return "put it in quotes: \"\(scalar.text)\"" }
        if let bool = scalar.boolLookalike { return "write `\(bool)`" }
        return nil
    }

    static func describe(_ node: YAMLNode) -> String {
        switch node.content {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar): scalar.value == .string ? "the text `\(brief(scalar.text))`" : describe(scalar)
        }
    }

    private static func describe(_ scalar: YAMLScalar) -> String {
        scalar.value == .null ? "nothing" : "\(scalar.value.description), `\(scalar.text)`"
    }

    private static func brief(_ text: String) -> String {
        text.count > 40 ? String(text.prefix(37)) + "…" : text
    }
}
