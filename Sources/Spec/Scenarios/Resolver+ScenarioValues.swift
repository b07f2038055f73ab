import Declarations
import SourceText
import YAMLTree

/// Values of scenarios that are written as an app would write them.
extension Resolver {
    /// What a call is given: an option set may be a list of its cases.
    mutating func scenarioArguments(_ table: YAMLNode?, of parameters: FieldTable, _ callee: String, at place: Place, _ scope: Scope)
        -> [Argument]
    {
        let list = optionSets(table, parameters, scope)
        let names = Set(list.map(\.name.value))
        let others = (table?.entries ?? []).filter { !names.contains($0.name) }
        var result = list
        for entry in others {
            let name = Located(entry.name, at: entry.keyPlace)
            guard let field = parameters[entry.name] else {
                report(DanglingReference.diagnostic(name, kind: "parameter of \(callee)", known: parameters.names))
                continue
            }
            result.append(Argument(name: name, value: fieldValue(entry.value, field, "`\(entry.name)`", scope)))
        }
        let given = Set(result.map(\.name.value))
        let missing = parameters.fields.filter { $0.isRequired && !given.contains($0.name.value) }.map(\.name.value)
        if !missing.isEmpty { report(MissingArgument.diagnostic(missing, of: callee, at: place)) }
        return result
    }

    private mutating func optionSets(_ table: YAMLNode?, _ parameters: FieldTable, _ scope: Scope) -> [Argument] {
        (table?.entries ?? []).compactMap { entry in
            guard entry.value.kind == .sequence, let field = parameters[entry.name],
                case .named(let name) = field.type.unwrapped, index.enums[name]?.form == .nsOptions
            else { return nil }
            let items = entry.value.items.map { expression($0, as: .named(name), "`\(entry.name)`", scope) }
            let value = Expression(.list(items), type: .named(name), place: entry.value.place)
            return Argument(name: Located(entry.name, at: entry.keyPlace), value: value)
        }
    }

    /// What a delegate was given: an error class may be looked for by the error that it was made from.
    mutating func heardArguments(_ table: YAMLNode?, of fields: [Field], kind: String, _ scope: Scope) -> [Argument] {
        let wrapping = fields.map { field -> Field in
            guard case .named(let name) = field.type.unwrapped, index.classes[name]?.wraps.isEmpty == false else { return field }
            var field = field
            field.type = .optional(.error)
            return field
        }
        return someArguments(table, of: FieldTable(wrapping), kind: kind, scope)
    }
}
