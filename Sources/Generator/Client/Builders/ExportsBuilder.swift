internal import Declarations
internal import Spec
internal import SwiftCode

/// Exports.swift: what a file that imports only the module sees besides, and what stands for types of missing frameworks.
struct ExportsBuilder {
    /// Types of the platform's frameworks that are in use, with their framework.
    let types: [String: String]
    /// The classes and protocols whose members mention them, each with the types.
    let owners: [String: Set<String>]

    var imports: [SwiftImport] {
        [Self.export("Foundation"), Self.export("FoundationNetworking", isConditional: true)]
    }

    var declarations: [SwiftDeclaration] {
        Set(types.values).sorted().map { framework in
            let isOurs = { (name: String) in types[name] == framework }
            let mentioned = owners.sorted { $0.key < $1.key }.map { ($0.key, $0.value.filter(isOurs).sorted()) }.filter { !$1.isEmpty }
            let known = mentioned.compactMap { owner, names in Self.extending(owner, names.map { Self.alias($0, framework) }) }
            let open = mentioned.compactMap { owner, names in Self.extending(owner, names.map { Self.standIn($0, framework) }) }
            let inherited = types.keys.filter { name in isOurs(name) && !owners.values.contains { $0.contains(name) } }.sorted()
            let module = SwiftDeclaration(.imported(Self.export(framework)))
            return SwiftDeclaration(
                .conditional(framework, [module] + known, otherwise: open + inherited.map { Self.parent($0, framework) }))
        }
    }

    private static func export(_ module: String, isConditional: Bool = false) -> SwiftImport {
        SwiftImport(module, access: .public, attribute: "@_exported", isConditional: isConditional)
    }

    private static func extending(_ owner: String, _ members: [SwiftDeclaration]) -> SwiftDeclaration? {
        members.isEmpty ? nil : .extending(owner, members)
    }

    /// The type itself, where the stand-in would be; for one that Swift shows inside another, under the name that Objective-C has.
    private static func alias(_ name: String, _ framework: String) -> SwiftDeclaration {
        let shown = FoundationTypes.nested[name] ?? name
        let type = SwiftTypeName.named("\(framework).\(shown)")
        return SwiftDeclaration(.alias(name, type), [.public], documentation: SwiftDocumentation("`\(shown)` of \(framework)."))
    }

    /// Inside the type that mentions it, so that it is in nobody's way: an app may bring a framework of that name itself.
    private static func standIn(_ name: String, _ framework: String) -> SwiftDeclaration {
        let type: SwiftTypeName = FoundationTypes.nested[name] == nil ? "AnyObject" : "AnyHashable"
        let text = "Stands in for `\(name)` where \(framework) does not exist, so that methods which take one keep their signature."
        return SwiftDeclaration(.alias(name, type), [.public], documentation: SwiftDocumentation(text))
    }

    private static func parent(_ name: String, _ framework: String) -> SwiftDeclaration {
        let initialiser = SwiftDeclaration.function(
            SwiftFunction(.initializer(), [], []), [.nonisolated, .public],
            documentation: SwiftDocumentation("A stand-in that does nothing."))
        let text = "Stands in for `\(name)` where \(framework) does not exist, so that classes can inherit from it."
        return .type(.class, name, [.open], attributes: ["@MainActor"], documentation: SwiftDocumentation(text), members: [initialiser])
    }
}

/// The types of platform frameworks that a spec's declarations mention.
enum FrameworkTypes {
    /// Type → framework.
    static func used(by model: SystemModel) -> [String: String] {
        let parents = model.spec.classes.filter { $0.requiresModule == nil }.compactMap(\.superclass?.value)
        var found: [String: String] = [:]
        for name in model.frameworkTypes.values.flatMap({ $0 }) + parents { found[name] = framework(of: name, model) }
        return found
    }

    /// The classes and protocols whose methods and properties mention such types, each with the types.
    static func owners(in model: SystemModel) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for type in model.spec.classes {
            let properties = type.properties.compactMap(\.declaration.type).flatMap(names)
            found[type.name.value] = Set(properties + type.methods.flatMap(names)).filter { framework(of: $0, model) != nil }
        }
        for type in model.spec.protocols {
            found[type.name.value] = Set(type.methods.flatMap(names)).filter { framework(of: $0, model) != nil }
        }
        return found.filter { !$0.value.isEmpty }
    }

    private static func framework(of name: String, _ model: SystemModel) -> String? {
        guard model.classes[name] == nil, model.protocols[name] == nil, !model.mapping.enums.contains(name) else { return nil }
        return FoundationTypes.framework(of: name)
    }

    private static func names(_ method: Method) -> [String] {
        (method.declaration.parameters.compactMap(\.type) + [method.declaration.result].compactMap { $0 }).flatMap(names)
    }

    private static func names(_ type: TypeName) -> [String] {
        switch type {
        case .named(let named): [named.name] + named.arguments.flatMap(names)
        case .function(let function): function.parameters.flatMap { names($0.type) } + names(function.result)
        }
    }
}
