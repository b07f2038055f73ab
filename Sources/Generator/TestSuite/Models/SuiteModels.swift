internal import SwiftCode

/// A file of the tests that has little of its own to say.
struct TestFileModel: ViewModel {
    let head: FileHead
    /// The client's module.
    let module: String
    let mock: String
    /// What tests import, sorted, and what those import that start a server.
    let imports: [String]
    let serverImports: [String]
    let deviceImports: [String]
    /// Names of notifications, as literals.
    let notifications: String
    let scenarios: [ScenarioModel]
    let capabilities: [CapabilityModel]
    /// Whether a setting has the app's storage encrypted.
    let isSecured: Bool
    /// Scenarios told again: by methods that are awaited, and by events.
    let twinScenarios: [ScenarioModel]
    let cancellations: [ScenarioModel]
    let eventScenarios: [ScenarioModel]

    static let members: [ViewMember<TestFileModel>] = [
        .model("head") { $0.head },
        .text("module") { $0.module },
        .text("mock") { $0.mock },
        .texts("imports") { $0.imports },
        .texts("serverImports") { $0.serverImports },
        .texts("deviceImports") { $0.deviceImports },
        .text("notifications") { $0.notifications },
        .models("scenarios") { $0.scenarios },
        .flag("hasScenarios") { !$0.scenarios.isEmpty },
        .models("capabilities") { $0.capabilities },
        .flag("hasCapabilities") { !$0.capabilities.isEmpty },
        .flag("isSecured") { $0.isSecured },
        .flag("suppliesCapabilities") { $0.isSecured || !$0.capabilities.isEmpty },
        .flag("suppliesNothing") { !$0.isSecured && $0.capabilities.isEmpty },
        .flag("hasNoCapabilities") { $0.capabilities.isEmpty },
        .models("twinScenarios") { $0.twinScenarios },
        .models("cancellations") { $0.cancellations },
        .models("eventScenarios") { $0.eventScenarios },
        .flag("hasTwins") { !$0.twinScenarios.isEmpty },
        .flag("hasEventScenarios") { !$0.eventScenarios.isEmpty },
    ]
}

/// The test of one scenario, and its row in the table of all.
struct ScenarioModel: ViewModel {
    let test: [String]
    let entry: [String]

    init(_ scenario: ToldScenario) {
        let name = SwiftExpression.string(scenario.name)
        let settings = scenario.settings.map { [$0.labelled("settings")] } ?? []
        let run = SwiftExpression.call("run", [name.unlabelled] + settings, trailing: scenario.closure, [.throwing, .waiting])
        let title = SwiftExpression.string(SwiftLiteral.visible(scenario.text)).unlabelled
        let function = SwiftFunction(.named(scenario.name), effects: [.throwing, .waiting], [.expression(run)])
        test = [SwiftDeclaration.function(function, attributes: [SwiftAttribute("@Test", [title])])].lines(depth: 1)
        let values = [name, scenario.settings ?? .dictionary([]), .closure(scenario.closure)]
        let tuple = SwiftStatement.expression(.tuple(values.map(\.unlabelled)))
        var lines = SwiftPrinter.text(of: [tuple], width: SwiftPrinter.width - 9).split(separator: "\n").map(String.init)
        lines[lines.count - 1] += ","
        entry = lines
    }

    static let members: [ViewMember<ScenarioModel>] = [.texts("test") { $0.test }, .texts("entry") { $0.entry }]
}

/// A stand-in for a capability.
struct CapabilityModel: ViewModel {
    let name: String
    let key: String

    static let members: [ViewMember<CapabilityModel>] = [.text("name") { $0.name }, .text("key") { $0.key }]
}
