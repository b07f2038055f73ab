import Diagnostics
import SourceText

/// A name after `$` that does not exist.
enum UnknownReference {
    static let rule = Rule(
        "spec-unknown-reference",
        "a name after `$` does not exist",
        explanation: """
            References are resolved when the spec is loaded: `$self` (properties of the class), `$arg` (parameters), `$response` and \
            other results of earlier steps, state groups such as `$tokens`, `$clock.now`, `$settings`, and `$error` where one is at \
            hand; in the mock `$request`, `$app` and found records. A name that does not exist there would be a hole in the generated \
            code. Results of steps inside a branch are not seen behind it.
            """
    )

    /// A number behind JSON, which is a list or an object.
    static func diagnostic(item number: String, of whole: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`\(number)` behind `$\(whole)` reads no item of a list", at: [Label(place)],
            help: "an item is `{item: [$\(whole), \(number)]}`, a member of that name `{member: [$\(whole), \"\(number)\"]}`; "
                + "give it a name (`let:`) to read what it has")
    }

    static func diagnostic(_ reference: String, known: KnownNames, help: String? = nil, at place: Place) -> Diagnostic {
        let near = known.suggestions(for: reference)
        let all = known.list.count > 12 || known.isEmpty ? nil : "known here: \(Listing.codes(known.list))"
        return Diagnostic(
            rule,
            "`\(reference)` does not exist here",
            at: [Label(place)],
            help: help ?? (near.isEmpty ? all : "did you mean \(Listing.alternatives(near))?")
        )
    }
}
