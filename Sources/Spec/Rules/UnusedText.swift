import Diagnostics
import SourceText

/// A text under `parameters:` of a file that no parameter takes.
enum UnusedText {
    static let rule = Rule(
        "spec-unused-text",
        .warning,
        "a text for all parameters of a name is taken by none",
        explanation: """
            `parameters:` at the top of a file says once what parameters are that are called alike in many methods and endpoints. One that \
            has a text of its own does not take it; and a name that no parameter has is left over, or misspelled.
            """
    )

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(rule, "no parameter takes the text of `\(name.value)`", at: [Label(name.place)], help: "rename or remove it")
    }
}
