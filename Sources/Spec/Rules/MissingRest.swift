import Diagnostics
import SourceText

/// A `when` that leaves cases out.
enum MissingRest {
    static let rule = Rule(
        "spec-missing-rest",
        "a `when` has no `else` and leaves cases out",
        explanation: """
            When no branch holds, a `when` without `else` goes on with the next step, which is rarely what was meant and never \
            visible. Add `else:`, with `[]` where nothing is to be done; one condition alone is the step `if`, which needs none. It may be left out where the branches name every case of one \
            enum, or a condition and its opposite.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let enums = Dictionary(survey.spec.enums.map { ($0.name.value, Set($0.cases.map(\.name.value))) }) { first, _ in first }
        let flows = survey.steps.all.compactMap { step in
            if case .control(.when(let branches)) = step.verb { check(branches, enums, at: step.place) } else { nil }
        }
        let mock = survey.mockSteps.compactMap { step in
            if case .control(.when(let branches)) = step.verb { check(branches, enums, at: step.place) } else { nil }
        }
        return flows + mock
    }

    private static func check<Verb>(_ branches: [Branch<Verb>], _ enums: [String: Set<String>], at place: Place) -> Diagnostic? {
        let stated = branches.compactMap(\.condition)
        guard stated.count == branches.count, !areOpposites(stated), !coversEnum(stated, enums) else { return nil }
        return Diagnostic(
            rule, "this `when` has no `else`", at: [Label(Place(place.file, Span(place.span.start, place.span.start + 4)))],
            help: stated.count == 1 ? "add `else:`, or write `- if:` as a step of its own, without `when:`" : "add `else:`")
    }

    /// `$x` and `{not: $x}`.
    private static func areOpposites(_ conditions: [Condition]) -> Bool {
        var stated: Set<Reference> = []
        var denied: Set<Reference> = []
        for condition in conditions {
            switch condition {
            case .holds(let value): value.reference.map { _ = stated.insert($0) }
            case .not(.holds(let value)): value.reference.map { _ = denied.insert($0) }
            default: break
            }
        }
        return !stated.isDisjoint(with: denied)
    }

    /// Every branch compares one value with a case of its enum, and no case is left out.
    private static func coversEnum(_ conditions: [Condition], _ enums: [String: Set<String>]) -> Bool {
        var subjects: Set<Reference> = []
        var enumeration: String?
        var names: Set<String> = []
        for condition in conditions {
            guard case .equal(let subject, let value) = condition, let reference = subject.reference, !subject.type.isOptional,
                case .enumCase(let name, let caseName) = value.kind
            else { return false }
            subjects.insert(reference)
            enumeration = name
            names.insert(caseName)
        }
        guard subjects.count == 1, let enumeration else { return false }
        return enums[enumeration] == names
    }
}
