internal import Declarations
internal import Spec
internal import SwiftCode

/// The types of platform frameworks that a spec's declarations mention.
enum FrameworkTypes {
    /// Type → framework.
    static func used(by model: SystemModel) -> [String: String] {
        let parents = model.spec.classes.filter { $0.requiresModule == nil }.compactMap(\.superclass?.value)
        let declared = model.spec.platform.filter(\.hasMembers).map(\.name.value)
        var found: [String: String] = [:]
        for name in model.frameworkTypes.values.flatMap({ $0 }) + parents + declared { found[name] = framework(of: name, model) }
        return found
    }

    /// The classes and protocols whose methods and properties mention such types, each with the types. A type with members stands beside
    /// them, for all.
    static func owners(in model: SystemModel) -> [String: Set<String>] {
        func own(_ types: [TypeName]) -> Set<String> {
            Set(types.flatMap(names)).filter { framework(of: $0, model) != nil && !(model.platform[$0]?.hasMembers ?? false) }
        }
        var found: [String: Set<String>] = [:]
        for type in model.spec.classes {
            found[type.name.value] = own(type.properties.compactMap(\.declaration.type) + type.methods.flatMap(types))
        }
        for type in model.spec.protocols { found[type.name.value] = own(type.methods.flatMap(types)) }
        return found.filter { !$0.value.isEmpty }
    }

    /// Whether a framework's type has its stand-in inside those that mention it.
    static func isNested(_ name: String, _ model: SystemModel) -> Bool {
        framework(of: name, model) != nil && !(model.platform[name]?.hasMembers ?? false)
    }

    /// A framework's type by the place of its stand-in, inside the class or protocol that mentions it.
    static func reachable(_ type: SwiftType, from owner: String, _ model: SystemModel) -> SwiftType {
        SwiftType(type.base.renamed { isNested($0, model) ? "\(owner).\($0)" : $0 }, type.optionality)
    }

    /// Whether a type mentions one whose stand-in is nested.
    static func isMentioned(in type: TypeName, _ model: SystemModel) -> Bool { names(type).contains { isNested($0, model) } }

    /// Whether a method mentions a type whose stand-in has its name inside of the method's class only.
    static func areMentioned(by method: Method, _ model: SystemModel) -> Bool {
        types(method).flatMap(names).contains { isNested($0, model) }
    }

    /// The framework of the first such type.
    static func framework(mentionedBy method: Method, _ model: SystemModel) -> String? {
        types(method).flatMap(names).first { isNested($0, model) }.flatMap { framework(of: $0, model) }
    }

    /// Those that are named as protocols: `id<Some>`, `any Some`.
    static func protocols(in model: SystemModel) -> Set<String> {
        var found: Set<String> = []
        each(in: model) { type in
            found.formUnion(type.protocols)
            if type.name.hasPrefix("any ") { found.insert(String(type.name.dropFirst(4))) }
        }
        return found.filter { framework(of: $0, model) != nil }
    }

    /// Those that are items of sets.
    static func itemsOfSets(in model: SystemModel) -> Set<String> {
        namesInSets(model).filter { framework(of: $0, model) != nil }
    }

    /// Classes of the spec that have to say how their objects are told apart: sets hold them, and nothing that they inherit from says it.
    static func toldApart(in model: SystemModel) -> Set<String> {
        let items = namesInSets(model).filter { model.classes[$0]?.form == .class }
        return items.subtracting(model.foundationObjects).filter { name in
            guard let type = model.classes[name] else { return false }
            return !model.ancestry(of: type).contains { $0.name.value != name && items.contains($0.name.value) }
        }
    }

    private static func namesInSets(_ model: SystemModel) -> Set<String> {
        var found: Set<String> = []
        each(in: model) { type in if ["NSSet", "Set"].contains(type.name) { found.formUnion(type.arguments.flatMap(names)) } }
        return found
    }

    /// Those that Objective-C declares without a star: structs, enums, options.
    static func values(in model: SystemModel) -> Set<String> {
        var references: Set<String> = []
        var values: Set<String> = []
        each(in: model) { type in
            if type.pointerDepth == 0 { values.insert(type.name) } else { references.insert(type.name) }
        }
        return values.subtracting(references).filter { framework(of: $0, model) != nil }
    }

    /// Every type that declarations of Objective-C and Swift name, those inside others included.
    private static func each(in model: SystemModel, _ look: (TypeName.Named) -> Void) {
        let members = model.spec.classes.flatMap { $0.properties.compactMap(\.declaration.type) + $0.methods.flatMap(types) }
        let held = model.spec.enums.flatMap(\.cases).flatMap(\.holds).map(\.declaration.type)
        for type in members + held + model.spec.protocols.flatMap({ $0.methods.flatMap(types) }) { visit(type, look) }
    }

    private static func visit(_ type: TypeName, _ look: (TypeName.Named) -> Void) {
        switch type {
        case .named(let named):
            look(named)
            for argument in named.arguments { visit(argument, look) }
        case .function(let function):
            for parameter in function.parameters { visit(parameter.type, look) }
            visit(function.result, look)
        }
    }

    private static func framework(of name: String, _ model: SystemModel) -> String? {
        guard model.classes[name] == nil, model.protocols[name] == nil, !model.mapping.enums.contains(name) else { return nil }
        return model.platform[name]?.framework.value ?? PlatformFrameworks.framework(of: name)
    }

    private static func types(_ method: Method) -> [TypeName] {
        method.declaration.parameters.compactMap(\.type) + [method.declaration.result].compactMap { $0 }
    }

    /// The names in a type, as Swift has them.
    private static func names(_ type: TypeName) -> [String] {
        var found: [String] = []
        visit(type) { named in
            found += [named.name == "SEL" ? "Selector" : named.name] + named.protocols
            if named.name.hasPrefix("any ") { found.append(String(named.name.dropFirst(4))) }
        }
        return found
    }
}
