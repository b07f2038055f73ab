internal import Spec

/// How the app of a scenario hears of what happens.
enum ScenarioWay {
    /// Through delegates that take notes.
    case delegates
    /// Awaiting the methods that leave a delegate out.
    case twins
    /// Awaiting such a method in a task that is cancelled.
    case cancelled
    /// Reading events in a loop.
    case events

    /// The type whose functions are the scenarios.
    var owner: String {
        switch self {
        case .delegates: "Scenarios"
        case .twins: "TwinScenarios"
        case .cancelled: "CancelledCalls"
        case .events: "EventScenarios"
        }
    }

    /// What the type holds.
    var text: String {
        switch self {
        case .delegates: "What happens on a device, step by step."
        case .twins: "The scenarios of an app that awaits the methods which tell delegates how a call ended."
        case .cancelled: "Each of those methods, awaited by a task that is cancelled."
        case .events: "The scenarios of an app that reads in a loop what its delegate is told."
        }
    }

    /// The table of them all, and the test over it.
    var table: String {
        switch self {
        case .delegates: "scenarios"
        case .twins: "awaited"
        case .cancelled: "cancelled"
        case .events: "read"
        }
    }

    var test: String {
        switch self {
        case .delegates: "scenario"
        case .twins: "awaitedScenario"
        case .cancelled: "cancelledCall"
        case .events: "scenarioInALoop"
        }
    }

    var title: String {
        switch self {
        case .delegates: "each scenario"
        case .twins: "each scenario that calls a method which can be awaited: what a delegate would be told is answered and thrown"
        case .cancelled: "each of those methods, awaited by a task that is cancelled"
        case .events: "scenarios in which a delegate is told something that is read in a loop"
        }
    }
}

/// Which scenarios are told again in another way.
struct RetoldScenarios {
    let context: ScenarioContext
    /// Delegates that are registered once.
    let registered: [ProtocolEvents]
    /// Scenarios that call a method which can be awaited instead, with what happens before them.
    let twins: [Scenario]
    /// Enough scenarios to hear every method of every registered delegate that any scenario hears, with what happens before them.
    let events: [Scenario]

    /// The methods that take a delegate for one call, by `Class.selector`.
    var awaited: [String: CallDelegate] { context.model.delegates.calls }

    init(context: ScenarioContext) {
        self.context = context
        let awaited = context.model.delegates.calls
        let told = Self.told(context)
        let others = context.spec.protocols.filter { !context.model.delegates.protocols.contains($0.name.value) }
        registered = others.compactMap { ProtocolEvents($0, context.model) }
        var kept = KeptDelegates(context)
        let parts = told.compactMap { kept.told($0) }
        let byName = Dictionary(uniqueKeysWithValues: parts.map { ($0.name.value, $0) })
        let calling = parts.filter { scenario in Self.calls(scenario).contains { awaited["\($0.type).\($0.method.value)"] != nil } }
        let lost = parts.filter { Self.isLost($0, awaited, context.model) || Self.isOutOfOrder($0, awaited, context.model) }
        let untold = lost + told.filter { byName[$0.name.value] == nil }
        let shortened = told.filter { byName[$0.name.value]?.steps.count != $0.steps.count }
        twins = Self.closed(calling, context, without: Set(untold.map(\.name.value)), behind: Set(shortened.map(\.name.value)))
            .map { byName[$0.name.value] ?? $0 }
        events = Self.closed(Self.hearing(told, Set(registered.map(\.type.name.value))), context)
    }

    private static func hearing(_ told: [Scenario], _ names: Set<String>) -> [Scenario] {
        let methods = told.map { scenario in Set(heard(scenario).filter { names.contains($0.type) }.map(\.method)) }
        var left = methods.reduce(into: Set()) { $0.formUnion($1) }
        var chosen: [Scenario] = []
        for (scenario, heard) in zip(told, methods) where !heard.isDisjoint(with: left) {
            left.subtract(heard)
            chosen.append(scenario)
        }
        return chosen
    }

    /// A delegate that calls on from inside its method does so later in a loop, and what is under way cannot be awaited. Scenarios stand
    /// behind those that they come after.
    private static func told(_ context: ScenarioContext) -> [Scenario] {
        var names: Set<String> = []
        return context.spec.scenarios.filter { scenario in
            guard isPlain(scenario, context), scenario.after.map({ names.contains($0.value) }) ?? true else { return false }
            names.insert(scenario.name.value)
            return true
        }
    }

    private static func isPlain(_ scenario: Scenario, _ context: ScenarioContext) -> Bool {
        scenario.steps.allSatisfy { step in
            switch step.verb {
            case .react(let reaction): reaction.isInBlock || reaction.steps.isEmpty
            case .call(let call): call.waits || context.model.delegates.calls["\(call.type).\(call.method.value)"] == nil
            default: true
            }
        }
    }

    /// Whether a name is given to what a delegate is told beside an error of any kind, or it is one of several methods that are told such
    /// an error: who awaits the call gets the error alone.
    private static func isLost(_ scenario: Scenario, _ awaited: [String: CallDelegate], _ model: SystemModel) -> Bool {
        let protocols = Dictionary(awaited.values.map { ($0.events.type.name.value, $0.events) }) { first, _ in first }
        return scenario.steps.contains { step in
            guard case .notified(let selector, let type, _, let result) = step.verb,
                let events = model.refining(type).compactMap({ protocols[$0] }).first
            else { return false }
            let event = events.plainFailures.first { $0.method.name == selector.value }
            return event.map { events.plainFailures.count > 1 || result != nil && $0.payload.count > 1 } ?? false
        }
    }

    /// Whether another delegate of an awaited call is told something after the one whose part the call takes: that comes when the call has ended.
    private static func isOutOfOrder(_ scenario: Scenario, _ awaited: [String: CallDelegate], _ model: SystemModel) -> Bool {
        var (answering, hasAnswered) = (String?.none, false)
        return scenario.steps.contains { step in
            switch step.verb {
            case .call(let call):
                (answering, hasAnswered) = (awaited["\(call.type).\(call.method.value)"]?.events.type.name.value, false)
            case .notified(_, let type, _, _) where answering.map(model.refining(type).contains) ?? false: hasAnswered = true
            case .notified: return hasAnswered
            default: break
            }
            return false
        }
    }

    /// The scenarios, and those that they come after.
    ///
    /// - Parameters:
    ///   - left: what cannot be told, and nothing behind it.
    ///   - shortened: what is told in part, and nothing behind it.
    private static func closed(
        _ scenarios: [Scenario], _ context: ScenarioContext, without left: Set<String> = [], behind shortened: Set<String> = []
    ) -> [Scenario] {
        var untold = left
        for scenario in context.spec.scenarios
        where scenario.after.map({ untold.contains($0.value) || shortened.contains($0.value) }) ?? false {
            untold.insert(scenario.name.value)
        }
        var names = Set(scenarios.map(\.name.value)).subtracting(untold)
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
