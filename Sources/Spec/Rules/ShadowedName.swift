import Diagnostics
import SourceText

/// An item of `map` or `filter`, or a name that a scenario gives, that is called like a value that is there already.
enum ShadowedName {
    static let rule = Rule(
        "spec-shadowed-name",
        "a name is given that another value has already",
        explanation: """
            Inside `map` and `filter` the item of the list has the name that `as:` gives. Where an earlier step, or a list around this \
            one, has given that name to another value, a reader could not tell which of the two `$name` means. Nor could one where `let` in a \
            scenario takes the name of what a step or an earlier scenario has given.
            """
    )

    /// - Parameter key: where the name is given.
    static func diagnostic(_ name: Located<String>, key: String = "as") -> Diagnostic {
        Diagnostic(
            rule, "`$\(name.value)` is another value here", at: [Label(name.place)],
            help: "choose another name in `\(key):`")
    }
}
