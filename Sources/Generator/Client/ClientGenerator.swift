internal import Spec
package import SwiftCode

/// The client module of one system: `<Module>/Client/*.swift`.
package struct ClientGenerator: Sendable {
    private struct File {
        let name: String
        /// What the whole file needs; without it the file is empty.
        let module: String?
        /// Made when the file is printed, and dropped then: the trees of all files would be many times their text.
        let declarations: () -> [SwiftDeclaration]

        init(_ name: String, requires module: String? = nil, _ declarations: @escaping @autoclosure () -> [SwiftDeclaration]) {
            self.name = name
            self.module = module
            self.declarations = declarations
        }
    }

    let model: SystemModel
    let plan: FlowPlan
    let templates: TemplateLibrary
    /// The types of platform frameworks that are in use, with their framework.
    private let frameworks: [String: String]

    package init(_ system: SettledSystem, _ templates: TemplateLibrary) {
        model = system.model
        plan = system.plan
        self.templates = templates
        frameworks = FrameworkTypes.used(by: system.model)
    }

    /// File names below `<Module>/Client/`, as they are printed.
    package func files() -> [(path: String, swift: PrintedSwift)] {
        let header = FileHeader.text(for: model.spec, templates)
        let list = ImportList(frameworks: frameworks, own: Set(model.spec.typeNames.joined().map(\.value)))
        let exports = ExportsBuilder(model: model, types: frameworks)
        var taken: Set = ["exports"]
        let all = values + wire + common + protocols + classes
        let hidden = model.hiddenNames(own: { Set(all.flatMap { $0.declarations().flatMap(\.topNames) }) }, frameworks: frameworks)
        let files = all.compactMap { file -> (path: String, swift: PrintedSwift)? in
            let declarations = file.declarations()
            guard !declarations.isEmpty else { return nil }
            let imports = list.imports(of: declarations, requires: file.module)
            let printed = SwiftPrinter.print(Self.file(declarations, requires: file.module, header, imports).saying(hidden))
            return ("\(Self.apart(file.name, &taken)).swift", printed)
        }
        return files + [("Exports.swift", SwiftPrinter.print(SwiftFile(header: header, imports: exports.imports, exports.declarations)))]
    }

    /// Types whose files would have the name of an earlier one, on a disk that knows no capitals either, step aside.
    private static func apart(_ name: String, _ taken: inout Set<String>) -> String {
        var name = name
        while !taken.insert(name.lowercased()).inserted { name += "+Type" }
        return name
    }

    /// A file that is empty where the platform lacks the module that it needs.
    private static func file(
        _ declarations: [SwiftDeclaration], requires module: String?, _ header: String, _ imports: [SwiftImport]
    ) -> SwiftFile {
        guard let module else { return SwiftFile(header: header, imports: imports, declarations) }
        let plain = imports.filter { !$0.isConditional }.map { SwiftDeclaration(.imported($0)) }
        let conditional = imports.filter(\.isConditional).map { SwiftDeclaration(.imported($0)) }
        let content = SwiftDeclaration(.conditional(module, [.group(plain)] + conditional + declarations, otherwise: []))
        return SwiftFile(header: header, imports: [], [content])
    }

    // MARK: - Files

    private func declarations(_ enumeration: Enumeration) -> [SwiftDeclaration] {
        enumeration.holdsValues
            ? AssociatedEnumBuilder(enumeration, FlowContext(model: model, plan: plan, owner: nil)).declarations
            : EnumBuilder(enumeration, model).declarations
    }

    private var values: [File] {
        [
            File("Types", model.spec.enums.flatMap(declarations) + AliasesBuilder(model: model).declarations),
            File("Errors", model.spec.errors.flatMap { ErrorBuilder(enumeration: $0, model: model).declarations }),
            File("Constants", ConstantsBuilder(model: model).declarations),
            File("State", StateBuilder(model: model).declarations),
        ]
    }

    private var wire: [File] {
        let endpoints = EndpointsBuilder(model)
        return [
            File("Hosts", HostsBuilder(model: model).declarations),
            File("Endpoints", endpoints.declarations),
            File("Objects", endpoints.objects),
            File("Failures", FailuresBuilder(model: model).declarations),
            File("Webhooks", WebhooksBuilder(model: model).declarations),
            File("Capabilities", model.spec.capabilities.flatMap { ClientCapabilityBuilder(capability: $0, model: model).declarations }),
        ]
    }

    private var common: [File] {
        [
            File("SharedMethods", SharedDefaults(model).groups.flatMap(\.declarations)),
            File("Flows", FlowsBuilder(model: model, plan: plan).free),
        ]
    }

    private var protocols: [File] {
        let shared = SharedDefaults(model)
        return model.spec.protocols.flatMap { type -> [File] in
            let main = File(type.name.value, ProtocolBuilder(type: type, model: model).declarations(shared))
            guard let events = ProtocolEvents(type, model) else { return [main] }
            return [main, File(events.names.sequence, EventsBuilder(events: events, model: model).declarations)]
        }
    }

    private var classes: [File] {
        let flows = FlowsBuilder(model: model, plan: plan)
        return model.spec.classes.flatMap { type -> [File] in
            let (name, module) = (type.name.value, type.requiresModule?.value)
            return [
                File(name, requires: module, ClassBuilder(type, model, plan).declarations),
                File("\(name)+Flows", requires: module, flows.flows(of: type)),
            ]
        }
    }
}
