internal import Spec
internal import SwiftCode

/// Every way in which a system's scenarios are told.
struct ToldScenarios {
    private let ways: [(way: ScenarioWay, scenarios: [ToldScenario])]

    /// Answers to apps' servers that requests show.
    private let shown: [String]

    init(_ context: ScenarioContext) {
        shown = context.spec.answersForServers.sorted()
        let retold = RetoldScenarios(context: context)
        let awaited = ScenarioBuilder(context: context, way: .twins, told: retold.twins).written
        ways = [
            (.delegates, ScenarioBuilder(context: context).written.scenarios),
            (.twins, awaited.scenarios),
            (.cancelled, CancellationBuilder(retold: retold, handovers: awaited.handovers).functions),
            (.events, ScenarioBuilder(context: context, way: .events, told: retold.events).written.scenarios),
        ]
    }

    /// The scenarios as they are told first.
    var first: [SwiftDeclaration] { types { $0 == .delegates } }
    /// Those that are told again.
    var again: [SwiftDeclaration] { types { $0 != .delegates } }

    private func types(_ isWanted: (ScenarioWay) -> Bool) -> [SwiftDeclaration] {
        ways.filter { isWanted($0.way) && !$0.scenarios.isEmpty }.map { way, scenarios in
            .type(.enum, way.owner, documentation: SwiftDocumentation(way.text), members: scenarios.map(\.function))
        }
    }

    // MARK: - Tests

    /// A test over all scenarios of each way, and one that calls the mock over a socket.
    var suite: [SwiftDeclaration] {
        let told = ways.filter { !$0.scenarios.isEmpty }
        guard !told.isEmpty else { return [] }
        let tests = told.map { Self.test($0.way) } + [socketTest]
        let text = "Every scenario, client and mock together, in every way in which an app may hear of what happens."
        let tables = told.map { SwiftDeclaration.table($0.way.table, of: "MockScenario", $0.scenarios.map(\.row)) }
        return [.type(.struct, "ScenarioTests", documentation: SwiftDocumentation(text), members: tests + tables)]
    }

    /// The table of the scenarios as they are told first, for other suites.
    var table: SwiftExpression {
        ways[0].scenarios.isEmpty ? .array([]) : .name("ScenarioTests").dot(ScenarioWay.delegates.table)
    }

    private static func test(_ way: ScenarioWay) -> SwiftDeclaration {
        let happens = SwiftExpression.name("scenario").calling("happen", [SwiftExpression.facts.labelled("in")], [.throwing, .waiting])
        let traits = [SwiftExpression.string(way.title).unlabelled, SwiftExpression.name(way.table).labelled("arguments")]
        return .test(way.test, traits, [SwiftParameter("", "scenario", "MockScenario")], [.expression(happens)])
    }

    /// All over a socket, one after the other: together they have to get every documented answer.
    private var socketTest: SwiftDeclaration {
        var arguments = [
            SwiftExpression.facts.labelled("of"), SwiftExpression.name("EndpointTests").dot("calls").labelled("besides"),
        ]
        if !shown.isEmpty { arguments.add("showing", .array(shown.map { .string($0) })) }
        let scenarios = SwiftExpression.name("Self").dot(ScenarioWay.delegates.table)
        let check = scenarios.calling("expectEveryAnswer", arguments, trailing: .servingMock, [.throwing, .waiting])
        let title = SwiftExpression.string("all scenarios over a socket: together they get every documented answer")
        return .test("everyAnswerOverASocket", [title.unlabelled, .timeLimit], [], [.expression(check)])
    }
}
