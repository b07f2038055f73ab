internal import Declarations
internal import Spec
internal import SwiftCode

/// Exports.swift: what a file that imports only the module sees besides, and stand-ins for types of missing frameworks.
struct ExportsBuilder {
    /// Types of the platform's frameworks that are in use, with their framework.
    let types: [String: String]

    var imports: [SwiftImport] {
        [Self.export("Foundation"), Self.export("FoundationNetworking", isConditional: true)]
    }

    var declarations: [SwiftDeclaration] {
        Set(types.values).sorted().map { framework in
            let names = types.filter { $0.value == framework }.keys.sorted()
            let module = SwiftDeclaration(.imported(Self.export(framework)))
            return SwiftDeclaration(.conditional(framework, [module], otherwise: names.map { Self.standIn($0, framework) }))
        }
    }

    private static func export(_ module: String, isConditional: Bool = false) -> SwiftImport {
        SwiftImport(module, access: .public, attribute: "@_exported", isConditional: isConditional)
    }

    private static func standIn(_ name: String, _ framework: String) -> SwiftDeclaration {
        let initialiser = SwiftDeclaration.function(
            SwiftFunction(.initializer(), [], []), [.nonisolated, .public],
            documentation: SwiftDocumentation("A stand-in that does nothing."))
        let text = "Stands in for `\(name)` where \(framework) does not exist, so that methods which take one keep their signature."
        return .type(.class, name, [.open], attributes: ["@MainActor"], documentation: SwiftDocumentation(text), members: [initialiser])
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
