import Diagnostics
import SourceText

/// Calls of an app's server that are sent before each other in a circle.
enum SendCycle {
    static let rule = Rule(
        "spec-send-cycle",
        "calls of an app's server send each other in a circle",
        explanation: """
            The steps of a callback are done before each of its calls. One that sends itself there, directly or through others, is never sent: the mock \
            would be at its steps for ever. Send the other call from the answer or the action that has both go out.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let callbacks = spec.mock?.callbacks ?? []
        let sends = Dictionary(callbacks.map { ($0.endpoint.value, targets($0)) }) { first, _ in first }
        return callbacks.compactMap { callback in
            guard reached(from: callback.endpoint.value, sends).contains(callback.endpoint.value) else { return nil }
            let name = callback.endpoint.value
            return Diagnostic(
                rule, "`\(name)` sends itself before it is sent", at: [Label(callback.endpoint.place)],
                help: "send one of them from where both are wanted")
        }
    }

    private static func targets(_ callback: Callback) -> [String] {
        callback.steps.withNested().compactMap { if case .send(let name, _, _) = $0.verb { name.value } else { nil } }
    }

    /// What is sent when a call is, one after another.
    private static func reached(from start: String, _ sends: [String: [String]]) -> Set<String> {
        var (found, next) = (Set<String>(), sends[start] ?? [])
        while let name = next.popLast() {
            if found.insert(name).inserted { next += sends[name] ?? [] }
        }
        return found
    }
}
