import Diagnostics
import SourceText

/// A form of the language inside of a text, where it is text like any other.
enum FormInText {
    static let rule = Rule(
        "spec-form-in-text",
        .warning,
        "a function or a name stands in a text, and is taken as it is",
        explanation: """
            Inside of a text only `{$name}` has a meaning. A function (`"{seconds: $clock.now} seconds"`) or a name without its dollar \
            (`"Bearer {arg.token}"`) is sent, kept or compared just as it stands there. Give what a function makes a name, and write that: \
            `let: {now: {seconds: $clock.now}}`, then `"{$now} seconds"`.
            """
    )

    /// The first place of a text that looks like a form: where it stands in the text, and how it is written instead.
    ///
    /// - Parameters:
    ///   - functions: the verbs that a mapping in the place of a value may have.
    ///   - roots: what may stand first behind a `$` here.
    static func find(
        in text: String, functions: (Substring) -> Bool, roots: (Substring) -> Bool
    ) -> (range: Range<String.Index>, help: String)? {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            rest = rest[rest.index(after: open)...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !name.isEmpty, let close = rest.firstIndex(of: "}"), name.endIndex < close else { continue }
            let range = open..<rest.index(after: close)
            switch text[name.endIndex] {
            case ":" where functions(name): return (range, "give it a name (`let: {name: {\(name): …}}`), and write `{$name}` in the text")
            case "." where roots(name): return (range, "write `{$\(rest[..<close])}`")
            default: continue
            }
        }
        return nil
    }

    static func diagnostic(_ form: Substring, help: String, at place: Place) -> Diagnostic {
        Diagnostic(rule, "`\(form)` is text like any other here", at: [Label(place)], help: help)
    }
}
