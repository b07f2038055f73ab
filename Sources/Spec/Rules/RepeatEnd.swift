import Diagnostics
import SourceText

/// A repetition that never ends, or that never repeats.
enum RepeatEnd {
    static let rule = Rule(
        "spec-repeat-end",
        "a repetition has no end, or nothing repeats",
        explanation: """
            `repeat:` does its steps again and again. It ends when `until:` holds behind a round, or when one of its steps ends the flow \
            (`return`, `stop`, `fail`). That of a stream also ends when nobody reads it any more: it may go on till then, with `emit:` and with \
            a call, a wait or `clock.sleep` in every round. Without any of these it would go on for ever; and steps that end the flow in every case are done only \
            once. `atMost:` bounds the number of rounds, and `otherwise:` says what the flow does instead of one more.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.steps.all.flatMap { step -> [Diagnostic] in
            guard case .repeat(let repetition) = step.verb else { return [] }
            return ending(repetition, step.place) + bound(repetition, step.place)
        }
    }

    private static func ending(_ repetition: Repetition, _ place: Place) -> [Diagnostic] {
        if repetition.steps.contains(where: \.ends) {
            let message = "nothing repeats: the steps end the flow in every case"
            return [Diagnostic(rule, message, at: [Label(place)], help: "leave out `repeat`")]
        }
        let leaves = repetition.steps.withNested().contains(where: \.leaves)
        guard repetition.until == nil, !leaves, !isLeft(repetition) else { return [] }
        let help = "say `until:` when, or end the flow with one of the steps"
        return [Diagnostic(rule, "nothing ends this repetition", at: [Label(place)], help: help)]
    }

    /// Whether it goes on until nobody reads its stream: the steps of a round that wait notice.
    private static func isLeft(_ repetition: Repetition) -> Bool {
        let emits = repetition.steps.withNested().contains { if case .emit = $0.verb { true } else { false } }
        return emits && repetition.steps.contains(where: \.noticesCancelling)
    }

    private static func bound(_ repetition: Repetition, _ place: Place) -> [Diagnostic] {
        guard let bound = repetition.atMost else {
            guard let first = repetition.otherwise.first else { return [] }
            return [Diagnostic(rule, "`otherwise` has no `atMost` that it is for", at: [Label(first.place)])]
        }
        if bound.value < 2 { return [Diagnostic(rule, "at most \(bound.value) is no repetition", at: [Label(bound.place)])] }
        guard repetition.otherwise.isEmpty else { return [] }
        let help = "say in `otherwise:` how the flow ends then"
        return [Diagnostic(rule, "nothing says what happens after \(bound.value) rounds", at: [Label(bound.place)], help: help)]
    }
}

extension FlowStep {
    /// Whether it fails where the flow was cancelled.
    fileprivate var noticesCancelling: Bool {
        switch verb {
        case .call, .await: true
        case .listen(let listening): listening.waits
        case .ask(let operation, _, _): operation.value == "clock.sleep"
        default: false
        }
    }

    /// Whether the step itself ends the flow.
    fileprivate var leaves: Bool {
        switch verb {
        case .return, .stop, .fail: true
        default: false
        }
    }
}
