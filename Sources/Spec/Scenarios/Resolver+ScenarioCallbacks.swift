import SourceText
import YAMLTree

/// `callback: user.left` in a scenario: something happens at the vendor's, of which its server tells the app's.
extension Resolver {
    mutating func scenarioCallback(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let open = declared(index.callbacks[name.value], name, "callback of the mock", index.names.callbacks) else { return nil }
        return .callback(endpoint: name, arguments(node["with"], of: open, "`\(name.value)`", at: name.place, scope))
    }

    /// `action: refund`: something happens at the vendor's, to the record whose key `on:` is.
    mutating func scenarioAction(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let action = declared(index.actions[name.value], name, "action of the mock", index.names.actions) else { return nil }
        let key = node["on"].map { expression($0, as: .string, "`on`", scope) }
        if action.record != nil, key == nil {
            let help = "say beside it which record it is done to"
            report(MissingArgument.diagnostic(["on"], of: "`\(name.value)`", at: name.place, help: help))
        }
        let told = arguments(node["with"], of: FieldTable(action.parameters), "`\(name.value)`", at: name.place, scope)
        return .action(name, on: key, told)
    }
}
