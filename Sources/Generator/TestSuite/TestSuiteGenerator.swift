package import Diagnostics
internal import Spec
internal import SwiftCode

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
        ("ScenarioTests.swift", "tests/suites"),
        ("Facts.swift", "tests/facts"), ("ClientCallTests.swift", "tests/client-calls"),
        ("FactTests.swift", "tests/fact-tests"),
        ("EndpointTests.swift", "tests/endpoints"), ("ErrorTests.swift", "tests/errors"), ("Capabilities.swift", "tests/capabilities"),
        ("Events.swift", "tests/events"), ("EventTests.swift", "tests/event-tests"),
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
        case "tests/event-tests": !model.twinScenarios.isEmpty || !model.eventScenarios.isEmpty
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
        let retold = RetoldScenarios(context: context)
        let told = ToldScenarios(context, retold)
        let model = file(context, retold, told)
        let header = GeneratedHeader.text(system: spec.system.id.value)
        for file in scenarioFiles(context, told) where !file.isEmpty {
            _ = set.add("\(spec.system.module.value)/Tests/\(file.name)", SwiftPrinter.text(of: file.file(header: header)))
        }
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

    private func scenarioFiles(_ context: ScenarioContext, _ told: ToldScenarios) -> [SuiteFile] {
        let client = spec.system.module.value
        let recorders = RecorderBuilder(context: context).declarations
        let modules = ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting", "Testing"]
        return [
            SuiteFile("Recorders.swift", imports: ["ClientRuntime", "MockTesting"], testable: client, recorders),
            SuiteFile("Scenarios.swift", imports: modules, testable: client, [told.scenarios]),
            SuiteFile("EventScenarios.swift", imports: modules, testable: client, told.retold),
        ]
    }

    private func file(_ context: ScenarioContext, _ retold: RetoldScenarios, _ told: ToldScenarios) -> TestFileModel {
        let wire = WireBuilder(lookup: context.lookup)
        let facts = FactBuilder(context: context)
        let typed = TypedErrorBuilder(context)
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
            scenarios: told.delegates.map(ScenarioModel.init),
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
            twinScenarios: told.twins.map(ScenarioModel.init),
            cancellations: told.cancelled.map(ScenarioModel.init),
            eventScenarios: told.events.map(ScenarioModel.init),
            methodSamples: MethodSampleModel.all(MethodSamples(model: system.model, plan: system.plan))
        )
    }
}
