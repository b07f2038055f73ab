internal import Spec

/// How the app of a scenario hears of what happens.
enum ScenarioWay {
    /// Through delegates that take notes.
    case delegates
    /// Awaiting the methods that leave a delegate out.
    case twins
    /// Reading events in a loop.
    case events

    /// The type whose functions are the scenarios.
    var owner: String {
        switch self {
        case .delegates: "Scenarios"
        case .twins: "TwinScenarios"
        case .events: "EventScenarios"
        }
    }
}

/// Which scenarios are told again in another way.
struct RetoldScenarios {
    let context: ScenarioContext

    /// The methods that take a delegate for one call, by `Class.selector`.
    var awaited: [String: CallDelegate] {
        let pairs = CallDelegate.all(context.model).map { ("\($0.type.name.value).\($0.face.method.name)", $0.delegate) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Delegates that are registered once.
    var registered: [ProtocolEvents] {
        let awaited = Set(awaited.values.map(\.events.type.name.value))
        return context.spec.protocols.filter { !awaited.contains($0.name.value) }.compactMap { ProtocolEvents($0, context.model) }
    }

    /// Scenarios that call a method which can be awaited instead, with what happens before them.
    var twins: [Scenario] {
        let awaited = Set(awaited.keys)
        return closed(
            context.spec.scenarios.filter { scenario in
                isTold(scenario) && Self.calls(scenario).contains { awaited.contains("\($0.type).\($0.method.value)") }
            }
        )
    }

    /// Enough scenarios to hear every method of every registered delegate that any scenario hears, with what happens before them.
    var events: [Scenario] {
        let names = Set(registered.map(\.type.name.value))
        var left = Set(context.spec.scenarios.filter(isTold).flatMap(Self.heard).filter { names.contains($0.type) }.map(\.method))
        var chosen: [Scenario] = []
        for scenario in context.spec.scenarios where isTold(scenario) {
            let heard = Set(Self.heard(scenario).filter { names.contains($0.type) }.map(\.method))
            guard !heard.isDisjoint(with: left) else { continue }
            left.subtract(heard)
            chosen.append(scenario)
        }
        return closed(chosen)
    }

    /// A delegate that calls on from inside its method does so later in a loop, and what is under way cannot be awaited.
    func isTold(_ scenario: Scenario) -> Bool {
        let isPlain = scenario.steps.allSatisfy { step in
            switch step.verb {
            case .react(_, _, let steps, _): steps.isEmpty
            case .call(let call): call.waits || awaited["\(call.type).\(call.method.value)"] == nil
            default: true
            }
        }
        guard isPlain, let before = scenario.after?.value else { return isPlain }
        return context.spec.scenarios.first { $0.name.value == before }.map(isTold) ?? false
    }

    private func closed(_ scenarios: [Scenario]) -> [Scenario] {
        var names = Set(scenarios.map(\.name.value))
        for scenario in context.spec.scenarios.reversed() where names.contains(scenario.name.value) {
            if let before = scenario.after?.value { names.insert(before) }
        }
        return context.spec.scenarios.filter { names.contains($0.name.value) }
    }

    static func calls(_ scenario: Scenario) -> [ScenarioCall] {
        scenario.steps.compactMap { step in
            if case .call(let call) = step.verb { call } else { nil }
        }
    }

    private static func heard(_ scenario: Scenario) -> [(type: String, method: String)] {
        scenario.steps.compactMap { step in
            if case .notified(let selector, let type, _, _) = step.verb { (type, "\(type).\(selector.value)") } else { nil }
        }
    }
}
