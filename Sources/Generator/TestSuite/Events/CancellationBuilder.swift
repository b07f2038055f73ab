internal import Spec
internal import SwiftCode

/// For each method that can be awaited instead of given a delegate: the story that leads to it, up to the call, whose task is cancelled.
struct CancellationBuilder {
    let retold: RetoldScenarios
    /// What each scenario, told with awaited methods, hands on.
    let handovers: [String: ScenarioHandover]

    var functions: [ToldScenario] {
        let settings = retold.context.settings
        let names = names
        return retold.awaited.keys.sorted().compactMap { key in
            for scenario in retold.twins {
                guard let index = scenario.steps.firstIndex(where: { Self.isCall($0, key) }) else { continue }
                return told(key, names[key] ?? key, scenario, index, settings[scenario.name.value])
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

    /// What the stories are called, by the methods' names. Of methods whose types differ by a `?` alone the letters are the same.
    private var names: [String: String] {
        var taken: Set<String> = []
        return retold.awaited.keys.sorted().reduce(into: [:]) { names, key in
            let name = SwiftIdentifier.camelCase(Self.isShared(key, retold) ? key : Self.selector(key))
            let numbered = [name] + (2..<100).map { "\(name)\($0)" }
            names[key] = numbered.first { taken.insert($0).inserted } ?? name
        }
    }

    private func told(_ key: String, _ name: String, _ scenario: Scenario, _ index: Int, _ settings: SwiftExpression?) -> ToldScenario {
        let earlier = scenario.after.flatMap { handovers[$0.value] } ?? ScenarioHandover()
        let body = ScenarioLowering.body(of: scenario, after: earlier, retold.context, cancelling: index)
        return ToldScenario(
            name, "`\(key)` is awaited, and cancelled.", settings: settings, in: ScenarioWay.cancelled.owner, body)
    }
}
