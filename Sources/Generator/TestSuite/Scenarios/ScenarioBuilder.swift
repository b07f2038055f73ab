internal import Spec
internal import SwiftCode

/// One scenario as it is told in Swift.
struct ToldScenario {
    private let name: String
    /// The settings of the app; nil where there are none.
    private let settings: SwiftExpression?
    /// The type that has the function.
    private let owner: String
    /// `static func name(_ device: MockDevice) async throws`
    let function: SwiftDeclaration

    init(
        _ name: String, _ text: String, settings: SwiftExpression? = nil, in owner: String, result: SwiftTypeName = .void,
        _ body: [SwiftStatement]
    ) {
        self.name = name
        self.settings = settings
        self.owner = owner
        let device = SwiftParameter("", "device", "MockDevice")
        function = .function(
            SwiftFunction(.named(name), [device], effects: [.throwing, .waiting], result: result, body), [.static],
            attributes: result.isVoid ? [] : ["@discardableResult"], documentation: SwiftDocumentation(text))
    }

    /// `MockScenario("name", Scenarios.name)`
    var row: SwiftExpression {
        var arguments = [SwiftExpression.string(name).unlabelled]
        arguments.add("settings", settings)
        arguments.append(SwiftExpression.name(owner).dot(name).unlabelled)
        return .call("MockScenario", arguments)
    }
}

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
    var written: (scenarios: [ToldScenario], handovers: [String: ScenarioHandover]) {
        let handed = handed
        var ends: [String: ScenarioHandover] = [:]
        let settings = context.settings
        let scenarios = told.map { scenario in
            let name = scenario.name.value
            let earlier = scenario.after.flatMap { ends[$0.value] } ?? ScenarioHandover()
            let (body, handover) = ScenarioLowering.body(of: scenario, handing: handed[name] ?? [], after: earlier, context, way)
            ends[name] = handover
            return ToldScenario(name, scenario.text.main, settings: settings[name], in: way.owner, result: handover.result, body)
        }
        return (scenarios, ends)
    }

    /// The names that each scenario hands on: what a scenario after it needs without giving it, and what that one hands on itself.
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
            let needed = scenario.neededNames(handing: handed[scenario.name.value] ?? [])
            handed[after, default: []].formUnion(needed.borrowed.intersection(known))
        }
        return handed.mapValues { $0.sorted() }
    }
}

extension ScenarioContext {
    private typealias Setting = (name: String, value: SwiftExpression)

    /// The settings of the app of each scenario that has any, those of what happened before included; a later one counts. A scenario stands
    /// behind the one that it comes after.
    var settings: [String: SwiftExpression] {
        let values = ScenarioValues(context: self)
        let lists: [String: [Setting]] = spec.scenarios.reduce(into: [:]) { known, scenario in
            var list = scenario.after.flatMap { known[$0.value] } ?? []
            for argument in scenario.settings {
                list.removeAll { $0.name == argument.name.value }
                list.append((argument.name.value, values.value(argument.value).code))
            }
            known[scenario.name.value] = list
        }
        return lists.filter { !$0.value.isEmpty }.mapValues { SwiftExpression.members($0) }
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
