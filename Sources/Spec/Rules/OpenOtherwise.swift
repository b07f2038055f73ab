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
        return check(survey.steps.all, .flow, survey) + check(answers.flatMap { $0.steps.withNested() }, .answer, survey)
    }

    private static func check<Verb>(_ steps: [Step<Verb>], _ dialect: Dialect, _ survey: Survey) -> [Diagnostic] {
        steps.compactMap { step in
            // One that is not there at all is missing, and that is enough.
            guard let otherwise = step.verb.otherwise, !otherwise.contains(where: \.ends), !survey.incomplete.contains(step.place) else {
                return nil
            }
            let help = "end it with \(dialect.endings), or use `when`"
            return Diagnostic(rule, "`otherwise` goes on as if the condition held", at: [Label(step.place)], help: help)
        }
    }
}
