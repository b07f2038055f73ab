package import Diagnostics
internal import Spec

/// Generates a system's tests: its scenarios, client against mock, and tables over every endpoint and error.
package struct TestSuiteGenerator: Sendable {
    private let system: SettledSystem
    private let templates: TemplateLibrary

    private var spec: Spec { system.spec }

    package init(_ system: SettledSystem, templates: TemplateLibrary) {
        self.system = system
        self.templates = templates
    }

    /// The files, with the template of each.
    private static let files: [(name: String, template: String)] = [
        ("Device.swift", "tests/device"),
        ("Recorders.swift", "tests/recorders"), ("Scenarios.swift", "tests/scenarios"), ("ScenarioTests.swift", "tests/suites"),
        ("Facts.swift", "tests/facts"), ("ClientCallTests.swift", "tests/client-calls"),
        ("FactTests.swift", "tests/fact-tests"),
        ("EndpointTests.swift", "tests/endpoints"), ("ErrorTests.swift", "tests/errors"), ("Capabilities.swift", "tests/capabilities"),
        ("Events.swift", "tests/events"), ("EventScenarios.swift", "tests/event-scenarios"), ("EventTests.swift", "tests/event-tests"),
        ("ReferenceSamples.swift", "tests/samples"),
    ]

    private static let inbound = "tests/inbound"
    static let templates = files.map(\.template) + [inbound]

    /// Whether a system has what a file is about.
    private func isWanted(_ template: String, _ model: TestFileModel) -> Bool {
        switch template {
        case "tests/capabilities": !spec.capabilities.isEmpty
        case "tests/samples": !model.methodSamples.isEmpty
        case "tests/events": !model.eventLogs.isEmpty
        case "tests/event-scenarios", "tests/event-tests": !model.twinScenarios.isEmpty || !model.eventScenarios.isEmpty
        default: true
        }
    }

    /// What is wrong with the templates; nothing, mostly.
    package static func check(_ templates: TemplateLibrary) -> [Diagnostic] {
        files.flatMap { templates.check($0.template, prints: TestFileModel.self) }
            + templates.check(inbound, prints: InboundFileModel.self)
    }

    /// The files, their paths below the output folder. Nothing for a system without `mock:`.
    package func artifacts() -> ArtifactSet {
        var set = ArtifactSet()
        guard spec.mock != nil else { return set }
        let context = ScenarioContext(model: system.model)
        let model = file(context)
        for (name, template) in Self.files where isWanted(template, model) {
            _ = set.add("\(spec.system.module.value)/Tests/\(name)", templates.render(template, model))
        }
        let inbound = InboundBuilder(context.lookup).file
        if !inbound.calls.isEmpty {
            _ = set.add("\(spec.system.module.value)/Tests/InboundTests.swift", templates.render(Self.inbound, inbound))
        }
        return set
    }

    /// Whether a setting has the app's storage encrypted.
    private var isSecured: Bool { spec.state.contains { $0.isDurable && $0.securedBy != nil } }

    private func file(_ context: ScenarioContext) -> TestFileModel {
        let wire = WireBuilder(lookup: context.lookup)
        let facts = FactBuilder(context: context)
        let typed = TypedErrorBuilder(context)
        let retold = RetoldScenarios(context: context)
        let twins = ScenarioBuilder(context: context, way: .twins, told: retold.twins).written
        let imports = ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting", "\(spec.system.module.value)Mock", "Testing"]
        let notifications = spec.constants.filter { $0.kind == .notification }.map { $0.value?.value ?? $0.name.value }
        return TestFileModel(
            head: FileHead(system: Escaping.comment(spec.system.id.value)),
            module: spec.system.module.value,
            mock: "\(spec.system.module.value)Mock",
            imports: imports.sorted(),
            serverImports: (imports + ["MockServer"]).sorted(),
            factImports: ["MockRuntime", "MockTesting", "\(spec.system.module.value)Mock"].sorted(),
            deviceImports: (["ClientRuntime", "MockRuntime", "MockTesting", "\(spec.system.module.value)Mock"]
                + (isSecured ? ["StorageEncryption"] : [])).sorted(),
            notifications: notifications.map(Escaping.swiftLiteral).joined(separator: ", "),
            recorders: RecorderBuilder(context: context).recorders,
            scenarios: ScenarioBuilder(context: context).written.scenarios,
            requests: facts.requests,
            facts: facts.facts.filter { !$0.lines.isEmpty },
            calls: wire.calls,
            errors: wire.errors,
            typed: typed.rows,
            documented: DocumentedErrorBuilder(context, typed).errors,
            samples: typed.samples,
            clientCalls: ClientCallBuilder(context).calls,
            capabilities: CapabilityBuilder(context: context).capabilities,
            isSecured: isSecured,
            eventLogs: EventLogBuilder(retold: retold).logs,
            twinScenarios: twins.scenarios,
            cancellations: CancellationBuilder(retold: retold, handovers: twins.handovers).functions.map { called($0, "CancelledCalls") },
            eventScenarios: ScenarioBuilder(context: context, way: .events, told: retold.events).written.scenarios,
            methodSamples: MethodSampleModel.all(MethodSamples(model: system.model, plan: system.plan))
        )
    }

    private func called(_ function: ScenarioModel, _ owner: String) -> ScenarioModel {
        var copy = function
        let body = " { try await \(owner).\(function.name)($0) }"
        copy.call = SwiftText.call("run", [.plain(function.literal)]).lines(indentation: 8, prefix: "try await ", suffix: body)
        return copy
    }
}
