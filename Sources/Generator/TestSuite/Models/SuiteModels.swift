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
    let factImports: [String]
    let deviceImports: [String]
    /// Names of notifications, as literals.
    let notifications: String
    let scenarios: [ScenarioModel]
    let requests: [String]
    let facts: [FactModel]
    let calls: [WireCallModel]
    let errors: [String]
    let typed: [TypedErrorModel]
    let documented: [DocumentedErrorModel]
    let samples: [SampleCallModel]
    let clientCalls: [ClientCallModel]
    let capabilities: [CapabilityModel]
    /// Whether a setting has the app's storage encrypted.
    let isSecured: Bool
    let eventLogs: [EventLogModel]
    /// Scenarios told again: by methods that are awaited, and by events.
    let twinScenarios: [ScenarioModel]
    let cancellations: [ScenarioModel]
    let eventScenarios: [ScenarioModel]
    let methodSamples: [MethodSampleModel]

    static let members: [ViewMember<TestFileModel>] = [
        .model("head") { $0.head },
        .text("module") { $0.module },
        .text("mock") { $0.mock },
        .texts("imports") { $0.imports },
        .texts("serverImports") { $0.serverImports },
        .texts("factImports") { $0.factImports },
        .texts("deviceImports") { $0.deviceImports },
        .text("notifications") { $0.notifications },
        .models("scenarios") { $0.scenarios },
        .flag("hasScenarios") { !$0.scenarios.isEmpty },
        .texts("requests") { $0.requests },
        .models("facts") { $0.facts },
        .models("calls") { $0.calls },
        .texts("errors") { $0.errors },
        .models("typed") { $0.typed },
        .models("documented") { $0.documented },
        .models("samples") { $0.samples },
        .models("clientCalls") { $0.clientCalls },
        .models("capabilities") { $0.capabilities },
        .flag("hasCapabilities") { !$0.capabilities.isEmpty },
        .flag("isSecured") { $0.isSecured },
        .flag("suppliesCapabilities") { $0.isSecured || !$0.capabilities.isEmpty },
        .flag("suppliesNothing") { !$0.isSecured && $0.capabilities.isEmpty },
        .flag("hasNoCapabilities") { $0.capabilities.isEmpty },
        .flag("hasTyped") { !$0.typed.isEmpty },
        .flag("hasDocumented") { !$0.documented.isEmpty },
        .flag("hasErrors") { !$0.errors.isEmpty },
        .flag("hasCalls") { !$0.calls.isEmpty },
        .models("eventLogs") { $0.eventLogs },
        .models("twinScenarios") { $0.twinScenarios },
        .models("cancellations") { $0.cancellations },
        .models("eventScenarios") { $0.eventScenarios },
        .models("methodSamples") { $0.methodSamples },
        .flag("hasTwins") { !$0.twinScenarios.isEmpty },
        .flag("hasCancellations") { !$0.cancellations.isEmpty },
        .flag("hasEventScenarios") { !$0.eventScenarios.isEmpty },
    ]
}

struct RecordedMethodModel: ViewModel {
    let head: [String]
    let body: [String]

    static let members: [ViewMember<RecordedMethodModel>] = [.texts("head") { $0.head }, .texts("body") { $0.body }]
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

/// Facts of one type or endpoint, as expectations.
struct FactModel: ViewModel {
    let title: String
    let name: String
    let lines: [String]

    static let members: [ViewMember<FactModel>] = [
        .text("title") { $0.title },
        .text("name") { $0.name },
        .texts("lines") { $0.lines },
    ]
}

/// One endpoint as it is called over the wire.
struct WireCallModel: ViewModel {
    let lines: [String]

    static let members: [ViewMember<WireCallModel>] = [.texts("lines") { $0.lines }]
}

/// One error of one endpoint that the client throws typed.
struct TypedErrorModel: ViewModel {
    let endpoint: String
    let error: String
    let sample: String
    let expected: String
    let type: String

    static let members: [ViewMember<TypedErrorModel>] = [
        .text("endpoint") { $0.endpoint },
        .text("error") { $0.error },
        .text("sample") { $0.sample },
        .text("expected") { $0.expected },
        .text("type") { $0.type },
    ]
}

/// One documented error of the system, and what provokes it.
struct DocumentedErrorModel: ViewModel {
    let lines: [String]

    static let members: [ViewMember<DocumentedErrorModel>] = [.texts("lines") { $0.lines }]
}

/// A call of the client's function for an endpoint.
struct SampleCallModel: ViewModel {
    let name: String
    let lines: [String]

    static let members: [ViewMember<SampleCallModel>] = [.text("name") { $0.name }, .texts("lines") { $0.lines }]
}

/// A call of the client's function for an endpoint, without a mock.
struct ClientCallModel: ViewModel {
    /// Up to the brace that opens the closure.
    let lines: [String]
    let call: [String]

    static let members: [ViewMember<ClientCallModel>] = [.texts("lines") { $0.lines }, .texts("call") { $0.call }]
}

/// A stand-in for a capability.
struct CapabilityModel: ViewModel {
    let name: String
    let protocolName: String
    let key: String
    let methods: [RecordedMethodModel]

    static let members: [ViewMember<CapabilityModel>] = [
        .text("name") { $0.name },
        .text("protocol") { $0.protocolName },
        .text("key") { $0.key },
        .models("methods") { $0.methods },
    ]
}
