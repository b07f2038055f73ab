internal import Declarations
internal import Diagnostics
import SourceText
import YAMLTree

/// What initialisers fill their objects with that no parameter is called like: a parameter of another name, `with: {typedValue: $arg.value}`, or
/// a member of one, `with: {token: $arg.response.token}`.
extension Resolver {
    mutating func filled(_ node: YAMLNode, by method: Method, of type: ClassType) -> [(name: Located<String>, value: Expression)] {
        var scope = Scope()
        scope.arguments = FieldTable(
            method.declaration.parameters.map { parameter in
                let type = parameter.type.map { TypeMapping.valueType($0, method.language, owner: type.name.value) } ?? .json
                return Field(name: parameter.name, type, isRequired: true, at: method.locatedName.place)
            })
        return (node["with"]?.entries ?? []).compactMap { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            if let held = index.ancestry(of: type).flatMap(\.properties).first(where: { $0.name == entry.name && $0.holdsBlock }) {
                report(BlockProperty.filled(held.name, at: entry.keyPlace))
                return nil
            }
            let known = listed(index.members(of: type).names.list)
            guard let member = declared(index.property(entry.name, of: type), name, "property of `\(type.name.value)`", known) else {
                return nil
            }
            let value = expression(entry.value, as: member.type.asOptional, "`\(entry.name)`", scope)
            if !isPlain(value, method) { report(InitialiserValues.strange(entry.name, at: entry.value.place)) }
            return (name, value)
        }
    }

    /// A literal, a parameter, a member of an object that the initialiser is handed, or what is made of such: nothing that could fail, or wait.
    private func isPlain(_ value: Expression, _ method: Method) -> Bool {
        switch value.kind {
        case .string, .integer, .number, .boolean, .enumCase: return true
        case .list(let items), .function(.first, let items): return items.allSatisfy { isPlain($0, method) }
        case .interpolation(let parts): return value.type.unwrapped == .string && parts.allSatisfy { isPlain($0, method) }
        // A part of the object, which is made with it.
        case .make(_, let source):
            guard case .object(let members) = source.kind, index.isSurelyMade(value) || index.isMadeOfNothing(value) else { return false }
            return members.allSatisfy { isPlain($0.value, method) }
        case .filledCase(_, _, let arguments): return arguments.allSatisfy { isPlain($0.value, method) }
        // What is unknown was reported; a property that may be missing may be left empty.
        case .null: return true
        case .reference(let reference):
            guard reference.root == .argument, let name = reference.path.first,
                let type = method.declaration.parameters.first(where: { $0.name == name })?.type
            else { return value.type == .json }
            if reference.path.count == 1 { if case .function = type { return false } else { return true } }
            guard case .named(let name) = TypeMapping.valueType(type, method.language).unwrapped else { return value.type == .json }
            return index.classes[name] != nil || index.protocols[name] != nil
        default: return false
        }
    }
}
