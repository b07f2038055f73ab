import Diagnostics
import YAMLTree

/// A step that can end an answer stands where there is none.
enum AnswerInCallback {
    static let rule = Rule(
        "spec-answer-in-callback",
        "a step that can end an answer stands before a call of the mock's own",
        explanation: """
            The steps of a callback say what has happened when the vendor calls: a person was removed, tokens were dropped; those of an \
            action say what is done. Nobody has asked the mock anything, so there is no answer to end, and no error to fail with. Instead of `find` with its `otherwise`, \
            use `list` and `each`: they do nothing where there is nothing.
            """
    )

    /// The steps that answer, and those that need one that does.
    static let verbs: Set<String> = ["require", "find", "respond", "respondWith", "redirect", "page", "fail", "event", "stream"]

    static func diagnostic(_ verb: YAMLEntry, _ endpoint: String) -> Diagnostic {
        let helps = [
            "find": "use `list`, and `each` over what it finds", "require": "use `when`", "event": "`push:` it to those who listen",
        ]
        return Diagnostic(
            rule,
            "`\(verb.name)` has no answer to end: nobody asks the mock for `\(endpoint)`",
            at: [Label(verb.keyPlace)],
            help: helps[verb.name]
        )
    }
}
