internal import Declarations
internal import Spec
internal import SwiftCode

/// What a class holds and how Swift calls what is in it, worked out once for the whole system.
final class SettledClass: Sendable {
    /// Stored values, its own only.
    let members: [StoredMember]
    /// In the order of the class's properties.
    let properties: [PropertyFacts]
    /// Its methods, and setters that the guide documents as methods.
    let faces: MethodFaces
    let methodNames: Set<MethodName>
    /// How its methods are called where they are awaited: those with handlers, and those of Swift beside one that does not wait.
    let twinNames: Set<MethodName>
    /// Some of its methods are shown as `init`.
    let hasInitialisers: Bool
    /// Its objects do something by themselves, whatever they inherit.
    let doesSomething: Bool
    /// A struct of which each copy changes alone: what it holds is stored as it is.
    let isValue: Bool
    /// Selectors that a property's declaration has already.
    let setters: Set<String>
    let getters: Set<String>
    private let memberPositions: [String: Int]
    private let propertyPositions: [String: Int]

    init(_ type: ClassType, _ model: SystemModel) {
        properties = type.properties.map { PropertyFacts($0, owner: type, model: model) }
        let inherited = model.ancestry(of: type).dropFirst().flatMap { ancestor in
            ancestor.properties.map { PropertyFacts($0, owner: ancestor, model: model) }
        }
        faces = Self.faces(type, properties + inherited, model)
        methodNames = Set(faces.all.prefix(type.methods.count).map(\.name))
        twinNames = Set(faces.all.compactMap(\.asyncName) + faces.all.filter { $0.isAsync && $0.method.overload != nil }.map(\.name))
        hasInitialisers = methodNames.contains(where: \.isInitializer)
        doesSomething = Self.doesSomething(type, faces, model)
        isValue = type.form == .structure && model.behaviour.structChanges.obstacles(of: type.name.value).isEmpty
        members = Self.members(type, properties, isValue: isValue, model)
        setters = Set(type.properties.map { "set\($0.name.prefix(1).uppercased())\($0.name.dropFirst()):" })
        getters = Set(type.properties.map(\.name) + type.properties.compactMap(\.declaration.getter))
        memberPositions = Dictionary(members.enumerated().map { ($1.specName, $0) }) { first, _ in first }
        propertyPositions = Dictionary(type.properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    func member(_ name: String) -> StoredMember? { memberPositions[name].map { members[$0] } }
    func property(_ name: String) -> PropertyFacts? { propertyPositions[name].map { properties[$0] } }

    private static func doesSomething(_ type: ClassType, _ faces: MethodFaces, _ model: SystemModel) -> Bool {
        if type.shared != nil || type.delegate != nil || !type.events.isEmpty || !type.listenerLists.isEmpty { return true }
        if type.properties.contains(where: { !type.isConstant($0) && doesSomething($0, model) }) { return true }
        return faces.all.prefix(type.methods.count).contains { face in
            guard let flow = face.method.flow else { return false }
            return !face.name.isInitializer || model.flows[flow.value]?.runsOnNew(face.method, of: type.name.value) == true
        }
    }

    private static func doesSomething(_ property: Property, _ model: SystemModel) -> Bool {
        property.declaration.isStatic || property.setter?.flow != nil || property.onSet != nil
            || isComputedFromEnvironment(property, model, [])
    }

    /// - Parameter seen: the classes on the way here, which may make one another.
    private static func isComputedFromEnvironment(_ property: Property, _ model: SystemModel, _ seen: Set<String>) -> Bool {
        guard let get = property.get?.value else { return false }
        return get.withNested.contains { value in
            guard case .make(let name, _) = value.kind, !seen.contains(name), let made = model.classes[name] else {
                return value.needsEnvironment
            }
            return value.needsEnvironment || hasFlows(made, model, seen.union([name]))
        }
    }

    /// Whether objects of a class, which are made with an environment then, do something.
    private static func hasFlows(_ type: ClassType, _ model: SystemModel, _ seen: Set<String>) -> Bool {
        model.ancestry(of: type).contains { owner in
            owner.delegate != nil || !owner.events.isEmpty || !owner.listenerLists.isEmpty
                || owner.methodsAndSetters.contains { $0.flow != nil && !$0.declaration.isInitializer }
                || owner.properties.contains { isComputedFromEnvironment($0, model, seen) }
        }
    }

    private static func faces(_ type: ClassType, _ properties: [PropertyFacts], _ model: SystemModel) -> MethodFaces {
        let methods = type.methodsAndSetters
        return MethodFaces(methods, owner: type.name.value, properties: properties, model: model)
    }

    // MARK: - Members

    private static func members(
        _ type: ClassType, _ properties: [PropertyFacts], isValue: Bool, _ model: SystemModel
    ) -> [StoredMember] {
        let changed = isValue ? [] : model.behaviour.changedMembers
        let varying = isValue ? model.behaviour.structChanges.members(of: type.name.value) : []
        let stored = properties.filter { isStored($0.property, in: type) }.map { facts -> StoredMember in
            let property = facts.property
            let flowType = model.flowType(facts.type)
            return StoredMember(
                specName: property.name,
                name: facts.name,
                property: facts,
                storage: ClassFacts.storage(of: type, model),
                flowType: flowType,
                isMutable: property.isSettable && !isValue || property.declaration.isStatic || changed.contains(property.name),
                isVariable: (property.isSettable || varying.contains(property.name)) && isValue,
                field: property.field?.value,
                initial: initial(property, flowType, model) ?? (isMadeWithoutValues(type, model) ? nothing(flowType, model) : nil),
                worked: worked(property, flowType, model)
            )
        }
        let carried = type.carries.map { field in
            let flowType = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            return StoredMember(
                specName: field.name.value,
                name: SwiftIdentifier.camelCase(field.name.value),
                property: nil,
                storage: ClassFacts.storage(of: type, model),
                flowType: flowType,
                isMutable: changed.contains(field.name.value),
                isVariable: varying.contains(field.name.value),
                field: nil,
                initial: flowType.isOptional ? .null : isMadeWithoutValues(type, model) ? nothing(flowType, model) : nil
            )
        }
        return stored + carried
    }

    private static func isStored(_ property: Property, in type: ClassType) -> Bool {
        let isDelegate = type.delegate?.property.value == property.name
        let isShared = property.declaration.isStatic && type.shared?.value == property.name
        return property.get == nil && !type.isConstant(property) && property.trueFor.isEmpty && !isDelegate && !isShared
            && !property.holdsBlock
    }

    /// The one object of a class in an environment is there before anything has set its values.
    private static func isMadeWithoutValues(_ type: ClassType, _ model: SystemModel) -> Bool {
        type.hasObjectWithoutValues { model.flows[$0] } || isMadeByApps(type, model)
    }

    /// An object that neither a flow nor a response makes: apps may make it with `init()`.
    private static func isMadeByApps(_ type: ClassType, _ model: SystemModel) -> Bool {
        !model.behaviour.madeClasses.contains(type.name.value) && type.language == .objectiveC && type.form == .class && type.once == nil
            && type.wraps.isEmpty && type.carries.isEmpty
            && type.properties.allSatisfy { $0.field == nil }
    }

    /// What a value is before anything has set it.
    static func nothing(_ type: FlowType, _ model: SystemModel) -> SwiftExpression? {
        if type.isOptional { return .null }
        return switch type.type {
        case .string: .string("")
        case .date, .data: SwiftExpression.type(model.typeName(type)).called()
        case .json: .implicit("null")
        case .list: .array([])
        case .table: .dictionary([])
        case .boolean: .boolean(false)
        case .integer, .number: .integer(0)
        case .named(let name) where model.enums[name] != nil: model.initialCase(name)
        case .named(let name) where model.classes[name]?.isBare == true: empty(name, model)
        case .named(let name) where FoundationTypes.structs.contains(name): .call("Handed", [SwiftExpression.call(name).unlabelled])
        case .named(let name) where model.isHanded(name): .call("Handed")
        default: nil
        }
    }

    /// The same, and an address that leads nowhere, which only what has to hold one begins with.
    static func blank(_ type: FlowType, _ model: SystemModel) -> SwiftExpression? {
        nothing(type, model) ?? (type.type == .url ? .name("URL").dot("blank") : nil)
    }

    /// An object of a class that holds nothing.
    private static func empty(_ name: String, _ model: SystemModel) -> SwiftExpression? {
        model.classes[name].map { model.maker(name).called(ClassFacts($0, model).mark) }
    }

    /// A URL that is written out.
    private static func link(_ text: String, _ type: FlowType) -> SwiftExpression {
        let made = SwiftExpression.call("URL", [SwiftExpression.string(text).labelled("string")])
        return type.isOptional ? made : made.infix(.coalescing, .name("URL").dot("blank"))
    }

    /// A first value that the spec writes out.
    private static func written(_ value: Expression, _ type: FlowType, _ model: SystemModel) -> SwiftExpression? {
        switch value.kind {
        case .string(let text) where [.string, .json].contains(type.type): return .string(text)
        case .string(let text) where type.type == .url: return link(text, type)
        case .integer(let number): return .integer(number)
        case .number(let number): return .number(number)
        case .boolean(let flag): return .boolean(flag)
        case .enumCase(let enumeration, let name): return model.caseValue(enumeration, name)
        case .list(let items) where items.isEmpty:
            // Of a set of options none, and not its first one.
            if case .named(let name) = type.type, model.enums[name]?.form == .nsOptions { return .array([]) }
            return nothing(type, model)
        case .list(let items):
            let values = items.compactMap { written($0, type.element, model) }
            return values.count == items.count ? .array(values) : nil
        case .object(let members) where members.isEmpty: return nothing(type, model)
        case .make(let name, let source) where source.isEmptyObject && model.classes[name]?.isMadeOfNothing == true:
            return model.maker(name).called()
        default: return nil
        }
    }

    /// A first value that no literal is: each new object works it out.
    static func worked(_ property: Property, _ type: FlowType, _ model: SystemModel) -> Expression? {
        guard let initial = property.initial?.value, written(initial, type, model) == nil else { return nil }
        if case .null = initial.kind { return nil }
        return initial
    }

    static func initial(_ property: Property, _ type: FlowType, _ model: SystemModel) -> SwiftExpression? {
        if let initial = property.initial?.value, let written = written(initial, type, model) { return written }
        if type.isOptional { return .null }
        switch type.type {
        case .boolean: return .boolean(false)
        case .integer, .number: return .integer(0)
        case .named(let name) where model.enums[name] != nil: return model.initialCase(name)
        case .named(let name) where model.isHanded(name) && property.isValueOfC: return nothing(type, model)
        default: return nil
        }
    }
}
