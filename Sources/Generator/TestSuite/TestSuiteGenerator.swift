internal import Spec
package import SwiftCode

/// Generates a system's tests: its scenarios, client against mock, and tables over every endpoint and error.
package struct TestSuiteGenerator: Sendable {
    private let system: SettledSystem
    private let templates: TemplateLibrary

    private var spec: Spec { system.spec }
    private var module: String { spec.system.module.value }

    package init(_ system: SettledSystem, _ templates: TemplateLibrary) {
        self.system = system
        self.templates = templates
    }

    /// The files with their paths below the folder of the system. Nothing for a system without `mock:`.
    package func files() -> [(path: String, swift: PrintedSwift)] {
        guard spec.mock != nil else { return [] }
        let header = FileHeader.text(for: spec, templates)
        let context = ScenarioContext(model: system.model, plan: system.plan)
        let files = stories(context) + tables(context)
        // Tests stand in no type of the client: what is called inside of one is hidden from nobody here.
        let hidden = NamesBesideTests.hidden(system.model.hiddenNames(own: { [] }, frameworks: [:]), of: spec)
        return files.compactMap { suite in
            guard let file = suite.file(header: header) else { return nil }
            return ("Tests/\(suite.name).swift", SwiftPrinter.print(file.saying(suite.seesClient(module) ? hidden : .none)))
        }
    }

    /// Scenarios, and what hears what happens in them.
    private func stories(_ context: ScenarioContext) -> [SuiteFile] {
        let told = ToldScenarios(context)
        let typed = TypedErrorBuilder(context)
        let documented = DocumentedErrorBuilder(context, typed)
        let errors = ErrorTestBuilder(
            endpoints: typed.rows, documented: documented.rows, scenarios: told.table, asksServers: documented.asksServers)
        let modules = ["ClientRuntime", "MockTesting", "Testing"]
        let stories = modules + ["MockClient", "MockRuntime"]
        return [
            SuiteFile("Recorders", modules.dropLast(), testable: module, RecorderBuilder(context: context).declarations),
            SuiteFile("Events", modules, testable: module, EventLogBuilder(context).declarations),
            SuiteFile("Scenarios", stories, testable: module, told.first),
            SuiteFile("EventScenarios", stories, testable: module, told.again),
            SuiteFile("ScenarioTests", ["MockServer", "MockTesting", "Testing"], told.suite),
            SuiteFile("ErrorTests", modules, testable: module, errors.declarations),
            SuiteFile("ClientCallTests", modules, testable: module, [ClientCallBuilder(context, typed).declaration]),
        ]
    }

    /// What the documents state, spelled out, and tests of it.
    private func tables(_ context: ScenarioContext) -> [SuiteFile] {
        let device = DeviceBuilder(context)
        let capabilities = spec.capabilities.map { CapabilityBuilder($0, system.model).declaration }
        let modules = ["MockRuntime", "MockTesting", "Testing"]
        let facts = ["ClientRuntime", "MockTesting", "Testing"]
        let inbound = ["ClientRuntime", "MockServer", "MockTesting", "Testing", module]
        return [
            SuiteFile("Facts", device.modules, testable: device.testable, [device.declaration]),
            SuiteFile("FactTests", facts, testable: module, [FactBuilder(context: context).declaration]),
            SuiteFile("EndpointTests", modules, [WireBuilder(context.lookup).declaration]),
            SuiteFile("InboundTests", inbound, InboundBuilder(context.lookup).declarations),
            SuiteFile("Capabilities", ["ClientRuntime", "MockTesting"], testable: module, capabilities),
            SuiteFile("ReferenceSamples", [module], MethodSamples(model: system.model, plan: system.plan).declarations),
        ]
    }
}
