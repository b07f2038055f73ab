internal import Declarations
internal import Spec
internal import SwiftCode

/// Exports.swift: what a file that imports only the module sees besides, and what stands for types of missing frameworks.
struct ExportsBuilder {
    let model: SystemModel
    /// Types of the platform's frameworks that are in use, with their framework.
    let types: [String: String]
    private let items: Set<String>

    init(model: SystemModel, types: [String: String]) {
        self.model = model
        self.types = types
        items = FrameworkTypes.itemsOfSets(in: model)
    }

    var imports: [SwiftImport] {
        [Self.export("Foundation"), Self.export("FoundationNetworking", isConditional: true)]
    }

    /// The classes and protocols whose members mention such types, each with the types.
    private var owners: [String: Set<String>] { model.frameworkTypes }

    var declarations: [SwiftDeclaration] { Set(types.values).sorted().map(declaration) }

    private func declaration(of framework: String) -> SwiftDeclaration {
        let isOurs = { (name: String) in types[name] == framework }
        let mentioned = owners.sorted { $0.key < $1.key }.map { ($0.key, $0.value.filter(isOurs).sorted()) }.filter { !$1.isEmpty }
        let known = mentioned.compactMap { owner, names in
            extending(owner, names.map { alias($0, framework) }, whereFramework: framework, exists: true)
        }
        let open = mentioned.compactMap { owner, names in
            extending(owner, names.map { standIn($0, framework) }, whereFramework: framework, exists: false)
        }
        let declared = model.spec.platform.filter { $0.hasMembers && isOurs($0.name.value) }
        let inherited = types.keys.filter { name in
            isOurs(name) && !owners.values.contains { $0.contains(name) } && !(model.platform[name]?.hasMembers ?? false)
        }.sorted()
        // Foundation is exported to begin with.
        let module = framework == "Foundation" ? [] : [SwiftDeclaration(.imported(Self.export(framework)))]
        let renamed = declared.filter { $0.swiftName != nil }.map { alias($0.name.value, framework) }
        return SwiftDeclaration(
            .conditional(
                PlatformFrameworks.witness(of: framework), module + renamed + known,
                otherwise: open + declared.map { standIn($0, framework) } + inherited.map { Self.parent($0, framework) }))
    }

    private static func export(_ module: String, isConditional: Bool = false) -> SwiftImport {
        SwiftImport(module, access: .public, attribute: "@_exported", isConditional: isConditional)
    }

    /// An owner that requires a module is there only with it: what goes into it stands where it does.
    private func extending(
        _ owner: String, _ members: [SwiftDeclaration], whereFramework framework: String, exists: Bool
    ) -> SwiftDeclaration? {
        guard !members.isEmpty else { return nil }
        let extended = SwiftDeclaration.extending(owner, members)
        guard let needed = model.classes[owner]?.requiresModule?.value else { return extended }
        if needed == framework { return exists ? extended : nil }
        return SwiftDeclaration(.conditional(needed, [extended], otherwise: []))
    }

    /// The type itself, where the stand-in would be; for one that Swift shows inside another, under the name that Objective-C has.
    private func alias(_ name: String, _ framework: String) -> SwiftDeclaration {
        let shown = model.platform[name]?.swiftName?.value ?? FoundationTypes.nested[name] ?? FoundationTypes.objectsOfC[name] ?? name
        let type = SwiftTypeName.named("\(framework).\(shown)")
        let text = SwiftDocumentation("`\(shown)` of \(framework).")
        return SwiftDeclaration(.alias(PlatformFrameworks.flat(name), type), [.public], documentation: text)
    }

    private static func text(_ name: String, _ framework: String) -> String {
        "Stands in for `\(name)` where \(framework) does not \(framework == "Foundation" ? "have it" : "exist"), so that "
    }

    /// Inside the type that mentions it, so that it is in nobody's way: an app may bring a framework of that name itself.
    private func standIn(_ name: String, _ framework: String) -> SwiftDeclaration {
        let text = Self.text(name, framework) + "methods which take one keep their signature."
        return SwiftDeclaration(
            .alias(PlatformFrameworks.flat(name), stand(for: name)), [.public], documentation: SwiftDocumentation(text))
    }

    private func stand(for name: String) -> SwiftTypeName {
        if name == "Selector" { return "String" }
        let isValue =
            FoundationTypes.nested[name] != nil || name.contains(".") || model.platform[name]?.form == .value
            || model.platformValues.contains(name)
        // Items of sets are told apart.
        return isValue ? "AnyHashable" : items.contains(name) ? "NSObject" : "AnyObject"
    }

    /// A class of its own, with the members that flows read, for tests to set.
    private func standIn(_ type: PlatformType, _ framework: String) -> SwiftDeclaration {
        let members = type.properties.map { property -> SwiftDeclaration in
            let declared = property.type.map { model.mapping.type($0, language: type.language, owner: type.name.value) }
            let swift = declared ?? SwiftType("Any", .implicit)
            let value = swift.isOptional ? nil : nothing(swift)
            let comment = SwiftDocumentation("`\(property.name)` as \(framework) has it.")
            return .variable(property.name, swift.typeName, value, [.public], documentation: comment)
        }
        let initialiser = SwiftDeclaration.function(
            SwiftFunction(.initializer(), [], []), [.public], documentation: SwiftDocumentation("A stand-in without values."))
        let text = Self.text(type.name.value, framework) + "methods which take one can be called with values."
        return .type(.class, type.name.value, [.open], documentation: SwiftDocumentation(text), members: members + [initialiser])
    }

    /// What a stand-in holds until a test sets it; of a framework's struct, one without values.
    private func nothing(_ type: SwiftType) -> SwiftExpression {
        guard let name = type.name, model.platform[name]?.isKnownStruct == true else { return model.fallback(type) }
        return .call(name)
    }

    private static func parent(_ name: String, _ framework: String) -> SwiftDeclaration {
        let initialiser = SwiftDeclaration.function(
            SwiftFunction(.initializer(), [], []), [.nonisolated, .public],
            documentation: SwiftDocumentation("A stand-in that does nothing."))
        return .type(
            .class, name, [.open], attributes: ["@MainActor"],
            documentation: SwiftDocumentation(text(name, framework) + "classes can inherit from it."), members: [initialiser])
    }
}
