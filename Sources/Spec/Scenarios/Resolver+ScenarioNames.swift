import SourceText
import YAMLTree

/// `let` in a scenario: a name for a value as it is at that moment, to hold against what comes.
extension Resolver {
    /// Such a name is the scenario's own, so it takes none away that those after it may read.
    mutating func named(_ table: YAMLNode, _ scope: inout Scope) -> [ScenarioVerb] {
        for entry in table.entries where scope.locals[entry.name] != nil || scope.started[entry.name] != nil {
            report(ShadowedName.diagnostic(Located(entry.name, at: entry.keyPlace), key: "let"))
        }
        let list = bindings(table, &scope)
        for each in list {
            if let finding = UnnamedValue.finding(each.value) { report(finding) }
            scope.locals[each.name.value]?.endsWithScenario = true
            scope.named.insert(each.name.value)
        }
        return list.map { .bind(name: $0.name, $0.value) }
    }
}
