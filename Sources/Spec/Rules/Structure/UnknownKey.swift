import Diagnostics
import YAMLTree

/// A key that the language does not have at this place.
enum UnknownKey {
    static let rule = Rule(
        "spec-unknown-key",
        "a key is not known here",
        explanation: """
            A key that nobody reads would be lost without a word, and what it was to say with it. Mostly it is a misspelling, or a key \
            that belongs to another part of the spec: `url:` under `response:`, say. Write it as the language has it, move it, or \
            remove it. `Specs/README.md` shows every part with its keys.
            """
    )

    /// - Parameter below: the known keys whose mapping has a key of that name.
    static func diagnostic(_ entry: YAMLEntry, known: [String], below: [String] = []) -> Diagnostic {
        let near = DidYouMean.suggestions(for: entry.name, among: known)
        // `{en: One, and another.}` is two entries to YAML.
        let isRest = entry.value.isNull && entry.name.contains(" ")
        let help =
            isRest
            ? "a text with a comma wants quotes inside of `{…}`"
            : !below.isEmpty
                ? "it is written under \(Listing.alternatives(below.map { "\($0):" }))"
                : near.isEmpty ? "known here: \(Listing.codes(known))" : "did you mean \(Listing.alternatives(near))?"
        return Diagnostic(rule, "the key `\(entry.name)` is not known here", at: [Label(entry.keyPlace)], help: help)
    }
}
