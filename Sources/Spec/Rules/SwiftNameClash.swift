import Declarations
import Diagnostics
import SourceText

/// Names that would be one in Swift.
enum SwiftNameClash {
    static let rule = Rule(
        "spec-swift-name-clash",
        "two things would have the same name in Swift",
        explanation: """
            Types, constants and the cases of plain C enums are global in the module, and share one space of names with each other; a \
            property and a method without parameters share one in their class. Give one of them another name with `swift:`, where the \
            SDK's headers do. A delegate that flows notify also brings two types of its own into the module, called after it: \
            `SignInDelegate` brings `SignInEvent` and `SignInEvents`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        return spec.classes.flatMap { inherited($0, survey.index) } + globals(spec) + hosts(spec)
            + events(spec, spec.protocolsNotified(by: survey.steps.all)) + capabilities(spec) + spec.classes.flatMap(members)
            + spec.enums.flatMap(cases) + spec.errors.flatMap(cases)
    }

    private static func globals(_ spec: Spec) -> [Diagnostic] {
        let cCases = spec.enums.filter { $0.form == .cEnum }.flatMap { $0.cases.map { $0.swiftName ?? $0.name } }
        let types = Array(spec.typeNames.joined())
        // Within one kind a name that is given twice was reported as that.
        let functions = (spec.enums.flatMap(\.members) + spec.errors.flatMap(\.members)).filter(\.isFunction)
            .map { Located($0.name, at: $0.spelling.place) }
        let kinds = [types, cCases, constants(spec), spec.swiftNames.compactMap(\.global), functions]
        return kinds.indices.flatMap { later in
            kinds[..<later].flatMap { clashes(kinds[later], with: $0) }
        } + clashesWithin(spec.constants.filter { $0.swiftName != nil }.map { $0.swiftName ?? $0.name }) + owned(spec)
            + clashesWithin(cCases) + clashesWithin(functions) + clashesWithin(spec.swiftNames.map(\.swift))
            + clashesWithin(spec.swiftNames.compactMap(\.global))
            + objects(spec, besides: types)
    }

    /// What constants are called in the module.
    private static func constants(_ spec: Spec) -> [Located<String>] {
        spec.constants.filter { $0.isGlobal || $0.swiftName == nil }.map(\.shownName)
    }

    /// A constant that a class has in Swift is a static property of it.
    private static func owned(_ spec: Spec) -> [Diagnostic] {
        spec.constants.flatMap { constant -> [Diagnostic] in
            guard let owner = constant.owner, let type = spec.constantOwner(owner.value) else { return [] }
            let own = type.shownProperties.filter { $0.declaration.isStatic }
            return clashes([constant.shownName], with: own.map { Located($0.declaration.swiftName ?? $0.name, at: $0.spelling.place) })
        }
    }

    /// Objects have a space of names of their own, `Objects`, in which `lamp_post` and `LampPost` are one.
    private static func objects(_ spec: Spec, besides types: [Located<String>]) -> [Diagnostic] {
        guard let first = spec.objects.first else { return [] }
        let written = spec.objects.map(\.name)
        let alike = Dictionary(grouping: written) { $0.value.filter { $0 != "_" }.lowercased() }.values
        let clashing = alike.filter { Set($0.map(\.value)).count > 1 }
        return clashes(types, with: [Located("Objects", at: first.place)])
            + clashing.flatMap { names in names.dropFirst().map { diagnostic(Located(names[0].value, at: $0.place), names[0]) } }
    }

    /// The types that are made for delegates have no place of their own: the delegate's name stands for them.
    private static func events(_ spec: Spec, _ notified: [ProtocolType]) -> [Diagnostic] {
        let names = notified.map { (events: DelegateEvents(of: $0, in: spec), place: $0.name.place) }
        let elements = names.map { Located($0.events.element, at: $0.place) }
        let made = elements + names.map { Located($0.events.sequence, at: $0.place) }
        let types = Array(spec.typeNames.joined())
        return clashes(types + constants(spec), with: made) + clashesWithin(elements)
    }

    /// What a client declares for a capability is called after the module and the capability.
    private static func capabilities(_ spec: Spec) -> [Diagnostic] {
        let made = spec.capabilities.flatMap { capability in
            let name = spec.system.module.value + capability.typeName
            return [name, "Missing\(name)", "Simulated\(name)", "\(name)Key"].map { Located($0, at: capability.name.place) }
        }
        return clashes(ofModule(spec), with: made)
    }

    /// What types and constants are called in the module, by the spec and by apps.
    private static func ofModule(_ spec: Spec) -> [Located<String>] {
        Array(spec.typeNames.joined()) + constants(spec) + spec.swiftNames.compactMap(\.global)
    }

    /// Each host is an enum, whose cases are its environments, and a property beside the functions of endpoints.
    private static func hosts(_ spec: Spec) -> [Diagnostic] {
        let types = spec.hosts.map { Located($0.typeName, at: $0.name.place) }
        let bases = spec.hosts.filter { $0.setBy != nil }.map {
            (String($0.typeName.dropLast("Host".count) + "Base").lowercased(), $0.name)
        }
        let properties = Dictionary(spec.hosts.map { ($0.typeName.lowercased(), $0.name) } + bases) { first, _ in first }
        let functions = spec.endpoints.compactMap { endpoint in
            properties[endpoint.name.value.filter { $0 != "." && $0 != "_" }.lowercased()].map { diagnostic(endpoint.name, $0) }
        }
        return clashes(ofModule(spec), with: types) + clashesWithin(types)
            + functions
            + spec.hosts.flatMap { host in
                let cases = host.environments.map { ($0.name, Located(Host.caseName($0.name.value), at: $0.name.place)) }
                // Within one host a name that is given twice was reported as that.
                return Set(cases.map(\.0.value)).count < cases.count ? [] : clashesWithin(cases.map(\.1))
            }
    }

    /// What a class inherits, it has: a property that it declares again would be a second one of the name.
    private static func inherited(_ type: ClassType, _ index: SpecIndex) -> [Diagnostic] {
        // A class that inherits from itself is refused elsewhere, and declares nothing twice.
        let ancestors = index.ancestry(of: type).filter { $0.name.value != type.name.value }
        let names = Dictionary(
            ancestors.flatMap { ancestor in ancestor.shownProperties.map { ($0.name, (ancestor.name.value, $0)) } }
        ) { first, _ in first }
        return type.shownProperties.compactMap { property in
            guard let (owner, other) = names[property.name] else { return nil }
            return Diagnostic(
                rule, "`\(type.name.value)` has `\(property.name)` already: it inherits it from `\(owner)`",
                at: [Label(property.spelling.place), Label(other.spelling.place, "what it inherits")],
                help: "leave it out, and accept the difference under `errata:`")
        }
    }

    private static func members(_ type: ClassType) -> [Diagnostic] {
        let methods = type.methodsAndSetters
        return [true, false].flatMap { isStatic in
            let ofKind = methods.filter { $0.isStatic == isStatic }
            let shown = type.shownProperties.filter { $0.declaration.isStatic == isStatic }
            let properties = shown.map { property in
                Located(property.declaration.swiftName ?? property.name, at: property.spelling.place)
            }
            let bare = ofKind.filter { $0.property == nil }.compactMap { method in
                method.bareName.map { Located($0, at: method.locatedName.place) }
            }
            let full = ofKind.compactMap { method in method.statedSwiftName.map { Located($0, at: method.locatedName.place) } }
            return clashes(bare, with: properties) + clashesWithin(full) + clashesWithin(imported(shown)) + throwing(ofKind)
        }
    }

    /// Properties as Swift's importer shows them, which begins names in small letters: `error` and `Error` are one.
    private static func imported(_ properties: [Property]) -> [Located<String>] {
        var spelled: Set<String> = []
        // One that is written twice is reported as that.
        return properties.filter { spelled.insert($0.name).inserted }.map { property in
            let isImported = property.language == .objectiveC
            let name = property.declaration.swiftName ?? (isImported ? CamelCase.lowercasingInitialism(property.name) : property.name)
            return Located(name, at: property.spelling.place)
        }
    }

    /// `setKey:` and `setKey:error:`: the error is thrown, and the names are one.
    private static func throwing(_ methods: [Method]) -> [Diagnostic] {
        let others = Dictionary(methods.map { ($0.name, $0.locatedName) }) { first, _ in first }
        return methods.compactMap { method in
            guard method.statedSwiftName == nil, let bare = method.selectorWithoutError, let other = others[bare] else { return nil }
            return diagnostic(method.locatedName, other)
        }
    }

    private static func cases(_ enumeration: Enumeration) -> [Diagnostic] {
        enumeration.form == .cEnum ? [] : clashesWithin(enumeration.cases.compactMap(\.swiftName))
    }

    private static func cases(_ errors: ErrorEnumeration) -> [Diagnostic] { clashesWithin(errors.allCases.compactMap(\.swiftName)) }

    private static func clashes(_ names: [Located<String>], with others: [Located<String>]) -> [Diagnostic] {
        let others = Dictionary(others.map { ($0.value, $0) }) { first, _ in first }
        return names.compactMap { name in others[name.value].map { diagnostic(name, $0) } }
    }

    private static func clashesWithin(_ names: [Located<String>]) -> [Diagnostic] {
        var earlier: [String: Located<String>] = [:]
        return names.compactMap { name in
            guard let other = earlier[name.value] else {
                earlier[name.value] = name
                return nil
            }
            return diagnostic(name, other)
        }
    }

    private static func diagnostic(_ name: Located<String>, _ other: Located<String>) -> Diagnostic {
        let labels = [Label(name.place), Label(other.place, "the other one")]
        return Diagnostic(
            rule, "`\(name.value)` would be declared twice in Swift", at: labels, help: "give one of them another name with `swift:`")
    }
}

extension Method {
    /// The selector of an Objective-C method without the piece that hands out an error; nil of one that has none.
    fileprivate var selectorWithoutError: String? {
        guard throwsByPointer else { return nil }
        let pieces = name.split(separator: ":")
        guard pieces.count == 1, let piece = pieces.first else { return pieces.dropLast().map { "\($0):" }.joined() }
        let ending = ["AndReturnError", "WithError"].first { piece.hasSuffix($0) }
        return ending.map { String(piece.dropLast($0.count)) } ?? String(piece)
    }
}

extension Method {
    /// The name in Swift that the spec or the header states.
    fileprivate var statedSwiftName: String? { swiftName?.value ?? declaration.attributes.swiftName }

    /// The name in Swift of one that takes nothing there, be it since its error is thrown: `data` of `dataWithError:`.
    fileprivate var bareName: String? {
        if declaration.parameters.isEmpty { return baseName }
        guard let other = selectorWithoutError, !other.contains(":") else { return nil }
        return statedSwiftName == nil ? other : baseName
    }

    /// The name without its parameters.
    fileprivate var baseName: String {
        let name = statedSwiftName ?? name
        return name.firstIndex { $0 == "(" || $0 == ":" }.map { String(name[..<$0]) } ?? name
    }
}
