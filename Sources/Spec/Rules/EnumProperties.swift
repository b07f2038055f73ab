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
            a static method of a class. What a case holds is a value, too, by its name: `values: {session: $session}`; then the type may be \
            any that cases hold. A text says what its case holds where that is a text, a number, a truth value or an error: \
            `"Wait {$wait} seconds."`. Sets of options, plain C enums, `form: typed` and enums of texts with a case for all others have none here.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let choices = Choices(spec)
        return spec.enums.flatMap { type in
            let owner = Owner(
                name: type.name.value, hasMembers: type.form == .swift || type.form == .nsEnum && !type.holdsValues,
                cases: type.cases.filter { $0.sameAs == nil }.map(\.name.value), holds: held(by: type.cases),
                taken: ofEnums.union(type.holdsValues ? ["json", "jsonValue"] : type.cases.map(\.name.value)))
            return check(type.members, of: owner, choices) + clashes(type)
        }
            + spec.errors.flatMap { type in
                let owner = Owner(
                    name: type.name.value, hasMembers: true, isStruct: type.tellsMore, cases: type.cases.map(\.name.value),
                    holds: held(by: type.cases),
                    taken: Self.ofErrors.union(type.cases.map(\.name.value)))
                return check(type.members, of: owner, choices)
            }
    }

    /// What the client's enums have by themselves.
    private static let ofEnums: Set<String> = ["rawValue", "hashValue", "wire", "allCases"]

    /// What the client's errors have by themselves.
    private static let ofErrors: Set<String> = [
        "rawValue", "hashValue", "allCases", "errorCode", "errorDomain", "errorUserInfo", "meaning", "remedy", "kind", "details",
        "caused", "spelling",
    ]

    private struct Owner {
        var name: String
        var hasMembers: Bool
        var isStruct = false
        var cases: [String]
        /// What cases hold, by their names.
        var holds: [String: [HeldValue]]
        var taken: Set<String>
    }

    private static func held(by cases: [some HoldingCase]) -> [String: [HeldValue]] {
        Dictionary(cases.map { ($0.name.value, $0.holds) }) { first, _ in first }
    }

    /// Names by which flows read what cases hold, and which case it is: as a property they mean the same.
    private static func clashes(_ type: Enumeration) -> [Diagnostic] {
        let names = Set(type.heldValues.map(\.name))
        return type.members.filter { member in
            if let test = type.cases.first(where: { $0.testName == member.name && type.holdsValues }) {
                return !type.cases.allSatisfy {
                    member.value(of: $0.name.value)?.value == ($0.name.value == test.name.value ? "true" : "false")
                }
            }
            return names.contains(member.name) && !member.isHeld(by: type.cases)
        }.map { member in
            diagnostic(
                "flows read by `\(member.name)` what a case holds, or which it is", at: member.spelling.place,
                "give each case that holds such a value this one, and no other case any; or give the value of the case another name")
        }
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
        let (held, problems) = held(member, of: owner)
        if !problems.isEmpty { return problems }
        guard fits(member, choices) || held.count == member.values.count && !held.isEmpty else {
            let message = "`\(member.name)` is no text, number, truth value or case of an enum"
            let words = member.isFunction ? "`NSString *`, `NSInteger`, `double` or `BOOL`" : "`String`, `Int`, `Double` or `Bool`"
            return [diagnostic(message, at: place, "use \(words), or a static method of a class")]
        }
        let known = Set(owner.cases)
        let strange = member.values.filter { !known.contains($0.name.value) }.map { entry in
            diagnostic("`\(entry.name.value)` is no case of `\(owner.name)`", at: entry.name.place, "name a case")
        }
        let kind = member.type.unwrapped
        if kind == .string, case let problems = HeldTexts.problems(member, holding: owner.holds), !problems.isEmpty { return problems }
        let wrong = member.values.filter { !held.contains($0.name.value) && !fits($0.value.value, kind, choices) }.map { entry in
            diagnostic("`\(entry.value.value)` is no \(kind.spelling)", at: entry.value.place, "write a \(kind.spelling)")
        }
        let lacking: [String] = owner.cases.filter { member.value(of: $0) == nil }.map { "`\($0)`" }
        guard !lacking.isEmpty, !member.type.isOptional, member.said == nil else { return strange + wrong }
        let message = "`\(member.name)` has no value for \(lacking.joined(separator: ", "))"
        return strange + wrong + [diagnostic(message, at: place, "add it under `values:`, or let it be missing: `?`")]
    }

    /// The cases whose value is something that they hold, and what is wrong with it.
    private static func held(_ member: EnumProperty, of owner: Owner) -> (cases: Set<String>, problems: [Diagnostic]) {
        var cases: Set<String> = []
        var problems: [Diagnostic] = []
        for entry in member.values where owner.holds.values.contains(where: { !$0.isEmpty }) {
            guard let name = member.held(by: entry.name.value) else { continue }
            cases.insert(entry.name.value)
            let values = owner.holds[entry.name.value] ?? []
            guard let value = values.first(where: { $0.name == name }) else {
                let known = values.map { "$\($0.name)" }
                let help = known.isEmpty ? "it holds nothing" : "it holds \(Listing.alternatives(known))"
                problems.append(diagnostic("`\(entry.name.value)` holds nothing called `\(name)`", at: entry.value.place, help))
                continue
            }
            guard bare(value.declaration.type) != bare(member.declaration.type) || value.type.isOptional && !member.type.isOptional else {
                continue
            }
            let (held, declared) = (value.declaration.type.spelling(in: .swift), member.declaration.type?.spelling(in: .swift) ?? "")
            problems.append(
                diagnostic(
                    "`\(name)` is `\(held)`, and `\(member.name)` `\(declared)`", at: entry.value.place, "declare it as what is held"))
        }
        return (cases, problems)
    }

    /// A type in words, whether it may be missing or not.
    private static func bare(_ type: TypeName?) -> String {
        let text = type?.spelling(in: .swift) ?? ""
        return text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
    }

    /// What is declared otherwise than a case can answer.
    private static func form(_ member: EnumProperty, of owner: Owner) -> Diagnostic? {
        let place = member.spelling.place
        guard owner.hasMembers else {
            return diagnostic("`\(owner.name)` has no properties here", at: place, "leave it out, and accept that under `errata:`")
        }
        guard let method = member.method else {
            // What a server said of an error that is a struct, an app may change in its copy.
            let isKept = owner.isStruct && member.said != nil
            guard member.declaration.isStatic || member.isSettable && !isKept else { return nil }
            let type = member.declaration.type?.spelling(in: .swift) ?? "String"
            return diagnostic("`\(member.name)` may be set, or is static", at: place, "write `var \(member.name): \(type) { get }`")
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
        var seen = owner.taken
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

    static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
