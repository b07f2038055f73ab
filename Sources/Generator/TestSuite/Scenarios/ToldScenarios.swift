internal import SwiftCode

/// Every way in which a system's scenarios are told.
struct ToldScenarios {
    let delegates: [ToldScenario]
    let twins: [ToldScenario]
    let cancelled: [ToldScenario]
    let events: [ToldScenario]

    init(_ context: ScenarioContext) {
        let retold = RetoldScenarios(context: context)
        delegates = ScenarioBuilder(context: context).written.scenarios
        let awaited = ScenarioBuilder(context: context, way: .twins, told: retold.twins).written
        twins = awaited.scenarios
        cancelled = CancellationBuilder(retold: retold, handovers: awaited.handovers).functions
        events = ScenarioBuilder(context: context, way: .events, told: retold.events).written.scenarios
    }

    var scenarios: SwiftDeclaration { Self.type(.delegates, "What happens on a device, step by step.", delegates) }

    /// Those that are told again.
    var retold: [SwiftDeclaration] {
        let awaiting = [
            Self.type(.twins, "The scenarios of an app that awaits the methods which tell delegates how a call ended.", twins),
            Self.type(.cancelled, "Each of those methods, awaited by a task that is cancelled.", cancelled),
        ]
        let reading = Self.type(.events, "The scenarios of an app that reads in a loop what its delegate is told.", events)
        return (twins.isEmpty ? [] : awaiting) + (events.isEmpty ? [] : [reading])
    }

    private static func type(_ way: ScenarioWay, _ text: String, _ scenarios: [ToldScenario]) -> SwiftDeclaration {
        .type(.enum, way.owner, documentation: SwiftDocumentation(text), members: scenarios.map(\.function))
    }
}
