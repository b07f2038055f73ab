import Diagnostics
import YAMLTree

/// A part that belongs to one file stands in two.
enum GivenTwice {
    static let rule = Rule(
        "spec-given-twice",
        "a part that belongs to one file stands in two",
        explanation: """
            Lists of all files of a system are joined, so classes or endpoints may be spread over as many files as you like. `system:` \
            and `mock:` are one part each: in two files it would be left open which one counts. Move everything into one of them.
            """
    )

    static func diagnostic(_ entry: YAMLEntry, first: YAMLEntry) -> Diagnostic {
        Diagnostic(
            rule,
            "`\(entry.name)` is given in two files",
            at: [Label(entry.keyPlace), Label(first.keyPlace, "first given here")],
            help: "move it all into one of them"
        )
    }
}
