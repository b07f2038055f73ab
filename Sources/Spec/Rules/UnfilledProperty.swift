import Declarations
import Diagnostics
import SourceText

/// An object that is made without something that has to be in it.
enum UnfilledProperty {
    static let rule = Rule(
        "spec-unfilled-property",
        "an object is made without a value that has to be there",
        explanation: """
            What a class holds and declares as always there has to come from somewhere when an object of it is made: from the field that \
            the property names where `make` reads an answer, from `with:` of `new`, from a parameter of an initialiser that is called like \
            the property. Truth values, numbers and enums begin with `false`, 0 and the first case, and what may be missing with nothing; \
            texts, dates, URLs, lists and objects do not. What a class inherits is filled in the same way. `make` makes the objects inside \
            of an object where they are objects with documented fields. Of JSON it makes structs, as deep as they are, and no objects of \
            classes: there the outer object is made with `new`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let held = ObjectNeeds(survey)
        let worked = survey.spec.classes.flatMap(\.properties).flatMap(\.expressions).filter { !survey.index.isMadeOfNothing($0) }
        return made(worked, held)
            + survey.steps.all.flatMap { step -> [Diagnostic] in
                let made = made(step.expressions, held)
                guard case .new(let name, let arguments, _) = step.verb else { return made }
                let given = Set(arguments.map(\.name.value))
                let found = held.missing(in: name.value) { given.contains($0.name) }
                return made + (found.isEmpty ? [] : [diagnostic(found, of: name.value, at: name.place)])
            }
    }

    private static func made(_ expressions: [Expression], _ held: ObjectNeeds) -> [Diagnostic] {
        expressions.flatMap(\.withNested).compactMap { expression in
            guard case .make(let name, let source) = expression.kind, source.type.unwrapped != .error else { return nil }
            return held.unfilled(in: name, held.isFilled).map { diagnostic($0.names, of: $0.type, at: expression.place) }
        }
    }

    private static func diagnostic(_ names: [String], of type: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "nothing gives \(Listing.codes(names)) of the `\(type)` that is made here", at: [Label(place)],
            help:
                "give it a value (`field:` of the property where `make` reads an answer, `with:` of `new`), or let it be missing: `?`, `nullable`"
        )
    }

    static func diagnostic(fieldless type: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "no property of `\(type.value)` says which field it is made from, so the object would hold nothing",
            at: [Label(type.place)],
            help: "add `field:` to its properties, or make it with `new:`, `with:` what it holds")
    }

    static func diagnostic(typed field: Located<String>, _ property: String) -> Diagnostic {
        Diagnostic(
            rule, "`\(property)` takes JSON, and the members of what comes here are read one by one", at: [Label(field.place)],
            help: "give it the type of a class, a property for each member, or let the answer say `type: json` there, without `fields:`")
    }

    /// Lists of structs inside of lists and dictionaries.
    static func diagnostic(deep property: Property, _ inner: String, of type: ClassType, at place: Place) -> Diagnostic {
        Diagnostic(
            rule,
            "JSON makes a list or a dictionary of `\(inner)`, and `\(property.name)` of `\(type.name.value)` holds one inside of another",
            at: [Label(place)],
            help:
                "hold any JSON there (`[String: Any]`), of which apps `make` nothing, or a struct whose property is the inner list; that the "
                + "documents say otherwise is an erratum")
    }

    /// - Parameter problem: what keeps JSON from making it; without, it is an object of a class.
    static func diagnostic(
        json property: String, _ inner: String, holding problem: String? = nil, of type: ClassType, at place: Place
    ) -> Diagnostic {
        let what = problem ?? "is a `\(inner)`, and comes from JSON here"
        return Diagnostic(
            rule, "`\(property)` of `\(type.name.value)` \(what)", at: [Label(place)],
            help: "make the `\(inner)` first, and this object with `new:`, `with:` what it holds")
    }
}

/// What objects hold, and what of it somebody has to give.
struct ObjectNeeds {
    struct Value {
        var name: String
        var type: ValueType
        var field: String?
    }

    private let index: SpecIndex
    private let empty: EmptyValues
    /// With all that was read of them: the index has them as they were before expressions were, without `get:` and first values.
    private let classes: [String: ClassType]
    private let flows: [String: Flow]

    init(_ survey: Survey) {
        index = survey.index
        empty = EmptyValues(survey.spec)
        flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        classes = Dictionary(survey.spec.knownClasses.map { ($0.name.value, $0) }) { first, _ in first }
    }

    func isFilled(_ value: Value) -> Bool { value.field != nil }

    /// What has to be given and is not.
    func missing(in type: String, but isGiven: (Value) -> Bool) -> [String] { needed(by: type).filter { !isGiven($0) }.map(\.name) }

    /// Objects that an initialiser has to be given, and is not, or may not be: nothing stands for them.
    func objects(of type: String, filledBy method: Method) -> [String] {
        needed(by: type).filter { value in
            let isObject =
                switch value.type {
                case .named, .object, .error: true
                default: false
                }
            guard isObject, !isBare(value.type), !empty.mayBeUnset(value.type) else { return false }
            if let filled = method.fills.first(where: { $0.name.value == value.name }) { return filled.value.type.isOptional }
            let parameter = method.declaration.parameters.first { $0.fills(value.name) && $0.fits(value.type, method.language) }
            guard let given = parameter?.type else { return true }
            return given.nullability == .nullable
        }.map(\.name)
    }

    /// Where properties of these names are declared.
    func places(of names: [String], in type: String) -> [Place] {
        let properties = classes[type]?.ancestry(in: classes).flatMap(\.properties) ?? []
        return names.compactMap { name in properties.first { $0.name == name }?.place }
    }

    private func isBare(_ type: ValueType) -> Bool {
        if case .named(let name) = type { classes[name]?.isBare ?? false } else { false }
    }

    /// The first class that lacks something, of the one that is made and those of the objects that it is filled with.
    func unfilled(in type: String, _ isGiven: (Value) -> Bool) -> (type: String, names: [String])? {
        var waiting = [type]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let owner = classes[next], owner.wraps.isEmpty else { continue }
            let names = missing(in: next, but: isGiven)
            if !names.isEmpty { return (next, names) }
            waiting += owner.ancestry(in: classes).flatMap(\.properties).filter { $0.field != nil }.compactMap { property in
                property.declaration.type.flatMap { object(in: TypeMapping.valueType($0, property.language)) }
            }
        }
        return nil
    }

    private func object(in type: ValueType) -> String? {
        switch type.unwrapped {
        case .named(let name): name
        case .list(let item), .table(let item): object(in: item)
        default: nil
        }
    }

    /// Delegates, what is computed and what is static are not held by an object.
    private func needed(by name: String) -> [Value] {
        guard let type = classes[name] else { return [] }
        return type.ancestry(in: classes).flatMap { owner -> [Value] in
            let properties = owner.properties.filter { $0.isHeld(by: owner) && !$0.hasFirstValue && !beginsWithZero($0) }.map { property in
                let type = property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: owner.name.value) } ?? .json
                return Value(name: property.name, type: type, field: property.field?.value)
            }
            let carried = owner.carries.filter(\.isRequired).map { Value(name: $0.name.value, type: $0.type) }
            return (properties + carried).filter { !begins($0.type, in: owner) }
        }
    }

    /// Of what Foundation and frameworks bring, a value of C is zero in Objective-C until somebody sets it.
    private func beginsWithZero(_ property: Property) -> Bool {
        property.isValueOfC && property.declaration.type.map { empty.mayBeUnset(TypeMapping.valueType($0, .objectiveC)) } ?? false
    }

    /// Whether there is something to begin with. The object that an environment has of itself begins with empty texts and lists as well.
    private func begins(_ type: ValueType, in owner: ClassType) -> Bool {
        switch type {
        case .optional, .boolean, .integer, .number: true
        // A name that is unknown is another rule's.
        case .named(let name): index.errors[name] == nil && empty.exist(for: type)
        case .string, .date, .data, .json, .list, .table: owner.hasObjectWithoutValues { flows[$0] }
        default: false
        }
    }
}

extension Property {
    fileprivate func isHeld(by owner: ClassType) -> Bool {
        get == nil && !holdsBlock && trueFor.isEmpty && owner.delegate?.property.value != name && !declaration.isStatic
            && !declaration.attributes.contains("weak")
    }

    /// Something stands for it from the start: a literal, or what is worked out for each new object.
    fileprivate var hasFirstValue: Bool { initial.map { !$0.value.isNull } ?? false }
}

extension MethodDeclaration.Parameter {
    fileprivate func fills(_ name: String) -> Bool { self.name == name || label == name }

    /// A parameter may be of a class that inherits, and what it fills then is another property.
    fileprivate func fits(_ wanted: ValueType, _ language: Language) -> Bool {
        guard let type else { return true }
        let given = TypeMapping.valueType(type, language).unwrapped
        return given == wanted.unwrapped || given == .integer && wanted.unwrapped == .number
    }
}
