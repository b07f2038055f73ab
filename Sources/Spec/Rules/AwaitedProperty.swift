import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// Properties whose reading waits, throws, or begins a stream.
enum AwaitedProperty {
    static let rule = Rule(
        "spec-awaited-property",
        "a property does steps that is read at once, or is read with `await` and holds a value",
        explanation: """
            A property that is read with `await` or `try` (`var token: String { get async throws }`), or that is an `AsyncStream`, says as a \
            method does what comes of reading it: `steps:`, `calls:` or `flow:`. Every reading runs that flow, and begins a stream of its \
            own. It holds nothing, so that no field fills it and nobody sets it. Any other property is read at once: it holds its value, or is \
            computed from other values with `get:`. Protocols ask for what waits or throws, too, and for no streams.
            """
    )

    private static let ofHeld: Set<String> = ["get", "initial", "setter", "onSet", "field", "trueFor"]
    private static let ofAwaited: Set<String> = [
        "flow", "calls", "steps", "with", "policies", "always", "onSuccess", "onFailure", "failsAs",
    ]

    static func check(_ node: YAMLNode, _ property: Property) -> [Diagnostic] {
        let (what, keys, help) =
            property.isAwaited
            ? ("is read by what a flow does, and holds nothing", ofHeld, "say what it does with `steps:`, `calls:` or `flow:`")
            : (
                "is read at once", ofAwaited,
                "compute it with `get:`, declare it with `{ get async throws }` where the SDK does, or make it a method"
            )
        let misplaced = node.entries.filter { keys.contains($0.name) }.map { entry in
            Diagnostic(rule, "`\(property.name)` \(what): `\(entry.name)`", at: [Label(entry.keyPlace)], help: help)
        }
        guard property.isAwaited, !property.declaration.isReadOnly else { return misplaced }
        return misplaced + [
            Diagnostic(
                rule, "`\(property.name)` could be set", at: [Label(property.spelling.place)],
                help: "write `{ get }` behind its type, or `let`")
        ]
    }
}

extension Property {
    /// Whether reading it waits, throws, or begins a stream.
    var isAwaited: Bool { language == .swift && (!declaration.effects.isEmpty || declaration.type?.stream != nil) }
}

extension ClassType {
    /// What apps see as properties: what its objects hold or compute, and what a flow gives.
    var shownProperties: [Property] { properties + methods.compactMap(\.property) }
}
