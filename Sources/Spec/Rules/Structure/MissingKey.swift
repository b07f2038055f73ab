import Diagnostics
import SourceText

/// A key that has to be there.
enum MissingKey {
    static let rule = Rule(
        "spec-missing-key",
        "a key that has to be there is missing",
        explanation: """
            Without it the part says too little: an endpoint without `url:` cannot be called, a method without `text:` would have no \
            words in the reference. Add the key that the message names.
            """
    )

    static func diagnostic(_ key: String, in noun: String, at place: Place, meaning: String) -> Diagnostic {
        Diagnostic(
            rule,
            "\(noun) lacks `\(key)`",
            at: [Label(place)],
            help: meaning.isEmpty ? nil : "add `\(key):` — \(meaning)"
        )
    }

    static func diagnostic(anyOf keys: [String], in noun: String, at place: Place) -> Diagnostic {
        Diagnostic(rule, "\(noun) lacks \(Listing.alternatives(keys))", at: [Label(place)], help: "add one of them")
    }
}
