import Diagnostics
import YAMLTree

/// A word that is not of the set that a key takes.
enum UnknownWord {
    static let rule = Rule(
        "spec-unknown-word",
        "a word is not one of those that its key takes",
        explanation: """
            Some keys take one of a few words: `direction:` takes `outbound`, `inbound` or `open`. Any other word has no meaning. The \
            message lists them, and the one that was probably meant.
            """
    )

    /// - Parameter key: another key, which says what the word was to say.
    static func diagnostic(_ node: YAMLNode, _ words: [String], _ key: String? = nil) -> Diagnostic {
        let text = node.text ?? ""
        let near = DidYouMean.suggestions(for: text, among: words)
        let all = near.isEmpty ? "one of \(Listing.codes(words))" : "did you mean \(Listing.alternatives(near))?"
        let help = key.map { "what is all of the answer is written under `\($0):`, with its `type:`" } ?? all
        return Diagnostic(rule, "`\(text)` is not a word that is known here", at: [Label(node.place)], help: help)
    }
}
