internal import Declarations
internal import Spec

/// A property as Swift shows it.
struct PropertyFacts {
    let property: Property
    let name: String
    let type: SwiftType

    init(_ property: Property, owner: ClassType, model: SystemModel) {
        self.property = property
        let declaration = property.declaration
        let spelled = declaration.type.map { model.mapping.type($0, language: property.language, owner: owner.name.value) }
        type = spelled ?? SwiftType("Any", .implicit)
        if let given = declaration.swiftName {
            name = given
        } else if property.language == .swift {
            name = declaration.name
        } else {
            let omission = declaration.type.map { model.mapping.omission($0, parameter: "") } ?? OmissionType("")
            name = PropertyNaming.name(
                declaration.name,
                getter: declaration.getter,
                isBoolean: type.base == "Bool",
                in: owner.name.value,
                result: omission
            )
        }
    }
}

/// A value that an object holds: a stored property, or something it carries.
struct StoredMember {
    /// The spec's name.
    var specName: String
    var name: String
    /// Nil for what is no documented property.
    var property: PropertyFacts?
    /// As it is stored: all such types are `Sendable`.
    var flowType: FlowType
    /// Changes after the object was made.
    var isMutable: Bool
    /// The path of the response's field that fills it.
    var field: String?
    /// The value it starts with, as code.
    var initial: String

    static func find(_ name: String, in type: ClassType, _ model: SystemModel) -> StoredMember? {
        model.ancestry(of: type).flatMap { ClassFacts($0, model).members }.first { $0.specName == name }
    }
}

/// What a class holds and needs, worked out from its properties and the flows of its methods.
struct ClassFacts {
    let type: ClassType
    let model: SystemModel

    init(_ type: ClassType, _ model: SystemModel) {
        self.type = type
        self.model = model
    }

    var name: String { type.name.value }
    var isShared: Bool { type.shared != nil }
    var isErrorClass: Bool { model.ancestry(of: type).contains { !$0.wraps.isEmpty } }
    var parent: ClassType? { type.superclass.flatMap { model.classes[$0.value] } }

    /// Stored values, its own only.
    var members: [StoredMember] {
        let changed = changedByFlows
        let properties = type.properties.filter { isStored($0) }.map { property -> StoredMember in
            let facts = PropertyFacts(property, owner: type, model: model)
            let flowType = model.flowType(facts.type)
            return StoredMember(
                specName: property.name,
                name: facts.name,
                property: facts,
                flowType: flowType,
                isMutable: isSettable(property) || changed.contains(property.name),
                field: property.field?.value,
                initial: initial(property, flowType)
            )
        }
        let carried = type.carries.map { field in
            let flowType = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            return StoredMember(
                specName: field.name.value,
                name: SwiftIdentifier.camelCase(field.name.value),
                property: nil,
                flowType: flowType,
                isMutable: changed.contains(field.name.value),
                field: nil,
                initial: flowType.isOptional ? "nil" : ""
            )
        }
        return properties + carried
    }

    /// What the internal initialiser takes.
    var initialised: [StoredMember] { members }

    /// The internal initialiser of a class with documented ones has a mark, so that no two are alike.
    var isMarked: Bool {
        type.methods.contains(where: isInitialiser)
    }

    var markPrefix: String { isMarked ? "new: (), " : "" }
    var mark: [String] { isMarked ? ["new: ()"] : [] }

    var mutable: [StoredMember] { members.filter(\.isMutable) }

    var hasDelegate: Bool { type.delegate != nil }

    /// Objects that do something need the environment; values do not.
    var needsEnvironment: Bool {
        let own =
            type.methods.contains { $0.flow != nil && !isInitialiser($0) }
            || type.properties.contains { $0.setter?.flow != nil || $0.onSet != nil || computesFromEnvironment($0) }
        let isNeeded = own || isShared || hasDelegate || !type.events.isEmpty
        return isNeeded || model.ancestry(of: type).dropFirst().contains { ClassFacts($0, model).needsEnvironment }
    }

    /// Shown as `init`: its parameters fill the properties of their names.
    func isInitialiser(_ method: Method) -> Bool { MethodFace(method, owner: name, properties: [], model: model).name.isInitializer }

    private func computesFromEnvironment(_ property: Property) -> Bool {
        guard let get = property.get?.value else { return false }
        return StepVisitor.needsEnvironment(get)
    }

    func isSettable(_ property: Property) -> Bool {
        property.setter != nil || (property.language == .objectiveC && !property.declaration.isReadOnly && property.field == nil)
    }

    func isDelegate(_ property: Property) -> Bool { type.delegate?.property.value == property.name }

    private func isStored(_ property: Property) -> Bool {
        property.get == nil && property.trueFor.isEmpty && !isDelegate(property) && !isFunction(property)
    }

    private func isFunction(_ property: Property) -> Bool {
        if case .function? = property.declaration.type { return true }
        return false
    }

    /// Names that flows `set`.
    private var changedByFlows: Set<String> {
        let names = model.spec.flows.flatMap { flow in
            StepVisitor.all(flow.allSteps).flatMap { step -> [String] in
                guard case .set(let assignments) = step.verb else { return [] }
                return assignments.compactMap(\.target.value.field)
            }
        }
        return Set(names)
    }

    private func initial(_ property: Property, _ type: FlowType) -> String {
        if let initial = property.initial?.value {
            switch initial.kind {
            case .string(let text): return Escaping.swiftLiteral(text)
            case .integer(let number): return String(number)
            case .number(let number): return String(number)
            case .boolean(let flag): return flag ? "true" : "false"
            case .enumCase(let enumeration, let name): return model.caseExpression(enumeration, name)
            default: break
            }
        }
        if type.isOptional { return "nil" }
        switch type.type {
        case .boolean: return "false"
        case .integer, .number: return "0"
        case .named(let name) where model.enums[name] != nil: return model.defaultCase(name)
        default: return ""
        }
    }
}

/// Names of constants and notifications.
enum ConstantNaming {
    /// `ShopDidChangeNotification` → `ShopDidChange`, as a member of `NSNotification.Name`.
    static func notification(_ name: String) -> String {
        let suffix = "Notification"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }
}
