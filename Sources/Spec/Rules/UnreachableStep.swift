import Diagnostics
import SourceText

/// A step behind one that always ends the flow or answer.
enum UnreachableStep {
    static let rule = Rule(
        "spec-unreachable-step",
        "a step can never be reached",
        explanation: """
            `return`, `stop` and `fail` end a flow, `respond`, `redirect`, `page`, `stream` and `fail` end an answer of the mock, and so does a \
            `when` with a rest whose branches all do. Whatever stands behind them never runs, so it is either in the wrong place or \
            left over. The same goes for what stands behind a `repeat` without `until`: only a step inside ends it, and the flow with it.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let flows = spec.flows.flatMap { [$0.steps, $0.always, $0.onSuccess, $0.onFailure] }
        let policies = spec.policies.flatMap { [$0.before] + $0.retry.map(\.steps) }
        return (flows + policies).flatMap(check) + (spec.mock?.answers.flatMap { check($0.steps) } ?? [])
    }

    private static func check<Verb>(_ steps: [Step<Verb>]) -> [Diagnostic] {
        behindEnd(steps) + steps.flatMap { $0.nested.flatMap(check) }
    }

    private static func behindEnd<Verb>(_ steps: [Step<Verb>]) -> [Diagnostic] {
        guard let end = steps.firstIndex(where: \.ends), end + 1 < steps.count else { return [] }
        let labels = [Label(steps[end + 1].place), Label(steps[end].place, "nothing runs behind this")]
        return [Diagnostic(rule, "this step is never reached", at: labels)]
    }
}
