internal import Spec

/// Delegates that a call brings and the SDK keeps for later. Who awaits the call instead hands over a delegate that answers it, and what
/// that one is told once the call has ended nobody hears: a scenario is told up to there.
struct KeptDelegates {
    /// Which delegates there are at one point of a scenario.
    private struct Hearing {
        /// Those of calls that are awaited instead, by their protocols.
        var handed: Set<String> = []
        /// The one whose part the last call takes, as long as it has not been told.
        var answering: String?
    }

    private let context: ScenarioContext
    private let awaited: [String: CallDelegate]
    /// Whoever a class tells hears it however it is called.
    private let standing: Set<String>
    /// What scenarios leave to those that come after them.
    private var ends: [String: Hearing] = [:]

    init(_ context: ScenarioContext) {
        self.context = context
        awaited = context.model.delegates.calls
        standing = Set(context.delegating.compactMap { context.standingDelegate(of: $0)?.protocolName })
    }

    /// The scenario as far as it can be told; nil where a call would be left under way. Those that it comes after have been asked before.
    mutating func told(_ scenario: Scenario) -> Scenario? {
        var hearing = scenario.after.flatMap { ends[$0.value] } ?? Hearing()
        let end = scenario.steps.firstIndex { isUnheard($0.verb, &hearing) }
        ends[scenario.name.value] = hearing
        guard let end else { return scenario }
        var part = scenario
        part.steps = Array(scenario.steps[..<end])
        return Self.isUnderWay(part) ? nil : part
    }

    private func isUnheard(_ verb: ScenarioVerb, _ hearing: inout Hearing) -> Bool {
        switch verb {
        case .call(let call):
            hearing.answering = awaited["\(call.type).\(call.method.value)"]?.events.type.name.value
            hearing.handed.subtract(RecorderUse.protocols(of: call, context))
            if let type = hearing.answering { hearing.handed.insert(type) }
        case .new(let call): hearing.handed.subtract(RecorderUse.protocols(of: call, context))
        case .restart: hearing = Hearing()
        case .notified(_, let type, _, _):
            let hearers = context.model.refining(type)
            guard !hearing.handed.isDisjoint(with: hearers), standing.isDisjoint(with: hearers) else { return false }
            guard let answering = hearing.answering, hearers.contains(answering) else { return true }
            hearing.answering = nil
        default: break
        }
        return false
    }

    private static func isUnderWay(_ scenario: Scenario) -> Bool {
        var started: Set<String> = []
        for step in scenario.steps {
            switch step.verb {
            case .call(let call) where call.pace == .started: started.insert(call.result ?? "")
            case .ended(let end): started.remove(end.name.value)
            default: break
            }
        }
        return !started.isEmpty
    }
}
