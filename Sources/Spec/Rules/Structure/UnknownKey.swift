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

    /// - Parameters:
    ///   - below: the known keys whose mapping has a key of that name.
    ///   - definition: the part of the language that is written here, where it is one with a name.
    static func diagnostic(_ entry: YAMLEntry, known: [String], below: [String] = [], in definition: DefinitionName? = nil) -> Diagnostic {
        let help = wayOut(entry, known, below, ForeignWords.keys(for: entry.name, in: definition, known: known))
        return Diagnostic(rule, "the key `\(entry.name)` is not known here", at: [Label(entry.keyPlace)], help: help)
    }

    /// A key that says how Swift shows what is declared in Objective-C, of what is declared in Swift.
    static func ofObjectiveC(_ entry: YAMLEntry, _ help: String) -> Diagnostic {
        let message = "`\(entry.name)` is for declarations of Objective-C, and this one is Swift's"
        return Diagnostic(rule, message, at: [Label(entry.keyPlace)], help: help)
    }

    private static func wayOut(_ entry: YAMLEntry, _ known: [String], _ below: [String], _ ours: [String]) -> String {
        // `{en: One, and another.}` is two entries to YAML.
        let isText = entry.name.contains(" ") || known.contains("en")
        if entry.value.isNull, isText { return "a text with a comma wants quotes inside of `{…}`" }
        if !ours.isEmpty { return "here that is \(Listing.alternatives(ours.map { "\($0):" }))" }
        if !below.isEmpty { return "it is written under \(Listing.alternatives(below.map { "\($0):" }))" }
        let near = DidYouMean.suggestions(for: entry.name, among: known)
        return near.isEmpty ? "known here: \(Listing.codes(known))" : "did you mean \(Listing.alternatives(near))?"
    }
}
