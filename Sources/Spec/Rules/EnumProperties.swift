import Declarations
import Diagnostics
import SourceText

/// A property or a method of an enum that no code can be made of.
enum EnumProperties {
    static let rule = Rule(
        "spec-enum-property",
        "a property or a method of an enum has no value for a case, or one that is none of its type",
        explanation: """
            `values:` says what a property of an enum is, or what a method answers, case by case: a text, a number, a truth value or a case \
            of an enum. All cases have one, those apart that are another name for a case (`sameAs:`), unless the type says that it may be \
            missing: `String?`. A method takes nothing, and a function of C is handed the case alone: what depends on more than the case is \
            a static method of a class. Sets of options, plain C enums, `form: typed` and enums whose cases hold values have none here, \
            unless they are errors.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let choices = Choices(spec)
        return spec.enums.flatMap { type in
            let owner = Owner(
                name: type.name.value, hasMembers: !type.holdsValues && [.nsEnum, .swift].contains(type.form),
                cases: type.cases.filter { $0.sameAs == nil }.map(\.name.value), taken: ["rawValue", "hashValue", "wire", "allCases"])
            return check(type.members, of: owner, choices)
        }
            + spec.errors.flatMap { type in
                let owner = Owner(
                    name: type.name.value, hasMembers: true, cases: type.cases.map(\.name.value), taken: Self.ofErrors)
                return check(type.members, of: owner, choices)
            }
    }

    /// What the client's errors have by themselves.
    private static let ofErrors: Set<String> = [
        "rawValue", "hashValue", "wire", "allCases", "errorCode", "errorDomain", "errorUserInfo", "meaning", "remedy", "kind", "details",
        "status", "caused",
    ]

    private struct Owner {
        var name: String
        var hasMembers: Bool
        var cases: [String]
        var taken: Set<String>
    }

    /// The cases of the enums that a value may be one of.
    private struct Choices {
        var cases: [String: Set<String>]

        init(_ spec: Spec) {
            let plain = spec.enums.filter { !$0.holdsValues && [.nsEnum, .swift].contains($0.form) }
            cases = Dictionary(plain.map { ($0.name.value, Set($0.cases.map(\.name.value))) }) { first, _ in first }
        }
    }

    private static func check(_ members: [EnumProperty], of owner: Owner, _ choices: Choices) -> [Diagnostic] {
        members.flatMap { problems($0, of: owner, choices) } + twice(members, owner)
    }

    private static func problems(_ member: EnumProperty, of owner: Owner, _ choices: Choices) -> [Diagnostic] {
        let place = member.spelling.place
        if let problem = form(member, of: owner) { return [problem] }
        guard fits(member, choices) else {
            let message = "`\(member.name)` is no text, number, truth value or case of an enum"
            let words = member.isFunction ? "`NSString *`, `NSInteger`, `double` or `BOOL`" : "`String`, `Int`, `Double` or `Bool`"
            return [diagnostic(message, at: place, "use \(words), or a static method of a class")]
        }
        let known = Set(owner.cases)
        let strange = member.values.filter { !known.contains($0.name.value) }.map { entry in
            diagnostic("`\(entry.name.value)` is no case of `\(owner.name)`", at: entry.name.place, "name a case")
        }
        let kind = member.type.unwrapped
        let wrong = member.values.filter { !fits($0.value.value, kind, choices) }.map { entry in
            diagnostic("`\(entry.value.value)` is no \(kind.spelling)", at: entry.value.place, "write a \(kind.spelling)")
        }
        let lacking: [String] = owner.cases.filter { member.value(of: $0) == nil }.map { "`\($0)`" }
        guard !lacking.isEmpty, !member.type.isOptional else { return strange + wrong }
        let message = "`\(member.name)` has no value for \(lacking.joined(separator: ", "))"
        return strange + wrong + [diagnostic(message, at: place, "add it under `values:`, or let it be missing: `?`")]
    }

    /// What is declared otherwise than a case can answer.
    private static func form(_ member: EnumProperty, of owner: Owner) -> Diagnostic? {
        let place = member.spelling.place
        guard owner.hasMembers else {
            return diagnostic("`\(owner.name)` has no properties here", at: place, "leave it out, and accept that under `errata:`")
        }
        guard let method = member.method else {
            guard member.declaration.isStatic || !member.declaration.isReadOnly else { return nil }
            return diagnostic("`\(member.name)` may be set, or is static", at: place, "write `var \(member.name): String { get }`")
        }
        if method.isFunction {
            let isOfCase =
                method.parameters.count == 1 && method.parameters[0].type?.name == owner.name && method.attributes.swiftName == nil
            guard !isOfCase else { return nil }
            return diagnostic(
                "`\(member.name)` takes something else than one `\(owner.name)`", at: place,
                "let a static method of a class do the same, and accept the difference under `errata:`")
        }
        let isPlain =
            method.parameters.isEmpty && method.isStatic != true && !method.isAsync && !method.isThrowing && !method.isGeneric
            && method.name != "init()"
        guard !isPlain else { return nil }
        return diagnostic(
            "`\(method.name)` depends on more than the case", at: place,
            "let a static method of a class do it, with the case as a parameter, and accept the difference under `errata:`")
    }

    /// What Swift's enums have by themselves, and what a case or another property is called.
    private static func twice(_ members: [EnumProperty], _ owner: Owner) -> [Diagnostic] {
        var seen = owner.taken.union(owner.cases)
        return members.filter { !seen.insert($0.name).inserted }.map { member in
            diagnostic("`\(member.name)` is there already", at: member.spelling.place, "leave it out")
        }
    }

    private static func fits(_ member: EnumProperty, _ choices: Choices) -> Bool {
        let name = member.declaration.type?.name ?? ""
        let plain: Set<String> = member.isFunction ? ["NSString", "NSInteger", "double", "BOOL"] : ["String", "Int", "Double", "Bool"]
        return plain.contains(name) || choices.cases[name] != nil
    }

    private static func fits(_ text: String, _ type: ValueType, _ choices: Choices) -> Bool {
        switch type {
        case .integer: Int(text) != nil
        case .number: Double(text)?.isFinite == true
        case .boolean: ["true", "false"].contains(text)
        case .named(let name): choices.cases[name]?.contains(text) ?? false
        default: true
        }
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
