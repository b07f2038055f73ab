import Diagnostics
import SourceText

/// Shared steps that no answer includes.
enum UnusedSteps {
    static let rule = Rule(
        "spec-unused-steps",
        .warning,
        "shared steps are included by nothing",
        explanation: """
            `shared:` of the mock holds steps that several answers have in common, and `include:` puts them into an answer. A list that \
            nothing includes is left over, or misspelled where it should be included; nobody knows for which requests it would have to hold.
            """
    )

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(rule, "nothing includes the shared steps `\(name.value)`", at: [Label(name.place)], help: "include them, or remove them")
    }
}
