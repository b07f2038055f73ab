import Diagnostics
import YAMLTree

/// Keys that exclude each other.
enum ConflictingKeys {
    static let rule = Rule(
        "spec-conflicting-keys",
        "keys that exclude each other stand together",
        explanation: """
            Some keys say the same thing in two ways, and only one can be right: an item is `documented:` elsewhere or `invented:`, an \
            endpoint has a `form:` or a `json:` body, a property is computed by `get:` or filled from a `field:`. Keep the one that is \
            true.
            """
    )

    static func diagnostic(_ entries: [YAMLEntry]) -> Diagnostic {
        let labels = [Label(entries[1].keyPlace), Label(entries[0].keyPlace, "excludes it")]
        return Diagnostic(rule, "`\(entries[1].name)` cannot stand beside `\(entries[0].name)`", at: labels, help: "keep one of them")
    }
}
