internal import Spec

/// For each method that can be awaited instead of given a delegate: the story that leads to it, up to the call, whose task is cancelled.
struct CancellationBuilder {
    let retold: RetoldScenarios
    /// What each scenario, told with awaited methods, hands on.
    let handovers: [String: ScenarioHandover]

    var functions: [ScenarioModel] {
        retold.awaited.keys.sorted().compactMap { key in
            for scenario in retold.twins {
                guard let index = scenario.steps.firstIndex(where: { Self.isCall($0, key) }) else { continue }
                return model(key, scenario, index)
            }
            return nil
        }
    }

    private static func isCall(_ step: ScenarioStep, _ key: String) -> Bool {
        guard case .call(let call) = step.verb else { return false }
        return "\(call.type).\(call.method.value)" == key && !call.isTwin
    }

    /// The selector of `Class.selector`.
    private static func selector(_ key: String) -> String { key.split(separator: ".", maxSplits: 1).last.map(String.init) ?? key }

    /// Whether several classes have a method of that name.
    private static func isShared(_ key: String, _ retold: RetoldScenarios) -> Bool {
        retold.awaited.keys.filter { selector($0) == selector(key) }.count > 1
    }

    private func model(_ key: String, _ scenario: Scenario, _ index: Int) -> ScenarioModel {
        let name = SwiftIdentifier.camelCase(Self.isShared(key, retold) ? key : Self.selector(key))
        let text = "`\(key)` is awaited, and cancelled."
        return ScenarioModel(
            documentation: CodeLayout.comment(text, prefix: "/// ", depth: 1),
            name: SwiftIdentifier.escaped(name),
            literal: Escaping.swiftLiteral(name),
            title: Escaping.swiftLiteral(text),
            call: [],
            entry: [],
            result: "",
            body: ScenarioLowering.body(
                of: scenario, after: scenario.after.flatMap { handovers[$0.value] } ?? ScenarioHandover(), retold.context, cancelling: index
            )
        )
    }
}
