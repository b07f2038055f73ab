import Diagnostics
import SourceText

/// A call that a scenario starts and never looks at again.
enum UnendedCall {
    static let rule = Rule(
        "spec-unended-call",
        .warning,
        "a scenario starts a call and never says how it ends",
        explanation: """
            A call with `waits: false` goes on while the scenario does. What it came to is only seen with `ended:`, in the same \
            scenario or in one that comes after it: without that, whatever the call ends with, the test passes.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        var running: [String: [String: Int]] = [:]
        var places: [Place] = []
        var ended: Set<Int> = []
        for scenario in spec.scenarios {
            var calls = scenario.after.flatMap { running[$0.value] } ?? [:]
            for step in scenario.steps {
                switch step.verb {
                case .call(let call) where call.pace == .started:
                    if let name = call.result { calls[name] = places.count }
                    places.append(call.method.place)
                case .ended(let end):
                    if let call = calls.removeValue(forKey: end.name.value) { ended.insert(call) }
                case .restart:
                    ended.formUnion(calls.values)
                    calls = [:]
                default: break
                }
            }
            running[scenario.name.value] = calls
        }
        return places.indices.filter { !ended.contains($0) }.map { diagnostic(places[$0]) }
    }

    private static func diagnostic(_ place: Place) -> Diagnostic {
        Diagnostic(rule, "no step says how this call ends", at: [Label(place)], help: "name it with `as:` and add a step `ended:`")
    }
}
