import Diagnostics
import SourceText

/// A repetition that never ends, or that never repeats.
enum RepeatEnd {
    static let rule = Rule(
        "spec-repeat-end",
        "a repetition has no end, or nothing repeats",
        explanation: """
            `repeat:` does its steps again and again. It ends when `until:` holds behind a round, or when one of its steps ends the flow \
            (`return`, `stop`, `fail`). Without either it would go on for ever; and steps that end the flow in every case are done only \
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
        let leaves = repetition.steps.flatMap(\.withNested).contains(where: \.leaves)
        guard repetition.until == nil, !leaves else { return [] }
        let help = "say `until:` when, or end the flow with one of the steps"
        return [Diagnostic(rule, "nothing ends this repetition", at: [Label(place)], help: help)]
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
    /// Whether the step itself ends the flow.
    fileprivate var leaves: Bool {
        switch verb {
        case .return, .stop, .fail: true
        default: false
        }
    }
}
