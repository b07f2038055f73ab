import Declarations
import Diagnostics
import SourceText

/// A method with `NSError **` that answers whether it went well: only that it did can be returned.
enum ThrowingResult {
    static let rule = Rule(
        "spec-throwing-result",
        "a method that throws answers whether it went well with something else than `true`",
        explanation: """
            Swift shows `- (BOOL)save:(NSError **)error` as `func save() throws`: the truth value says whether there is an error, and \
            nothing else. So its flow returns `true` or nothing, and fails (`fail: ErrorEnum.case`) where the method answers `NO`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let names = Set(survey.spec.classes.flatMap(\.methods).filter(\.answersSuccess).compactMap(\.flow?.value))
        return survey.spec.flows.filter { names.contains($0.name.value) }.flatMap { flow -> [Diagnostic] in
            let steps: [FlowStep] = flow.steps + flow.always + flow.onSuccess + flow.onFailure
            return steps.withNested().compactMap(problem)
        }
    }

    private static func problem(_ step: FlowStep) -> Diagnostic? {
        guard case .return(let expression) = step.verb else { return nil }
        if case .boolean(true) = expression.kind { return nil }
        return Diagnostic(
            rule, "a method with `NSError **` returns `true` or fails", at: [Label(expression.place)],
            help: "write `fail: ErrorEnum.case` where it does not go well")
    }
}
