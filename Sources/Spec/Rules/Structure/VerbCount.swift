import Diagnostics
import SourceText
import YAMLTree

/// A step, condition or function has exactly one verb.
enum VerbCount {
    static let several = Rule(
        "spec-several-verbs",
        "a step does more than one thing",
        explanation: """
            A step, a branch, a condition or a function is one mapping with one verb, so that the order of what is done is the order \
            of the list. `call:` and `keep:` in one step would leave open which comes first. Make a step of each.
            """
    )
    static let missing = Rule(
        "spec-missing-verb",
        "a step does not say what it does",
        explanation: """
            A step, a branch, a condition or a function needs the key that says what it is: `call:`, `keep:`, `notify:` and so on for \
            a step, `if:` or `else:` for a branch. Where an object with fields of its own is wanted, write `object:` before them.
            """
    )

    static func diagnostic(several entries: [YAMLEntry], noun: String) -> Diagnostic {
        let labels = entries.enumerated().map { Label($1.keyPlace, $0 == 0 ? "the first" : "another") }
        return Diagnostic(
            several,
            "a \(noun) has one verb, this has \(Listing.codes(entries.map(\.name)))",
            at: Array(labels.dropFirst().prefix(1) + labels.prefix(1) + labels.dropFirst(2)),
            help: "make a \(noun) of each"
        )
    }

    static func diagnostic(missingIn node: YAMLNode, noun: String, verbs: [String]) -> Diagnostic {
        let keys = node.entries.map(\.name)
        let near = keys.lazy.compactMap { DidYouMean.suggestions(for: $0, among: verbs).first }.first
        let found = keys.isEmpty ? "" : ": \(Listing.codes(keys)) \(keys.count == 1 ? "is" : "are") none"
        return Diagnostic(
            missing,
            "a \(noun) needs a verb\(found)",
            at: [Label(node.entries.first?.keyPlace ?? node.place)],
            help: help(noun, keys, near, verbs)
        )
    }

    private static func isFunction(_ name: String) -> Bool {
        if case .choice(let choice) = Grammar.definition(.function).form { choice.variant(name) != nil } else { false }
    }

    /// A condition where a value is wanted, and a value where a condition is.
    private static func otherForm(_ noun: String, _ key: String) -> String? {
        switch noun {
        case "function" where isCondition(key): "whether a condition holds is written `{is: {\(key): …}}`"
        case "condition" where key == "is": "leave `is:` out: `if: $arg.name` asks whether it is there, or true"
        default: nil
        }
    }

    private static func isCondition(_ name: String) -> Bool {
        if case .choice(let choice) = Grammar.definition(.test).form { choice.variant(name) != nil } else { false }
    }

    /// Several plain keys in place of a function are an object that was written without saying so.
    private static func help(_ noun: String, _ keys: [String], _ near: String?, _ verbs: [String]) -> String {
        if let key = keys.first, keys.count == 1, let other = otherForm(noun, key) { return other }
        let object = "an object is written `{object: {…}}`"
        if noun == "function", keys.count > 1 { return object }
        if noun == "function", near == nil { return "\(object); the functions are \(Listing.codes(verbs))" }
        if let near { return "did you mean `\(near)`?" }
        // `- {make: Door, from: $seen}`: a value, which a step has to do something with.
        let function = noun == "step" ? keys.first(where: isFunction) : nil
        let value = function.map { "`\($0)` is a function, which stands in a value: `let: {name: {\($0): …}}`; " } ?? ""
        return "\(value)one of \(Listing.codes(verbs))"
    }
}
