import SourceText
import YAMLTree

/// `callback: user.left` in a scenario: something happens at the vendor's, of which its server tells the app's.
extension Resolver {
    mutating func scenarioCallback(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let open = index.callbacks[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "callback of the mock", known: index.names.callbacks))
            return nil
        }
        return .callback(endpoint: name, arguments(node["with"], of: open, "`\(name.value)`", at: name.place, scope))
    }
}
