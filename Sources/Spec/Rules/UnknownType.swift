import Declarations
import Diagnostics
import SourceText

/// A declaration that mentions a type which nobody declares.
enum UnknownType {
    static let rule = Rule(
        "spec-unknown-type",
        "a declaration mentions a type that nobody declares",
        explanation: """
            A client is compiled, so every type in a declaration has to exist: enums, errors, classes and protocols of the spec, those of \
            Foundation and of Swift's library, and those of the platform's frameworks, which are told by their prefix (`UIViewController`, \
            `UNNotificationRequest`). A type of the vendor's is declared under `enums:`, `classes:` or `protocols:`, a block's name \
            under `typedefs:`; a type that a framework brings and whose name does not say so stands under `platform:`, with its framework.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        mentions(in: survey.spec, survey.unknownParents).map { diagnostic($0.value, at: $0.place, known: survey.index.names.types) }
    }

    /// Every mention of a type that nobody declares.
    fileprivate static func mentions(in spec: Spec, _ parents: [Located<String>]) -> [Located<String>] {
        DeclarationProblems(spec).all.compactMap { found in
            guard case .unknown(let name) = found.problem else { return nil }
            return Located(name, at: found.place)
        } + parents
    }

    private static func diagnostic(_ name: String, at place: Place, known: KnownNames) -> Diagnostic {
        // The words of `type:` are no types of declarations.
        let near = known.suggestions(for: name).filter { TypeWords.words[$0] == nil }
        return Diagnostic(
            rule, "nobody declares the type `\(name)`", at: [Label(place)],
            help: near.isEmpty
                ? BlockNames.isConventional(name)
                    ? "it looks like the name of a block: declare its `typedef` under `typedefs:`"
                    : "declare it under `enums:`, `classes:`, `protocols:` or `typedefs:`, or under `platform:` where a framework brings it"
                : "did you mean \(Listing.alternatives(near))?")
    }

    /// What classes and protocols inherit from and conform to, and nobody knows.
    ///
    /// - Parameter library: the protocols that Swift brings.
    static func parents(in spec: Spec, besides library: Set<String> = SwiftProtocols.library) -> [Located<String>] {
        let types = DeclaredTypes(spec)
        func isKnown(_ name: String) -> Bool {
            types.isKnown(name) || FoundationTypes.unchanged.contains(name) || FoundationTypes.renamed[name] != nil
        }
        let names = spec.classes.flatMap { [$0.superclass].compactMap { $0 } + $0.conformances } + spec.protocols.flatMap(\.conformances)
        return names.filter { !isKnown($0.value) && !types.isProtocol($0.value) && !library.contains($0.value) }
    }
}

extension Spec {
    /// What types inherit and adopt, and nobody declares, or no type of a client keeps.
    package var unkeptParents: [String] { UnknownType.parents(in: self, besides: SwiftProtocols.names).map(\.value) }

    /// The types that declarations mention and nobody declares, each once.
    package var undeclaredTypes: [String] {
        var seen: Set<String> = []
        return UnknownType.mentions(in: self, UnknownType.parents(in: self)).map(\.value).filter { seen.insert($0).inserted }
    }
}

/// What is wrong with the types of a spec's declarations, each at its place.
struct DeclarationProblems {
    private let spec: Spec
    private let types: DeclaredTypes

    /// - Parameter conformances: which structs and enums have what they state, where that is known by now.
    init(_ spec: Spec, _ conformances: Conformances? = nil) {
        self.spec = spec
        types = DeclaredTypes(spec, conformances)
    }

    typealias Found = (problem: DeclaredTypes.Problem, place: Place)

    var all: [Found] {
        let others = spec.classes.map(\.setters) + spec.protocols.map(\.methods)
        let ofErrors = spec.errors.flatMap(\.cases).flatMap(\.holds).compactMap { held($0, types) }
        return spec.enums.flatMap(ofEnum) + ofErrors + members(others)
    }

    private func ofEnum(_ type: Enumeration) -> [Found] {
        let types = types.inside(type)
        return type.cases.flatMap(\.holds).compactMap { held($0, types) }
    }

    private func members(_ others: [[Method]]) -> [Found] {
        spec.classes.flatMap(ofClass) + others.joined().flatMap { method($0, isOfClass: false, types) { types.problem($0, $1) } }
            + spec.platform.flatMap(members) + spec.typedefs.compactMap(alias)
            + spec.constants.compactMap { constant in
                constant.isSwiftNotification
                    ? nil : constant.type.flatMap { type in types.problem(type.value, .objectiveC).map { ($0, type.place) } }
            }
    }

    private func ofClass(_ type: ClassType) -> [Found] {
        let types = types.inside(type)
        return type.methods.flatMap { method($0, isOfClass: true, types) { types.problem(result: $0, $1) } }
            + type.properties.flatMap { property($0, types) }
    }

    /// Members of the platform's types: values that flows compute with, or other such types that may be missing.
    private func members(_ type: PlatformType) -> [Found] {
        type.properties.compactMap { property -> Found? in
            guard let declared = property.type else { return nil }
            if let problem = types.problem(declared, type.language) { return (problem, type.name.place) }
            switch TypeMapping.valueType(declared, type.language) {
            case .string, .integer, .number, .boolean, .date, .data, .json, .list, .optional: return nil
            case _ where declared.name.map(isKnownStruct) == true: return nil
            default:
                let message = "the member `\(property.name)` that is never nil"
                let help =
                    "a stand-in has no value for it: make a pointer `nullable`, say `members:` of a struct with `form: value`, or leave it out"
                return (.unsupported(message, help: help), type.name.place)
            }
        }
    }

    private func isKnownStruct(_ name: String) -> Bool { spec.platform.contains { $0.name.value == name && $0.isKnownStruct } }

    private func held(_ value: HeldValue, _ types: DeclaredTypes) -> Found? {
        if case .function = value.declaration.type {
            return (.unsupported("a case that holds a closure", help: "hold the values that it would get"), value.place)
        }
        if let name = value.declaration.type.name, FoundationTypes.errors.contains(name) { return nil }
        if let name = value.type.innerName, types.isPlatform(name) {
            return (.unsupported("a case that holds `\(name)`, which a framework brings", help: "a struct may hold it"), value.place)
        }
        return types.problem(value.declaration.type, .swift).map { ($0, value.place) }
    }

    private func alias(_ alias: TypeAlias) -> Found? {
        guard alias.typeParameters.isEmpty else {
            return (
                .unsupported(
                    "the name `\(alias.name.value)` with type parameters",
                    help: "write the type that it stands for where it is used; `check` sees through the name in the guide"),
                alias.name.place
            )
        }
        if alias.type.mentions("Self") {
            return (
                .unsupported("a name for `Self`", help: "write the type that it stands for: a name beside all types has none"),
                alias.name.place
            )
        }
        return types.problem(alias.type, alias.language).map { ($0, alias.name.place) }
    }

    /// - Parameter answered: what is wrong with a type as that of what it answers.
    private func method(
        _ method: Method, isOfClass: Bool, _ types: DeclaredTypes, answered: (TypeName, Language) -> DeclaredTypes.Problem?
    ) -> [Found] {
        func problem(
            _ type: TypeName, mayBeTuple: Bool, _ plain: (TypeName, Language) -> DeclaredTypes.Problem?
        ) -> DeclaredTypes.Problem? {
            isOfClass && mayBeTuple ? types.problem(type, method.language, beside: plain) : plain(type, method.language)
        }
        // What stands in angle brackets is refused as a whole.
        if method.declaration.isGeneric { return [] }
        let place = method.spelling.place
        let parameters = method.throwsByPointer ? method.declaration.parameters.dropLast() : method.declaration.parameters[...]
        let found = parameters.compactMap { parameter in
            parameter.type.flatMap { type in problem(type, mayBeTuple: type.isBlock) { types.problem($0, $1) } }.map {
                ($0, Place(place.file, parameter.span).inside(place))
            }
        }
        let result = method.declaration.result.flatMap { result -> DeclaredTypes.Problem? in
            if case .function = result { return .unsupported("a method that answers a block", help: "take a block, or answer its value") }
            return problem(result, mayBeTuple: true, answered)
        }
        return found + (result.map { [($0, place)] } ?? [])
    }

    private func property(_ property: Property, _ types: DeclaredTypes) -> [Found] {
        guard let type = property.declaration.type, let problem = types.problem(type, property.language) else { return [] }
        return [(problem, property.spelling.place)]
    }
}

extension TypeName {
    fileprivate var isBlock: Bool { if case .function = self { true } else { false } }

    fileprivate func mentions(_ word: String) -> Bool {
        switch self {
        case .named(let named): named.name == word || named.arguments.contains { $0.mentions(word) }
        case .function(let function): ([function.result] + function.parameters.map(\.type)).contains { $0.mentions(word) }
        }
    }

    /// `NSError **`: the method throws.
    var isErrorPointer: Bool {
        if case .named(let type) = self { type.name == "NSError" && type.pointerDepth == 2 } else { false }
    }
}
