import Diagnostics

/// A step inside of `react` that nobody would do.
enum IdleReaction {
    static let rule = Rule(
        "spec-idle-reaction",
        "a delegate is to do what only a scenario can",
        explanation: """
            The steps of `react` are what an app does inside of a method of its delegate: it calls methods, sets properties, and waits for nothing. What the \
            scenario sets up, names or expects stands among its own steps, before or behind the call that has the delegate told.
            """
    )

    static func finding(_ step: ScenarioStep) -> Diagnostic? {
        if case .call = step.verb { return nil }
        if case .set = step.verb { return nil }
        return Diagnostic(
            rule, "inside of `react` a delegate calls methods and sets properties, and does nothing else", at: [Label(step.place)],
            help: "write `call:` or `set:`, or move the step to those of the scenario")
    }
}
