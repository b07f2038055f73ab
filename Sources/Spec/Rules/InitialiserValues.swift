import Declarations
import Diagnostics
import SourceText

/// Initialisers that cannot make their objects.
enum InitialiserValues {
    static let rule = Rule(
        "spec-initialiser",
        "an initialiser leaves something out that its object has to hold",
        explanation: """
            An initialiser fills the properties and what the object carries that are called like its parameters; texts, numbers and lists \
            without a parameter are empty. Objects that have to be there have no such value: a parameter has to give them, or they may be \
            missing. `with:` of an initialiser fills a property from a parameter of another name, `with: {typedValue: $arg.value}`, from a \
            member of a parameter that is an object of the spec's, `with: {token: $arg.response.token}`, from a literal, or with a part that is \
            made of such values, `with: {door: {make: Door, from: {object: {key: $arg.key}}}}`. Its `steps:` are done with the object when it is there, and what waits among them goes on behind it; a struct cannot \
            be told of that, so that an initialiser of a struct cannot wait. Nor can `init?`, which answers `nil` where its steps fail. \
            Where what it holds is worked out, or that may fail, steps of an initialiser of Swift make the \
            object with `new:` and `return:` it; it may be `async` then. What wraps errors (`wraps:`) is made of one as well: all that it has is \
            read off that (`get:`), or may be missing.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let held = ObjectNeeds(survey)
        let flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        return survey.spec.classes.flatMap { type in
            guard type.wraps.isEmpty else { return ofError(type, held) }
            return type.methods.filter(\.declaration.isInitializer).flatMap { method -> [Diagnostic] in
                if let flow = method.flow.flatMap({ flows[$0.value] }), flow.makesObject(of: method, type.name.value) { return [] }
                return [lacking(method, of: type, held, survey.index)].compactMap { $0 }
                    + waiting(method, of: type, flows, survey.structChanges)
            }
        }
    }

    private static func lacking(_ method: Method, of type: ClassType, _ held: ObjectNeeds, _ index: SpecIndex) -> Diagnostic? {
        let missing = held.objects(of: type.name.value, filledBy: method)
        guard !missing.isEmpty else { return nil }
        return Diagnostic(
            rule, "nothing gives \(Listing.codes(missing)) of the `\(type.name.value)` that `\(method.name)` makes",
            at: [Label(method.locatedName.place)] + held.places(of: missing, in: type.name.value).map { Label($0, "has to be there") },
            help: help(missing[0], method, of: type, index) + sharing(missing[0], of: type, index))
    }

    /// An error class is made of an error wherever one is told, and has what is read off that; nothing else is there then.
    private static func ofError(_ type: ClassType, _ held: ObjectNeeds) -> [Diagnostic] {
        let missing = held.missing(in: type.name.value) { _ in false }
        guard !missing.isEmpty else { return [] }
        return [
            Diagnostic(
                rule, "nothing gives \(Listing.codes(missing)) of the `\(type.name.value)` that is made of an error",
                at: [Label(type.name.place)] + held.places(of: missing, in: type.name.value).map { Label($0, "has to be there") },
                help:
                    "read it off the error, `get: $error.…`, which an initialiser may be given instead, or let it be missing: `?`, `nullable`"
            )
        ]
    }

    /// Nobody could be told of what goes on behind a struct that is made, or of an object that is none after all.
    private static func waiting(
        _ method: Method, of type: ClassType, _ flows: [String: Flow], _ changes: StructChanges
    ) -> [Diagnostic] {
        let (isStruct, fails) = (type.form == .structure, method.declaration.failing != nil)
        guard isStruct || fails, let flow = method.flow.flatMap({ flows[$0.value] }), flow.runsOnNew(method, of: type.name.value),
            flow.goesOn || isStruct && changes.goesOn(flow.name.value)
        else { return [] }
        let (owner, other) = (isStruct ? " of a struct" : ", which may answer `nil`,", isStruct ? "make it a class" : "leave `?` out")
        return [
            Diagnostic(
                rule, "the initialiser `\(method.name)`\(owner) would have to wait", at: [Label(method.locatedName.place)],
                help:
                    "let its steps `return:` the `\(type.name.value)` that they make (`init(…) async`), let a static method answer one, or "
                    + other)
        ]
    }

    /// The ways out: a parameter's member is one where a parameter could have it.
    private static func help(_ name: String, _ method: Method, of type: ClassType, _ index: SpecIndex) -> String {
        if let filled = method.fills.first(where: { $0.name.value == name }), case .reference(let reference) = filled.value.kind {
            return
                "`$arg.\(reference.path.joined(separator: "."))` may be missing: let it always be there, or let `\(name)` be missing, too"
        }
        let ways =
            "call a parameter like it, write `with: {\(name): $arg.…}` with the parameter that it is, or let it be missing: `?`, `nullable`"
            + (first(of: name, type, index).map { "; it may begin with a case that holds nothing, `initial: \($0)`" } ?? "")
        let parameter = method.declaration.parameters.first { parameter in
            guard let type = parameter.type, case .named(let name) = TypeMapping.valueType(type, method.language).unwrapped else {
                return false
            }
            return index.classes[name] != nil
        }
        return ways + (parameter.map { "; what a parameter has is `with: {\(name): $arg.\($0.name).…}`" } ?? "")
    }

    /// The first case of the property's enum that holds nothing.
    private static func first(of name: String, _ type: ClassType, _ index: SpecIndex) -> String? {
        guard case .named(let held)? = property(name, of: type, index) else { return nil }
        return index.associated[held]?.enumeration.cases.first { $0.holds.isEmpty }?.name.value
    }

    private static func property(_ name: String, of type: ClassType, _ index: SpecIndex) -> ValueType? {
        index.ancestry(of: type).flatMap(\.properties).first { $0.name == name }?.valueType(in: type).unwrapped
    }

    /// A service that stands for itself may be one for all.
    private static func sharing(_ name: String, of type: ClassType, _ index: SpecIndex) -> String {
        guard case .named(let held)? = property(name, of: type, index), index.classes[held]?.form == .class else { return "" }
        return "; one `\(held)` for all is `get: $shared.\(held)`, where the class says `shared:`"
    }

    static func strange(_ property: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule,
            "`\(property)` is filled with something else than a literal, a parameter, a member of an object that the initialiser is handed, or a part made of these",
            at: [Label(place)],
            help:
                "write `$arg.parameter` or `$arg.parameter.member`, or let it begin with something (`initial:`) and work it out in `steps:` with `set:`; in Swift they may make the whole object with `new:`, and `return:` it"
        )
    }
}

extension Flow {
    /// Whether it may end after whoever began it has gone on.
    fileprivate var goesOn: Bool {
        isAsync || !policies.isEmpty
            || (steps + always + onSuccess + onFailure).withNested().contains { step in
                switch step.verb {
                case .report(_, let when, _): !when.isAtOnce
                case .notify(_, _, _, _, let way): !way.isAtOnce
                case .notifyAll, .complete: true
                default: false
                }
            }
    }
}
