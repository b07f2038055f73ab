import Declarations
import Diagnostics
import SourceText

/// Enums whose cases hold values, made from JSON and sent as JSON.
enum CaseForms {
    static let rule = Rule(
        "spec-case-form",
        "cases that JSON could not tell apart, or that hold what JSON does not",
        explanation: """
            `wire:` of an enum whose cases hold values says how JSON tells its cases apart; `make` then makes the case, and wherever JSON \
            is sent the case becomes JSON. With `wire: shape` each case holds one value of a shape of its own: a text, a whole number, \
            another number, a truth value, a list, a dictionary with texts for keys or a struct, or nothing, which is `null`. Lists and \
            dictionaries hold such values, any JSON, or the enum itself, lists structs, too, and structs hold structs and lists of structs. With `wire: {by: type}` the member `type` of an object says the case, by the case's \
            `wire:` or name, and the other members are what it holds, by their names; `in: data` looks for them in a member of that name. \
            One value without a name is all of it: a struct, whose properties name their `field:`s, or, with `in:`, any value; a struct with a \
            name is the object in the member of that name, `{"type": "image", "image": {…}}`. \
            `unknown:` names a case that holds nothing, for all else.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.enums.flatMap { enumeration -> [Diagnostic] in
            guard let form = enumeration.wire else { return [] }
            guard enumeration.holdsValues else {
                let help = "leave it out: a plain case travels as its own `wire:`, or as its value"
                return [Diagnostic(rule, "no case of `\(enumeration.name.value)` holds a value", at: [Label(form.place)], help: help)]
            }
            let found = unknown(enumeration)
            switch form {
            case .shape: return found + shapes(enumeration, survey)
            case .member(_, let content): return found + words(enumeration) + members(enumeration, content != nil, survey)
            }
        }
    }

    static func untold(_ name: Located<String>) -> Diagnostic {
        let help = "say how at the enum, `wire: shape` or `wire: {by: type}`, or make the case in steps: `{case: …, with: {…}}`"
        return Diagnostic(rule, "nothing says how JSON tells the cases of `\(name.value)` apart", at: [Label(name.place)], help: help)
    }

    private static func unknown(_ enumeration: Enumeration) -> [Diagnostic] {
        guard let name = enumeration.unknown else { return [] }
        if let found = enumeration.cases.first(where: { $0.name.value == name.value }), found.holds.isEmpty { return [] }
        let help = "name a case that holds nothing, or leave it out: a value that is none of them is then missing"
        return [Diagnostic(rule, "`\(name.value)` is no case that holds nothing", at: [Label(name.place)], help: help)]
    }

    private static func shapes(_ enumeration: Enumeration, _ survey: Survey) -> [Diagnostic] {
        var owners: [JSONShape: EnumCase] = [:]
        let needs = ObjectNeeds(survey)
        return enumeration.cases.flatMap { each -> [Diagnostic] in
            if let wire = each.wire {
                return [Diagnostic(rule, "a shape has no name", at: [Label(wire.place)], help: "leave `wire:` of the case out")]
            }
            guard let shape = enumeration.shape(of: each, survey.index.classes) else {
                guard let held = each.holds.first else { return [] }
                let help =
                    "hold one text, number, truth value, struct, list or dictionary of these; several objects are told by a member: `wire: {by: type}`"
                return [Diagnostic(rule, "what `\(each.name.value)` holds has no shape of its own", at: [Label(held.place)], help: help)]
            }
            if let held = each.holds.first, let type = held.structure(survey.index.classes),
                let problem = problem(type, survey.index, needs)
            {
                return [diagnostic(held, of: each, problem)]
            }
            guard let other = owners.updateValue(each, forKey: shape) else { return [] }
            let labels = [Label(each.name.place), Label(other.name.place, "so is this one")]
            let help =
                shape == .null ? "`unknown:` names the one for all else" : "let a member tell them apart, `wire: {by: type}`, or steps"
            return [Diagnostic(rule, "`\(each.name.value)` is \(shape.words), as `\(other.name.value)` is", at: labels, help: help)]
        }
    }

    private static func words(_ enumeration: Enumeration) -> [Diagnostic] {
        var owners: [String: EnumCase] = [:]
        return enumeration.cases.compactMap { each in
            guard let other = owners.updateValue(each, forKey: enumeration.word(of: each)) else { return nil }
            let labels = [Label(each.wire?.place ?? each.name.place), Label(other.name.place, "here")]
            return Diagnostic(rule, "two cases are `\(enumeration.word(of: each))`", at: labels, help: "give one of them another `wire:`")
        }
    }

    private static func members(_ enumeration: Enumeration, _ isApart: Bool, _ survey: Survey) -> [Diagnostic] {
        let needs = ObjectNeeds(survey)
        return enumeration.cases.flatMap { each in
            each.holds.compactMap { held -> Diagnostic? in
                problem(held, of: each, isApart, survey.index, needs).map { diagnostic(held, of: each, $0) }
            }
        }
    }

    private static func diagnostic(_ held: HeldValue, of owner: EnumCase, _ problem: (what: String, help: String)) -> Diagnostic {
        Diagnostic(rule, "`\(held.name)` of `\(owner.name.value)` \(problem.what)", at: [Label(held.place)], help: problem.help)
    }

    /// What keeps JSON from making a struct.
    private static func problem(_ type: ClassType, _ index: SpecIndex, _ needs: ObjectNeeds) -> (what: String, help: String)? {
        if let unfilled = needs.unfilled(in: type.name.value, needs.isFilled) {
            return (
                "cannot be made: nothing gives \(unfilled.names.map { "`\($0)`" }.joined(separator: ", ")) of `\(unfilled.type)`",
                "name a `field:` of each property, or let it be missing: `?`"
            )
        }
        var structs = JSONStructs(index)
        return structs.obstacle(in: type)?.words
    }

    private static func problem(
        _ held: HeldValue, of owner: EnumCase, _ isApart: Bool, _ index: SpecIndex, _ needs: ObjectNeeds
    ) -> (what: String, help: String)? {
        let isAll = owner.holdsAll
        if case .named(let name) = held.type.unwrapped, let type = index.classes[name] {
            guard isAll || held.declaration.writtenName != nil, type.form == .structure else {
                return (
                    "is an object among other values",
                    "hold a struct, whose properties say their `field:`, with a name that is a member's or as the only value; or make the case in steps"
                )
            }
            if let problem = problem(type, index, needs) { return problem }
            return isAll && !isApart && held.type.isOptional ? ("is all of the object, and may be missing", "leave `?` out") : nil
        }
        let hasPlace = held.declaration.writtenName != nil || isAll && isApart
        if hasPlace, case .list(.named) = held.type.unwrapped, let type = held.structure(index.classes) {
            return problem(type, index, needs)
        }
        if !hasPlace {
            return ("has no name, by which a member could give it", "write one: `title: String`, or `_ title: String`")
        }
        guard index.fits(.json, held.type.unwrapped) else {
            return ("has no form in JSON", "hold texts, numbers, truth values, dates, lists of these, structs; or make the case in steps")
        }
        return nil
    }
}

extension EnumCase {
    /// Whether it holds one value without a name: all of the object, or of the member in which it stands.
    package var holdsAll: Bool { holds.count == 1 && holds[0].declaration.writtenName == nil }
}
