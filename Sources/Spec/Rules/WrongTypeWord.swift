import Diagnostics
import SourceText

/// A `type:` that spells no type.
enum WrongTypeWord {
    static let rule = Rule(
        "spec-wrong-type-word",
        "a `type:` spells no type",
        explanation: """
            The types of fields are `string`, `integer`, `number`, `boolean`, `date`, `url`, `data`, `json`, `object`, `error`, \
            `void`, an enum, class or protocol of the spec, `[type]` for a list and `type?` for a value that may be missing. Types of \
            Objective-C and Swift stand in declarations only.
            """
    )

    static func diagnostic(_ spelling: Located<String>) -> Diagnostic {
        let near = DidYouMean.suggestions(for: spelling.value.lowercased(), among: TypeWords.words.keys.sorted())
        let help =
            near.isEmpty
            ? "one of \(Listing.codes(TypeWords.words.keys.sorted())), or a type of the spec"
            : "did you mean \(Listing.alternatives(near))?"
        return Diagnostic(rule, "`\(spelling.value)` is no type", at: [Label(spelling.place)], help: help)
    }
}
