import Diagnostics
import YAMLTree

/// A text that is still to be written.
enum TodoText {
    static let rule = Rule(
        "spec-todo-text",
        .warning,
        "a text is still to be written",
        explanation: """
            A drafted spec has texts that begin with the word TODO, because a guide's sentences are never copied. They would show in \
            the reference and in the documentation comments. Write down in your own words what the thing is for.
            """
    )

    /// What members of enums are for each case, where that is a text of which a draft knows nothing.
    static func check(_ spec: Spec) -> [Diagnostic] {
        (spec.enums.flatMap(\.members) + spec.errors.flatMap(\.members)).flatMap(\.values).compactMap { entry in
            guard entry.value.value.hasPrefix("TODO") else { return nil }
            return Diagnostic(rule, "what `\(entry.name.value)` has is still to be written", at: [Label(entry.value.place)])
        }
    }

    static func check(_ node: YAMLNode) -> [Diagnostic] {
        TextLanguage.allCases.compactMap { node[$0.rawValue] }.compactMap { text in
            guard let words = text.text, words.hasPrefix("TODO") else { return nil }
            return Diagnostic(rule, "the text is still to be written", at: [Label(text.place)])
        }
    }
}
