import Diagnostics
import SourceText

/// An error without a code where none comes of counting.
enum UncountedCode {
    static let rule = Rule(
        "spec-uncounted-code",
        "an error has no code, and none comes of counting",
        explanation: """
            Codes of errors count on: an error without `code:` has one more than the error before it in its enum. The first has none \
            before it, and nothing is counted for it: C begins with 0, vendors mostly do not.
            """
    )

    static func diagnostic(_ name: Located<String>, isFirst: Bool) -> Diagnostic {
        let why =
            isFirst ? "has no code, and none is known before it" : "has no code, and there is no number behind that of the error before"
        return Diagnostic(rule, "`\(name.value)` \(why)", at: [Label(name.place)], help: "add `code:`")
    }
}
