internal import Spec

/// The client module of one system: `<Module>/Client/*.swift`.
package struct ClientGenerator: Sendable {
    let model: SystemModel
    let plan: FlowPlan
    let templates: TemplateLibrary

    package init(_ system: SettledSystem, _ templates: TemplateLibrary) {
        model = system.model
        plan = system.plan
        self.templates = templates
    }

    /// Every template that clients need, with the view model it prints.
    package static let outputs: [(template: String, model: any ViewModel.Type)] = [
        ("client/file", FileView.self), ("client/types", TypesView.self), ("client/errors", ErrorsView.self),
        ("client/constants", ConstantsView.self), ("client/state", StateView.self), ("client/declarations", DeclarationsView.self),
        ("client/exports", ExportsView.self),
    ]

    /// File names below `<Module>/Client/`, with their text.
    package func files() -> [(path: String, text: String)] {
        var files: [(String, String)] = []
        if !model.spec.enums.isEmpty { files.append(file("Types", "client/types", TypesView(model))) }
        if !model.spec.errors.isEmpty { files.append(file("Errors", "client/errors", ErrorsView(model))) }
        let constants = ConstantsView(model)
        if !constants.isEmpty { files.append(file("Constants", "client/constants", constants)) }
        if !model.spec.state.isEmpty { files.append(file("State", "client/state", StateView(model))) }
        files += declarations("Endpoints", EndpointsBuilder(model).view)
        files += declarations("Failures", FailuresBuilder(model: model).view)
        files += declarations("Webhooks", WebhooksBuilder(model: model).view)
        files += declarations("Capabilities", CapabilitiesBuilder(model: model).view)
        files += declarations("SharedMethods", SharedDefaults(model).view)
        for type in model.spec.protocols {
            files += declarations(type.name.value, DeclarationsView(types: ProtocolBuilder(type: type, model: model).types))
            if let events = ProtocolEvents(type, model) {
                files += declarations(events.names.sequence, DeclarationsView(types: EventsBuilder(events: events).types))
            }
        }
        let flows = FlowsBuilder(model: model, plan: plan)
        for type in model.spec.classes { files += classFiles(type, flows) }
        files += declarations("Flows", flows.free)
        files.append(("Exports.swift", templates.render("client/exports", ExportsView(source: source, frameworks))))
        return files
    }

    var source: String { "Specs/\(model.spec.system.id.value)" }
    private var frameworks: [String: String] { FrameworkTypes.used(by: model) }

    private func classFiles(_ type: ClassType, _ flows: FlowsBuilder) -> [(String, String)] {
        let name = type.name.value
        let main = declarations(name, DeclarationsView(types: ClassBuilder(type, model, plan).views), requires: type.requiresModule?.value)
        let all = main + declarations("\(name)+Flows", flows.flows(of: type))
        guard let module = type.requiresModule?.value else { return all }
        return all.map { ($0.0, Self.conditional($0.1, module)) }
    }

    /// A file that is empty where the platform lacks a module.
    private static func conditional(_ text: String, _ module: String) -> String {
        guard let end = text.firstIndex(of: "\n") else { return text }
        let lines = text[end...].split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
        let inner = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return text[...end] + "\n#if canImport(\(module))\n" + inner + "#endif\n"
    }

    private func declarations(_ name: String, _ view: DeclarationsView, requires module: String? = nil) -> [(String, String)] {
        view.types.isEmpty ? [] : [file(name, "client/declarations", view, requires: module)]
    }

    private func file<View: ViewModel>(
        _ name: String,
        _ template: String,
        _ view: View,
        requires module: String? = nil
    ) -> (String, String) {
        let content = templates.render(template, view)
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let imports = ImportList.imports(of: content, frameworks: frameworks, requires: module)
        return ("\(name).swift", templates.render("client/file", FileView(source: source, imports: imports, content: lines)))
    }
}
