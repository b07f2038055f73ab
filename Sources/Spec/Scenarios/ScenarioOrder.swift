import Diagnostics
import SourceText

/// A scenario goes on where an earlier one ended: so that none waits for itself.
enum ScenarioOrder {
    static func check(_ spec: Spec) -> [Diagnostic] {
        let earlier: KnownNames = []
        var diagnostics = DuplicateName.twice(spec.scenarios.map(\.name), "scenario")
        for scenario in spec.scenarios {
            if let after = scenario.after, !earlier.contains(after.value) {
                diagnostics.append(DanglingReference.diagnostic(after, kind: "earlier scenario", known: earlier))
            }
            earlier.add(scenario.name.value)
        }
        return diagnostics
    }
}
