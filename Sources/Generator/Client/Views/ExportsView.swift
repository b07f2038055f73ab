internal import Declarations
internal import Spec

/// Exports.swift: what a file that imports only the module sees besides, and stand-ins for types of missing frameworks.
struct ExportsView: ViewModel {
    struct StandIn: ViewModel {
        var name: String
        var framework: String
        static let members: [ViewMember<StandIn>] = [.text("name") { $0.name }, .text("framework") { $0.framework }]
    }

    struct Framework: ViewModel {
        var framework: String
        var types: [StandIn]
        static let members: [ViewMember<Framework>] = [.text("framework") { $0.framework }, .models("types") { $0.types }]
    }

    var source: String
    var frameworks: [Framework]

    static let members: [ViewMember<ExportsView>] = [.text("source") { $0.source }, .models("frameworks") { $0.frameworks }]

    init(source: String, _ types: [String: String]) {
        self.source = source
        frameworks = Set(types.values).sorted().map { framework in
            let names = types.filter { $0.value == framework }.keys.sorted()
            return Framework(framework: framework, types: names.map { StandIn(name: $0, framework: framework) })
        }
    }
}

/// The types of platform frameworks that a spec's declarations mention.
enum FrameworkTypes {
    /// Type → framework.
    static func used(by model: SystemModel) -> [String: String] {
        let methods = model.spec.classes.flatMap(\.methods) + model.spec.protocols.flatMap(\.methods)
        let types = methods.flatMap { method in
            method.declaration.parameters.compactMap(\.type) + [method.declaration.result].compactMap { $0 }
        }
        let properties = model.spec.classes.flatMap(\.properties).compactMap(\.declaration.type)
        let names =
            (types + properties).flatMap(names) + model.spec.classes.filter { $0.requiresModule == nil }.compactMap(\.superclass?.value)
        var found: [String: String] = [:]
        for name in names where model.classes[name] == nil && model.protocols[name] == nil && !model.mapping.enums.contains(name) {
            found[name] = FoundationTypes.framework(of: name)
        }
        return found
    }

    private static func names(_ type: TypeName) -> [String] {
        switch type {
        case .named(let named): [named.name] + named.arguments.flatMap(names)
        case .function(let function): function.parameters.flatMap { names($0.type) } + names(function.result)
        }
    }
}
