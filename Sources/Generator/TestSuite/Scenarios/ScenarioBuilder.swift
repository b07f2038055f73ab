internal import Spec

/// All scenarios of a system as functions, in their order: each hands on what those after it read.
struct ScenarioBuilder {
    let context: ScenarioContext
    let way: ScenarioWay
    /// The scenarios to tell, each with those that it comes after.
    let told: [Scenario]

    /// All scenarios of the system.
    init(context: ScenarioContext) { self.init(context: context, way: .delegates, told: context.spec.scenarios) }

    init(context: ScenarioContext, way: ScenarioWay, told: [Scenario]) {
        self.context = context
        self.way = way
        self.told = told
    }

    /// The functions, and what each hands on, by the scenario's name.
    var written: (scenarios: [ScenarioModel], handovers: [String: ScenarioHandover]) {
        let handed = handed
        var ends: [String: ScenarioHandover] = [:]
        let settings = settings
        let models = told.map { scenario in
            let earlier = scenario.after.flatMap { ends[$0.value] } ?? ScenarioHandover()
            let names = handed[scenario.name.value] ?? []
            let (lines, handover) = ScenarioLowering.body(of: scenario, handing: names, after: earlier, context, way)
            ends[scenario.name.value] = handover
            return model(scenario, lines, handover, settings[scenario.name.value] ?? [])
        }
        return (models, ends)
    }

    /// The names that each scenario hands on: what a scenario after it reads without giving it, and what that one hands on itself.
    private var handed: [String: [String]] {
        let scenarios = told
        var available: [String: Set<String>] = [:]
        for scenario in scenarios {
            let inherited = scenario.after.flatMap { available[$0.value] } ?? []
            available[scenario.name.value] = inherited.union(scenario.givenNames)
        }
        var handed: [String: Set<String>] = [:]
        for scenario in scenarios.reversed() {
            guard let after = scenario.after?.value, let known = available[after] else { continue }
            let passed = (handed[scenario.name.value] ?? []).subtracting(scenario.givenNames)
            handed[after, default: []].formUnion(scenario.borrowedNames.union(passed).intersection(known))
        }
        return handed.mapValues { $0.sorted() }
    }

    private func model(_ scenario: Scenario, _ lines: [String], _ handover: ScenarioHandover, _ settings: [Setting]) -> ScenarioModel {
        let name = SwiftIdentifier.escaped(scenario.name.value)
        let literal = Escaping.swiftLiteral(scenario.name.value)
        let given = SwiftText.dictionary(settings)
        let arguments: [SwiftText] = [.plain(literal)] + (given.flat == "[:]" ? [] : [.labelled("settings", given)])
        let body = "{ try await \(way.owner).\(name)($0) }"
        return ScenarioModel(
            documentation: CodeLayout.comment(scenario.text.en, prefix: "/// ", depth: 1),
            name: name,
            literal: literal,
            title: Escaping.swiftLiteral(Escaping.comment(scenario.text.en)),
            call: SwiftText.call("run", arguments).lines(indentation: 8, prefix: "try await ", suffix: " \(body)"),
            entry: SwiftText.list(open: "(", [.plain(literal), given, .plain(body)], close: ")", isCollection: false)
                .lines(indentation: 8, suffix: ","),
            result: handover.result,
            body: lines
        )
    }

    private typealias Setting = (name: String, value: SwiftText)

    /// The settings of the app of each scenario, those of what happened before included; a later one counts. A scenario stands behind
    /// the one that it comes after.
    private var settings: [String: [Setting]] {
        let values = ScenarioValues(context: context)
        return context.spec.scenarios.reduce(into: [:]) { known, scenario in
            var list = scenario.after.flatMap { known[$0.value] } ?? []
            for argument in scenario.settings {
                list.removeAll { $0.name == argument.name.value }
                list.append((argument.name.value, .plain(values.value(argument.value).text)))
            }
            known[scenario.name.value] = list
        }
    }
}

extension Scenario {
    fileprivate var settings: [Argument] {
        steps.flatMap { step -> [Argument] in
            guard case .settings(let list) = step.verb else { return [] }
            return list
        }
    }
}
