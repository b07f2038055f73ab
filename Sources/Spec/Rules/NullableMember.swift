import Diagnostics
import SourceText

/// `nullable: true` where it says nothing.
enum NullableMember {
    static let rule = Rule(
        "spec-nullable-member",
        "`nullable` stands where no answer could be `null`",
        explanation: """
            `nullable: true` of a member of an answer's JSON, or of an event's, says that it may come as `null`, which means something else than that it does not \
            come: flows read `.isNull` behind it, and a mock that names it in `respond:` sends `null` where it has nothing. A request \
            has no such members, since what is missing is left out of it; neither have headers, queries, records and state. Where a \
            request says `null`, its body is `json` as a whole.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let answers = survey.spec.endpoints.flatMap(\.answered).flatMap { members(of: $0).filter(\.hasNullable) }
        let places = Set(answers.flatMap(\.withNested).compactMap(\.nullablePlace))
        // A field of an object of `objects:` travels with each body that holds it.
        var seen: Set<Place> = []
        return elsewhere(survey.spec).filter(\.hasNullable).flatMap(\.withNested).compactMap { field in
            guard let place = field.nullablePlace, seen.insert(place).inserted else { return nil }
            let help =
                places.contains(place)
                ? "an object that requests hold, too, can't have it: give the answer's member fields of its own"
                : "leave it out; where a request says `null`, its whole body is `json`"
            return Diagnostic(rule, "`\(field.name.value)` is no member of an answer's JSON", at: [Label(place)], help: help)
        } + answers.flatMap(alwaysThere) + clashes(survey.spec)
    }

    /// The members of an answer's JSON, or of its events': what an event is called, and its number, stand beside that.
    private static func members(of answer: Endpoint.Response) -> [Field] {
        guard answer.kind == .json || answer.goesOn, !answer.isText else { return [] }
        if answer.isWhole { return answer.fields.flatMap(\.fields) }
        let beside = [answer.events.name, answer.events.id].compactMap { $0?.value }
        return answer.fields.filter { !answer.goesOn || !beside.contains($0.name.value) }
    }

    /// Fields that are no members of an answer's JSON.
    private static func elsewhere(_ spec: Spec) -> [Field] {
        var fields = spec.state.flatMap(\.fields) + spec.flows.flatMap(\.parameters) + spec.classes.flatMap { $0.carries + $0.events }
        for endpoint in spec.endpoints {
            fields += endpoint.parameters.map(\.field) + endpoint.answered.flatMap(\.headers)
            fields += endpoint.answered.flatMap { answer in
                let own = Set(members(of: answer).map(\.name.value))
                return answer.isWhole ? answer.fields.map(\.alone) : answer.fields.filter { !own.contains($0.name.value) }
            }
        }
        fields += spec.capabilities.flatMap(\.operations).flatMap { $0.parameters + $0.resultFields }
        guard let mock = spec.mock else { return fields }
        return fields + mock.app + mock.records.flatMap(\.fields) + mock.actions.flatMap(\.parameters)
    }

    /// What is always there is never `null` to clients.
    private static func alwaysThere(_ field: Field) -> [Diagnostic] {
        field.withNested.filter { $0.isNullable && ($0.isRequired || $0.constant != nil) }.map { field in
            Diagnostic(
                rule, "`\(field.name.value)` is always there, and may be `null`", at: [Label(field.nullablePlace ?? field.place)],
                help: "leave `required: true` out: whether it came is what `isNull` and its value tell")
        }
    }

    /// The client has `nameIsNull` beside `name`.
    private static func clashes(_ spec: Spec) -> [Diagnostic] {
        let bodies = spec.endpoints.flatMap(\.answered).map(\.fields).filter { $0.contains(where: \.hasNullable) }
        return (bodies + bodies.joined().flatMap(\.withNested).map(\.fields)).flatMap { members in
            members.filter { nullable in
                let told = LooseNames.bare(nullable.name.value + Field.isNull)
                return nullable.isNullable && members.contains { LooseNames.bare($0.name.value) == told }
            }.map { nullable in
                Diagnostic(
                    rule, "`\(nullable.name.value)` may be `null`, and a member beside it is called as if it said so",
                    at: [Label(nullable.nullablePlace ?? nullable.place)], help: "leave `nullable: true` out, and read that member")
            }
        }
    }
}

extension Field {
    /// Whether it or one inside of it says so: most specs have no such field, and are not gone over any further.
    fileprivate var hasNullable: Bool { nullablePlace != nil || isNullable || fields.contains(where: \.hasNullable) }

    /// Without those inside of it.
    fileprivate var alone: Field {
        var copy = self
        copy.fields = []
        return copy
    }
}
