import Declarations
import Diagnostics
import SourceText

/// A declaration that the language of specs cannot carry.
enum UnsupportedDeclaration {
    static let rule = Rule(
        "spec-unsupported-declaration",
        "nothing can be generated for a declaration",
        explanation: """
            Declarations are those of the vendor's header or guide, and some of what they can say has no form in a client that runs \
            without the vendor's library: pointers of C, generic methods, tuples as parameters, parameters without end. The \
            message names what to write instead; where that differs from the guide, an erratum says why. `Specs/README.md` lists \
            all of it under "Not supported".
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let types = DeclarationProblems(spec, survey.conformances).all.compactMap { found -> Diagnostic? in
            guard case .unsupported(let what, let help) = found.problem else { return nil }
            return diagnostic("\(what) cannot be generated", at: found.place, help)
        }
        let values = EmptyValues(spec)
        let flows = Dictionary(spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        let options = spec.optionSets
        let structs = Set(spec.classes.filter { $0.form == .structure }.map(\.name.value))
        let members = spec.classes.flatMap { type in
            type.methods.flatMap {
                method($0, options, structs, isOfObject: type.form == .class) + unfailing($0, of: type, values, flows)
                    + late($0, of: type, flows)
            }
                + type.properties.flatMap { property($0, of: type) }
                + ungiven(type, in: spec, flows)
        }
        let requirements = spec.protocols.flatMap(\.methods).flatMap { method($0, options, structs, isOfObject: true, isRequirement: true) }
        return types + members + requirements
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }

    /// - Parameter options: the spec's sets of options.
    private static func method(
        _ method: Method, _ options: Set<String>, _ structs: Set<String>, isOfObject: Bool, isRequirement: Bool = false
    ) -> [Diagnostic] {
        let place = method.locatedName.place
        var list: [Diagnostic] = []
        func refuse(_ message: String, at own: Place? = nil, _ help: String) { list.append(diagnostic(message, at: own ?? place, help)) }
        let declaration = method.declaration
        if declaration.isGeneric { refuse("`\(method.name)` is generic", "write the type that flows have: `Any`, or a class of the spec") }
        if declaration.failing == .unwrapped {
            refuse("`\(method.name)` may answer `nil` without saying so", "declare `init?`, and the difference under `errata:`")
        }
        if declaration.isMutating, isOfObject {
            refuse("`\(method.name)` is `mutating`, and objects are no values", "leave `mutating` out, or let a struct have it")
        }
        if declaration.isVariadic, method.language == .swift {
            refuse("`\(method.name)` takes any number of arguments", "declare the parameter as a list: `_ names: [String]`")
        }
        if isRequirement, declaration.isVariadic { refuse("Swift does not import `\(method.name)`, for its `...`", "leave it out") }
        if isRequirement, method.isStatic {
            refuse("a protocol asks for the static `\(method.name)`", "leave it out: flows ask objects")
        }
        if isRequirement, declaration.isInitializer {
            refuse("a protocol asks for the initialiser `\(method.name)`", "leave it out: classes that conform declare theirs")
        }
        if isRequirement, method.language == .swift, let own = declaration.parameters.first(where: { $0.type?.mentions(["Self"]) == true })
        {
            refuse(
                "`\(own.name)` of a protocol's `\(method.name)` is whatever adopts it", at: method.place(of: own),
                "write the protocol: `any …`")
        }
        if method.stream != nil, declaration.isThrowing || method.handlers.ending != nil || declaration.isAsync && method.property != nil {
            let also = method.property == nil ? "throws or has a handler" : "waits or throws"
            refuse(
                "`\(method.name)` answers a stream, and \(also) besides",
                "let it answer at once: its flow begins then, and an `AsyncThrowingStream` ends with the error")
        }
        for parameter in declaration.parameters where parameter.isInOut {
            refuse("`\(parameter.name)` is `inout`", "answer the new value instead")
        }
        for parameter in declaration.parameters {
            let isOwn = !isRequirement && isChanged(parameter, method, structs)
            guard case .function(let block)? = parameter.type, let problem = problem(block, isChanged: isOwn) else { continue }
            refuse("the block `\(parameter.name)` \(problem.what)", problem.help)
        }
        for parameter in declaration.parameters where parameter.hasDefault && !LiteralDefaults.fits(parameter, options) {
            refuse(
                "the default of `\(parameter.name)` is no literal of its type", at: method.place(of: parameter),
                "write a text, a number, `true`, `false`, `nil`, `[]`, `[:]`, `.case`, a static property of that very type (`.shared`, `.now`) or what is made of nothing (`Date()`), or leave it out"
            )
        }
        return list
    }

    /// What an initialiser waits for is done before there is an object: its steps make that.
    private static func late(_ method: Method, of type: ClassType, _ flows: [String: Flow]) -> [Diagnostic] {
        guard method.declaration.isInitializer, method.declaration.isAsync else { return [] }
        if let flow = method.flow.flatMap({ flows[$0.value] }), flow.makesObject(of: method, type.name.value) { return [] }
        return [
            diagnostic(
                "the initialiser `\(method.name)` waits for nothing that makes its object", at: method.locatedName.place,
                "let its steps `return:` the object that they make, or declare a static method with a flow")
        ]
    }

    /// Why flows cannot call what an app hands to a method.
    ///
    /// - Parameter isChanged: whether it may change what it is handed.
    private static func problem(_ block: TypeName.Function, isChanged: Bool) -> (what: String, help: String)? {
        guard block.parameters.contains(where: \.isInOut), !isChanged else { return nil }
        return (
            "changes what it is handed (`inout`)",
            "let it be one struct of the spec, or a text, an `Int`, a `Double` or a `Bool`, that a block of a method of a class changes which answers "
                + "nothing; or hand it an object, whose properties it sets, and accept the difference under `errata:`"
        )
    }

    /// Whether a block changes one value that flows have as it is declared.
    private static func isChanged(_ parameter: MethodDeclaration.Parameter, _ method: Method, _ structs: Set<String>) -> Bool {
        guard let block = MethodHandlers.Progress(parameter.name, parameter.type), let place = block.changed,
            method.listeners?.parameter != parameter.name, case .named(let type) = block.parameters[place].type
        else { return false }
        let isPlain = type.arguments.isEmpty && type.nullability == .unspecified
        return isPlain && (structs.contains(type.name) || ["String", "Int", "Double", "Bool"].contains(type.name))
    }

    /// What a handler is given, and what has to be there where the call fails although nothing is. A method without a flow calls none.
    private static func unfailing(
        _ method: Method, of type: ClassType, _ values: EmptyValues, _ flows: [String: Flow]
    ) -> [Diagnostic] {
        let atOnce = method.handlers.progress.filter(\.isAtOnce).map(\.name)
        let told = method.declaration.parameters.filter { $0.name != method.listeners?.parameter && !atOnce.contains($0.name) }
        let meanwhile = Set(method.handlers.progress.map(\.name))
        let handlers = told.filter { !meanwhile.contains($0.name) }.compactMap { parameter -> TypeName.Function? in
            // What answers something is asked, and hears of no failure.
            if case .function(let function)? = parameter.type, !parameter.isAsked { function } else { nil }
        }
        // Of several, one is called where the call fails, and `HandlerRoles` looks at what it is given; one of an `async` method never is.
        guard let flow = method.flow, handlers.count == 1, !method.declaration.isAsync else { return [] }
        return handlers.flatMap { handler -> [Diagnostic] in
            let given = handler.parameters.map { ($0.name, TypeMapping.valueType($0.type, method.language, owner: type.name.value)) }
            let unsure = given.filter { !(flows[flow.value]?.surelyGives($0.0 ?? "", flows) ?? false) }
            let failing = flows[flow.value].flatMap { ($0.onFailure + $0.always).failing }
            return unsure.filter { $0.1 != .error && !values.exist(for: $0.1) && !values.tellFailure(in: $0.1) }.map { name, found in
                Diagnostic(
                    rule, "`\(name ?? found.spelling)` of the handler has no value where the call fails",
                    at: [Label(method.locatedName.place)] + (failing.map { [Label($0.place, "this may fail")] } ?? []),
                    help: failing != nil
                        ? "let that step not fail: behind what may be missing `first` takes another value, `{first: [$error.code, 0]}`"
                        : "let it be missing (`?`, `nullable`), or let `onFailure:` complete it with a `new:` one, by steps that cannot fail; a "
                            + "block that hears nothing of the end stands under `progress:`")
            }
        }
    }

    /// Values of the one object that an environment has of a class, which nothing gives when it is made. Texts, numbers and lists are empty
    /// then, and enums begin with their first case; of anything else there is nothing to begin with.
    private static func ungiven(_ type: ClassType, in spec: Spec, _ flows: [String: Flow]) -> [Diagnostic] {
        guard type.hasObjectWithoutValues({ flows[$0] }) else { return [] }
        let values = EmptyValues(spec)
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        return type.ancestry(in: classes).flatMap { ungiven(in: $0, values) }.map { name, place in
            diagnostic(
                "nothing gives `\(name)` its first value", at: place,
                "the one object of `\(type.name.value)` is made without values: let it be missing (`?`, `nullable`), or compute it (`get:`)"
            )
        }
    }

    /// What a class holds itself.
    private static func ungiven(in type: ClassType, _ values: EmptyValues) -> [(String, Place)] {
        let carried = type.carries.filter { $0.isRequired && !values.exist(for: $0.type) }.map { ($0.name.value, $0.name.place) }
        let stored = type.properties.filter { property in
            let isWorkedOut = property.get != nil || property.initial != nil || !property.trueFor.isEmpty
            let isDelegate = type.delegate?.property.value == property.name || type.shared?.value == property.name
            guard !isWorkedOut, !isDelegate, !property.declaration.isStatic, let declared = property.declaration.type else { return false }
            let value = TypeMapping.valueType(declared, property.language, owner: type.name.value)
            return !values.exist(for: value) && !values.mayBeUnset(value)
        }
        return carried + stored.map { ($0.name, $0.spelling.place) }
    }

    private static func property(_ property: Property, of type: ClassType) -> [Diagnostic] {
        // What is wrong with one that holds a block, `BlockProperty` says.
        // What is wrong with one of a struct, `StaticConstant` says.
        guard property.declaration.isStatic, !property.holdsBlock, !type.isConstant(property) else { return [] }
        let isGiven = property.get != nil || property.initial != nil || type.shared?.value == property.name
        let value = property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: type.name.value) } ?? .json
        let mayBeMissing = property.declaration.type.map { $0.nullability == .nullable } ?? false
        if !isGiven, !mayBeMissing, value == .url || value == .error || value.isNamed {
            return [
                diagnostic(
                    "nobody says what the static `\(property.name)` is", at: property.spelling.place,
                    "compute it (`get:`), or name it under `shared:` where it is the one object of `\(type.name.value)`")
            ]
        }
        return []
    }
}

extension ValueType {
    fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}
