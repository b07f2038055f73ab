import Diagnostics
import SourceText

/// An `otherwise` that goes on as if the condition held.
enum OpenOtherwise {
    static let rule = Rule(
        "spec-open-otherwise",
        "an `otherwise` goes on as if the condition held",
        explanation: """
            What stands behind `require`, `claim` or `find` relies on it: the condition holds there, the record is there. So `otherwise:` has \
            to end the flow (`return`, `stop`, `fail`) or the answer (`respond`, `redirect`, `page`, `fail`). Where something is only \
            to be done in one case, and both go on, use `when`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let answers = survey.spec.mock?.answers ?? []
        return survey.steps.all.flatMap(check) + answers.flatMap { $0.steps.flatMap(\.withNested).flatMap(check) }
    }

    private static func check(_ step: Step) -> [Diagnostic] {
        switch step.verb {
        case .require(_, let otherwise), .claim(_, _, _, let otherwise):
            if otherwise.contains(where: \.ends) { return [] }
        case .repeat(let repetition):
            if repetition.otherwise.isEmpty || repetition.otherwise.contains(where: \.ends) { return [] }
        default: return []
        }
        return [diagnostic(step.place, help: "end it with `return`, `stop` or `fail`, or use `when`")]
    }

    private static func check(_ step: MockStep) -> [Diagnostic] {
        switch step.verb {
        case .require(_, let otherwise), .find(_, _, _, _, let otherwise):
            otherwise.contains(where: \.ends) ? [] : [diagnostic(step.place, help: "end it with `fail` or `respond`, or use `when`")]
        default: []
        }
    }

    private static func diagnostic(_ place: Place, help: String) -> Diagnostic {
        Diagnostic(rule, "`otherwise` goes on as if the condition held", at: [Label(place)], help: help)
    }
}
