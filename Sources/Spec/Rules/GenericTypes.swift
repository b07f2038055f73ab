import Declarations
import Diagnostics
import SourceText

/// A generic type that is, or does, more than holding values.
enum GenericTypes {
    static let rule = Rule(
        "spec-generic-type",
        "a generic type says something that none of those can be generated for",
        explanation: """
            A type with `typeParameters:` holds values: it has properties, and initialisers that fill them. What it leaves open stands in \
            them by itself, as what may be missing, in lists, and in the brackets of another generic type. Everywhere else the types are written \
            out, `Page<Lamp>`, also in `new:`, `make:` and `type:`. It does nothing by itself: what a method of it does, one of another \
            class may do, which is handed the value. No class inherits from it, and it inherits from none but `NSObject`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let ofEnums = survey.spec.enums.filter(\.isGeneric).flatMap { parameters($0.typeParameters, survey.spec) + enumeration($0) }
        let types = survey.spec.classes.filter(\.isGeneric)
        guard !types.isEmpty else { return ofEnums }
        let heirs = survey.spec.classes.filter { type in types.contains { $0.name.value == type.superclass?.value } }
        return ofEnums
            + types.flatMap { parameters($0.typeParameters, survey.spec) + parts($0) + $0.properties.flatMap(property) + members($0) }
            + heirs.compactMap(\.superclass).map { refused("nothing inherits from `\($0.value)`, which is generic", $0.place, ways) }
    }

    /// A generic type is named where a class is wanted.
    static func bare(_ name: Located<String>, _ parameters: [TypeParameter]) -> Diagnostic {
        let types = parameters.map(\.name).joined(separator: ", ")
        return refused("`\(name.value)` is generic, and made of something", name.place, "write of what, in the place of `<\(types)>`")
    }

    private static func refused(_ message: String, _ place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }

    private static let ways = "declare a type of its own for each that it is used with, and accept the difference under `errata:`"

    // MARK: its parameters

    private static func parameters(_ list: [TypeParameter], _ spec: Spec) -> [Diagnostic] {
        let types = DeclaredTypes(spec)
        var seen: Set<String> = []
        return list.compactMap { parameter in
            let (name, place) = (parameter.name, parameter.spelling.place)
            guard NameForm.swiftName.matches(name) else {
                return refused(
                    "`\(parameter.spelling.value)` names no type parameter", place, "write it as in the angle brackets: `Item: Codable`")
            }
            if !seen.insert(name).inserted { return refused("`\(name)` is given twice", place, "leave one of them out") }
            guard types.isTaken(name) || spec.typedefs.contains(where: { $0.name.value == name }) else { return nil }
            return refused("`\(name)` is another type, too", place, "call it something else: apps do not see its name")
        }
    }

    // MARK: what it is

    /// An enum whose cases hold what is open, and does not travel.
    private static func enumeration(_ type: Enumeration) -> [Diagnostic] {
        let names = Set(type.typeParameters.map(\.name))
        let held = type.cases.flatMap(\.holds)
        let isOpen = held.contains { $0.declaration.type.mentions(names) }
        var found = held.filter { !$0.declaration.type.holds(open: names) }.map { closed($0.name, $0.place) }
        if !isOpen {
            found.append(
                refused("no case of `\(type.name.value)` holds what it leaves open", type.name.place, "leave `typeParameters:` out"))
        }
        if type.wire != nil {
            found.append(
                refused("`\(type.name.value)` is generic, and travels as JSON", type.name.place, "let a flow make the case of plain values")
            )
        }
        return found
    }

    private static func parts(_ type: ClassType) -> [Diagnostic] {
        let parent = type.superclass.flatMap { $0.value == "NSObject" ? nil : ("inherits from `\($0.value)`", $0.place) }
        let archived = type.conformances.first { ["NSCoding", "NSSecureCoding"].contains($0.value) }.map { ("is archived", $0.place) }
        let others: [(String, Place)?] = [
            type.shared.map { ("has one object", $0.place) }, type.delegate.map { ("has a delegate", $0.property.place) },
            type.once.map { ("ends with its first call", $0.place) }, type.wraps.first.map { ("wraps errors", $0.place) },
            type.events.first.map { ("has events", $0.name.place) },
            type.carries.first.map { ("carries `\($0.name.value)`", $0.name.place) },
            type.bases.first.map { ("has a server of its own", $0.host.place) }, parent, archived,
        ]
        return others.compactMap { $0 }.map { refused("`\(type.name.value)` is generic, and \($0.0)", $0.1, ways) }
    }

    private static func property(_ property: Property) -> [Diagnostic] {
        let isPlain = !property.declaration.isStatic && property.setter == nil && property.onSet == nil && property.trueFor.isEmpty
        if isPlain, !property.holdsBlock { return [] }
        return [refused("`\(property.name)` of a generic type is more than a value", property.spelling.place, ways)]
    }

    private static func members(_ type: ClassType) -> [Diagnostic] {
        let names = Set(type.typeParameters.map(\.name))
        let acting = type.methods.filter { !$0.isShownAsInitialiser(of: type.name.value) || $0.flow != nil }
        let held = type.properties.filter { !$0.holdsBlock && $0.declaration.type?.holds(open: names) == false }
        let taken = type.methods.flatMap { method in
            method.declaration.parameters.filter { $0.type?.holds(open: names) == false }.map { ($0.name, method.spelling.place) }
        }
        return acting.map { refused("the method `\($0.name)` of a generic type runs steps", $0.locatedName.place, doing) }
            + (held.map { ($0.name, $0.spelling.place) } + taken).map(closed)
    }

    private static func closed(_ name: String, _ place: Place) -> Diagnostic {
        refused("`\(name)` holds what is open in a way that flows do not know", place, "let it be the type itself, or a list of it")
    }

    private static let doing = "let a method of another class do it, which is handed the value; or leave it out, with an erratum"
}
