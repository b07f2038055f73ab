import SourceText
import YAMLTree

/// What errors hold that calls of scenarios fail with.
extension Resolver {
    /// `holding:` — the error with what it holds; nil where the scenario does not say.
    mutating func held(_ node: YAMLNode, _ failure: Located<String>?, _ scope: Scope) -> Expression? {
        guard let table = node["holding"] else { return nil }
        guard let failure else {
            report(AssociatedValues.nothingFails(at: node.place(of: "holding")))
            return nil
        }
        guard let found = index.errorCase(failure.value) else { return nil }
        // Why no answer came is no value that a scenario could write.
        let fields = FieldTable(found.errorCase.fields.fields.filter { $0.type.unwrapped != .error })
        if fields.isEmpty {
            report(AssociatedValues.nothingHeld(failure, key: "holding", at: table.place))
            return nil
        }
        let values = someArguments(table, of: fields, kind: "value of `\(failure.value)`", scope)
        let enumeration = found.enumeration.name.value
        return Expression(
            .error(enumeration: enumeration, name: found.errorCase.name.value, with: values), type: .named(enumeration), place: table.place)
    }
}
