import Diagnostics
import SourceText

/// An item of `map` or `filter` that is called like a value that is there already.
enum ShadowedName {
    static let rule = Rule(
        "spec-shadowed-name",
        "an item is called like a value that is there already",
        explanation: """
            Inside `map` and `filter` the item of the list has the name that `as:` gives. Where an earlier step, or a list around this \
            one, has given that name to another value, a reader could not tell which of the two `$name` means.
            """
    )

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "`$\(name.value)` is another value here", at: [Label(name.place)],
            help: "call the item something else in `as:`")
    }
}
