import Declarations
import Diagnostics
import SourceText

/// A first value in a declaration that the client's property cannot begin with.
enum FirstValue {
    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap { type in
            type.properties.compactMap { check($0, of: type, survey) ?? begun($0, of: type) }
        }
    }

    private static func check(_ property: Property, of type: ClassType, _ survey: Survey) -> Diagnostic? {
        let declared = property.declaration
        guard declared.hasInitializer else { return nil }
        guard let name = declared.type else {
            return diagnostic(property, "says no type, and its first value tells none", "write the type: `var \(property.name): Type`")
        }
        // What is said beside the declaration is what counts.
        let isSaid = property.get != nil || property.initial != nil || !property.trueFor.isEmpty || type.shared?.value == property.name
        guard !isSaid, !begins(declared.firstValue, name, survey.spec.optionSets) else { return nil }
        return diagnostic(
            property, "begins with something else than a literal of its type",
            property.field == nil
                ? "\(way(property, of: type, survey.index)), compute it with `get:`, or leave the value out of the declaration"
                : "leave the value out of the declaration; where the field may be missing, let the property be missing, too (`?`)")
    }

    /// How a value stands for it: objects come from somebody who has one.
    private static func way(_ property: Property, of type: ClassType, _ index: SpecIndex) -> String {
        guard case .named(let name) = property.valueType(in: type).unwrapped, index.enums[name] == nil, index.associated[name] == nil else {
            return "say what it begins with by `initial:`"
        }
        let made = "make it of literals, `initial: {make: \(name), from: {object: {…}}}`"
        let own = index.classes[name]
        if own?.properties.contains(where: { $0.field != nil }) == true { return made }
        if own?.form == .structure, property.declaration.isStatic { return "give the properties of `\(name)` a `field:` each and \(made)" }
        return "let a parameter of an initialiser give it"
    }

    /// Nothing of an object is there before it begins, and one object that asks for another may be asked for by that one.
    private static func begun(_ property: Property, of type: ClassType) -> Diagnostic? {
        guard let initial = property.initial else { return nil }
        let isOfObject = initial.value.references.contains { reference in
            switch reference.root {
            case .object, .shared: true
            default: false
            }
        }
        guard isOfObject else { return nil }
        return Diagnostic(
            UnsupportedDeclaration.rule, "`\(property.name)` begins with something of an object", at: [Label(initial.place)],
            help: "compute it with `get:`, or set it in `steps:` of an initialiser, `set: {\(property.name): …}`")
    }

    /// Whether it begins so without a word: with nothing, or empty.
    private static func begins(_ value: MethodDeclaration.Parameter.Literal?, _ type: TypeName, _ options: Set<String>) -> Bool {
        switch value {
        case .null, .emptyList, .emptyDictionary: LiteralDefaults.fits(value ?? .null, type, options)
        default: false
        }
    }

    private static func diagnostic(_ property: Property, _ what: String, _ help: String) -> Diagnostic {
        Diagnostic(UnsupportedDeclaration.rule, "`\(property.name)` \(what)", at: [Label(property.spelling.place)], help: help)
    }
}
