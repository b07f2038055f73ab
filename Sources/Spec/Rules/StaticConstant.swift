import Declarations
import Diagnostics
import SourceText

/// A static property of a struct that is no constant.
enum StaticConstant {
    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.filter { $0.form == .structure }.flatMap { type in
            let set = survey.structChanges.members(of: type.name.value)
            return type.properties.filter(type.isConstant).compactMap { property in
                problem(property, isSet: set.contains(property.name)).map { what, help in
                    Diagnostic(
                        UnsupportedDeclaration.rule, "\(what) the static `\(property.name)` of a struct",
                        at: [Label(property.spelling.place)],
                        help: "\(help), or make `\(type.name.value)` a class, of which an environment has one object")
                }
            } + shared(type)
        }
    }

    private static func problem(_ property: Property, isSet: Bool) -> (what: String, help: String)? {
        if isSet { return ("a flow sets", "set a member of the struct") }
        if property.isSettable || property.onSet != nil { return ("apps could set", "declare it with `let` or `{ get }`") }
        if property.get == nil, property.declaration.firstValue != nil { return nil }
        guard let value = (property.get ?? property.initial)?.value else {
            return ("nobody says what is", "give it a literal (`= 3`, `initial:`), or compute it of literals with `get:`")
        }
        guard value.withNested.contains(where: { $0.needsEnvironment || isOfObject($0) }) else { return nil }
        return ("an object or what surrounds it would have to give", "compute it of literals: `{make: …, from: {object: …}}`")
    }

    private static func isOfObject(_ value: Expression) -> Bool {
        guard case .reference(let reference) = value.kind else { return false }
        return reference.local == nil
    }

    /// `shared:` of a struct: no value is the only one.
    private static func shared(_ type: ClassType) -> [Diagnostic] {
        guard type.form == .structure, let shared = type.shared,
            let property = type.properties.first(where: { $0.name == shared.value && $0.declaration.isStatic })
        else { return [] }
        return [
            Diagnostic(
                UnsupportedDeclaration.rule, "`\(property.name)` would be the one object of a struct", at: [Label(property.spelling.place)],
                help: "leave `shared:` out and compute it with `get:`, or make `\(type.name.value)` a class")
        ]
    }
}
