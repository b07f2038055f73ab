import Diagnostics
import YAMLTree

/// A text or name of blanks only.
enum EmptyText {
    static let rule = Rule(
        "spec-empty-text",
        "a text is empty",
        explanation: """
            An empty text passes for one that is there, and shows as a hole in the reference and in the documentation comments of the \
            generated code. Write it, or leave the key out where it is optional.
            """
    )

    static func diagnostic(_ node: YAMLNode) -> Diagnostic {
        Diagnostic(rule, "the text is empty", at: [Label(node.place)])
    }
}
