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
        ("Device.swift", "tests/device"), ("ScenarioTests.swift", "tests/suites"), ("EventTests.swift", "tests/event-tests"),
    ]

    private static let inbound = "tests/inbound"
    static let templates = files.map(\.template) + [inbound]

    /// Whether a system has what a file is about.
    private func isWanted(_ template: String, _ model: TestFileModel) -> Bool {
        template != "tests/event-tests" || !model.twinScenarios.isEmpty || !model.eventScenarios.isEmpty
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
        let told = ToldScenarios(context)
        let model = file(context, told)
        let header = GeneratedHeader.text(system: spec.system.id.value)
        for file in files(context, told) where !file.isEmpty {
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

    private func files(_ context: ScenarioContext, _ told: ToldScenarios) -> [SuiteFile] {
        let client = spec.system.module.value
        let typed = TypedErrorBuilder(context)
        let stories = ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting", "Testing"]
        let tables = ["ClientRuntime", "MockTesting", "Testing"]
        let stands = ["ClientRuntime", "MockTesting"]
        let capabilities = spec.capabilities.map { CapabilityBuilder($0, system.model).declaration }
        let samples = MethodSamples(model: system.model, plan: system.plan)
        return [
            SuiteFile("Facts.swift", imports: ["MockRuntime", "MockTesting", "\(client)Mock"], [facts(context)]),
            SuiteFile("Recorders.swift", imports: stands, testable: client, RecorderBuilder(context: context).declarations),
            SuiteFile("Capabilities.swift", imports: stands, testable: client, capabilities),
            SuiteFile("Events.swift", imports: tables, testable: client, EventLogBuilder(context).declarations),
            SuiteFile("Scenarios.swift", imports: stories, testable: client, [told.scenarios]),
            SuiteFile("EventScenarios.swift", imports: stories, testable: client, told.retold),
            SuiteFile(
                "FactTests.swift", imports: tables + ["MockRuntime"], testable: client, [FactBuilder(context: context).declaration]),
            SuiteFile(
                "EndpointTests.swift", imports: ["MockRuntime", "MockTesting", "Testing"], [WireBuilder(context.lookup).declaration]),
            SuiteFile("ClientCallTests.swift", imports: tables, testable: client, [ClientCallBuilder(context, typed).declaration]),
            SuiteFile("ErrorTests.swift", imports: tables, testable: client, ErrorTestBuilder(context, typed).declarations),
            SuiteFile("ReferenceSamples.swift", imports: [client], samples.declarations),
        ]
    }

    private func facts(_ context: ScenarioContext) -> SwiftDeclaration {
        .type(
            .enum, "Facts", inherits: ["DocumentedFacts"], documentation: SwiftDocumentation("What the documents state, spelled out."),
            members: [
                .constant("system", nil, .name("\(spec.system.module.value)Mock").dot("system"), [.static]),
                .table("requests", of: "DocumentedRequest", WireFactBuilder(context.lookup).requests),
            ])
    }

    /// Whether a setting has the app's storage encrypted.
    private var isSecured: Bool { spec.state.contains { $0.isDurable && $0.securedBy != nil } }

    private func file(_ context: ScenarioContext, _ told: ToldScenarios) -> TestFileModel {
        let imports = ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting", "\(spec.system.module.value)Mock", "Testing"]
        let notifications = spec.constants.filter { $0.kind == .notification }.map { $0.value?.value ?? $0.name.value }
        return TestFileModel(
            head: FileHead(system: Escaping.comment(spec.system.id.value)),
            module: spec.system.module.value,
            mock: "\(spec.system.module.value)Mock",
            imports: imports.sorted(),
            serverImports: (imports + ["MockServer"]).sorted(),
            deviceImports: (["ClientRuntime", "MockRuntime", "MockTesting", "\(spec.system.module.value)Mock"]
                + (isSecured ? ["StorageEncryption"] : [])).sorted(),
            notifications: notifications.map(Escaping.swiftLiteral).joined(separator: ", "),
            scenarios: told.delegates.map(ScenarioModel.init),
            capabilities: spec.capabilities.map { "\(system.model.module)\(SwiftIdentifier.typeName($0.name.value))" }.map {
                CapabilityModel(name: "Scripted\($0)", key: "\($0)Key")
            },
            isSecured: isSecured,
            twinScenarios: told.twins.map(ScenarioModel.init),
            cancellations: told.cancelled.map(ScenarioModel.init),
            eventScenarios: told.events.map(ScenarioModel.init)
        )
    }
}
