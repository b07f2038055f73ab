import Diagnostics
import SourceText
import YAMLTree

/// A key that says something about another one, which is not there.
enum PartWithoutWhole {
    static let rule = Rule(
        "spec-part-without-whole",
        "a key says something about another one that is not there",
        explanation: """
            At a method `with:` belongs to `calls:`, or to an initialiser, `policies:` to `calls:` or `steps:`, and `always:`, `onSuccess:` and `onFailure:` to \
            `steps:`; where the method names a `flow:`, they stand there. A method of a protocol does nothing by itself: apps write it, or the \
            class that implements it says what it does.
            """
    )

    /// For each key those of which one must stand beside it.
    private static let wholes = [
        "with": ["calls"], "policies": ["calls", "steps"], "always": ["steps"], "onSuccess": ["steps"], "onFailure": ["steps"],
    ]

    static func check(_ method: YAMLNode, isInitialiser: Bool) -> [Diagnostic] {
        method.entries.compactMap { entry in
            if isInitialiser, entry.name == "with" { return nil }
            guard let needed = wholes[entry.name], !needed.contains(where: { method[$0] != nil }) else { return nil }
            let help = method["flow"] == nil ? "add \(Listing.alternatives(needed)), or remove it" : "move it to the flow"
            return Diagnostic(
                rule, "`\(entry.name)` says nothing without \(Listing.alternatives(needed))", at: [Label(entry.keyPlace)], help: help)
        }
    }

    static func inProtocol(_ key: YAMLEntry) -> Diagnostic {
        Diagnostic(
            rule, "`\(key.name)` stands in a protocol, whose methods do nothing by themselves", at: [Label(key.keyPlace)],
            help: "remove it, or move it to the method of the class that implements the protocol")
    }
}
