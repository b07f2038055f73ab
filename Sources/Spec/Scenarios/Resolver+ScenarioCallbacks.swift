import SourceText
import YAMLTree

/// `callback: user.left` in a scenario: something happens at the vendor's, of which its server tells the app's.
extension Resolver {
    mutating func scenarioCallback(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let open = declared(index.callbacks[name.value], name, "callback of the mock", index.names.callbacks) else { return nil }
        return .callback(endpoint: name, arguments(node["with"], of: open, "`\(name.value)`", at: name.place, scope))
    }
}
