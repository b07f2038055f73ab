internal import Declarations
internal import Spec
internal import SwiftCode

/// A property as Swift shows it.
struct PropertyFacts {
    let property: Property
    let name: String
    let type: SwiftType

    init(_ property: Property, owner: ClassType, model: SystemModel) {
        self.property = property
        let declaration = property.declaration
        let spelled = declaration.type.map { model.mapping.type($0, language: property.language, owner: owner.name.value) }
        let declared = spelled ?? SwiftType("Any", .implicit)
        // Swift shows what is weak as optional, whatever a header says.
        type = declaration.attributes.contains("weak") && !declared.isOptional ? declared.with(.optional) : declared
        name = Self.name(property, of: owner.name.value, model)
    }

    /// What Swift calls a property.
    ///
    /// - Parameter owner: the class or protocol that declares it.
    static func name(_ property: Property, of owner: String, _ model: SystemModel) -> String {
        let declaration = property.declaration
        if let given = declaration.swiftName { return given }
        if property.language == .swift { return declaration.name }
        let spelled = declaration.type.map { model.mapping.type($0, language: property.language, owner: owner) }
        let omission = declaration.type.map { model.mapping.omission($0, parameter: "") } ?? OmissionType("")
        return PropertyNaming.name(
            declaration.name, getter: declaration.getter, isBoolean: spelled?.base == "Bool", in: owner, result: omission)
    }
}

extension [PropertyFacts] {
    /// The names in Swift of a class's own properties, or of its objects'. Words that name one of these are needed in a method's name.
    func names(isStatic: Bool) -> Set<String> {
        Set(lazy.filter { $0.property.declaration.isStatic == isStatic }.map(\.name))
    }
}

/// A value that an object holds: a stored property, or something it carries.
struct StoredMember {
    /// The spec's name.
    var specName: String
    var name: String
    /// Nil for what is no documented property.
    var property: PropertyFacts?
    /// Where the object holds it, if it changes.
    var storage: String
    /// As it is stored: all such types are `Sendable`.
    var flowType: FlowType
    /// Changes after the object was made.
    var isMutable: Bool
    /// Of a struct whose copies change alone: apps or flows change it in theirs.
    var isVariable = false
    /// The path of the response's field that fills it.
    var field: String?
    /// The value it starts with, if one is written out.
    var initial: SwiftExpression?
    /// What it starts with where that is worked out for each new object (`FlowContext.first`).
    var worked: Expression?

    /// Whether it starts with something by itself.
    var begins: Bool { initial != nil || worked != nil }

    /// Whether an answer of any form has to have it: in Swift a number, a text, a date or a case is no other than the one that came. In
    /// Objective-C it is zero until somebody sets it.
    var hasToCome: Bool {
        guard let property = property?.property, property.language == .swift, property.initial == nil else { return false }
        return switch flowType.type {
        case .boolean, .integer, .number, .string, .date, .named: true
        default: false
        }
    }

    static func find(_ name: String, in type: ClassType, _ model: SystemModel) -> StoredMember? {
        for each in model.ancestry(of: type) {
            if let found = model.settled(each).member(name) { return found }
        }
        return nil
    }
}

/// What a class holds and needs: what is asked of it is worked out already.
struct ClassFacts {
    let type: ClassType
    let model: SystemModel
    private let settled: SettledClass

    init(_ type: ClassType, _ model: SystemModel) {
        self.type = type
        self.model = model
        settled = model.settled(type)
    }

    var name: String { type.name.value }
    var isShared: Bool { type.shared != nil }
    var isErrorClass: Bool { model.ancestry(of: type).contains { !$0.wraps.isEmpty } }
    var parent: ClassType? { type.superclass.flatMap { model.classes[$0.value] } }

    /// Its objects are `NSObject`'s.
    var isFoundationObject: Bool { model.foundationObjects.contains(name) }

    /// Stored values, its own only.
    var members: [StoredMember] { settled.members }

    /// The type in which a struct stores what flows know as another: as it is declared, so that an app's copy is the value that it was
    /// given, and is compared and coded as such. Nil for what is the same to flows, and for what is no plain value.
    func storedType(_ member: StoredMember) -> SwiftType? {
        guard type.form == .structure, !member.isMutable, let type = member.property?.type, isPlain(type) else { return nil }
        return model.toDeclared(.this, type, isOptional: true) == .this ? nil : type
    }

    /// Under which name a value is stored: a property whose type is converted has another one.
    func storedName(_ member: StoredMember) -> String {
        guard member.property != nil, needsConversion(member) else { return member.name }
        return model.inner.stored(member.name)
    }

    func needsConversion(_ member: StoredMember) -> Bool {
        guard let property = member.property, storedType(member) == nil else { return false }
        return model.toDeclared(.this, property.type, isOptional: true) != .this
    }

    /// Whether a flow changes the struct as a value.
    func isChanged(by flow: String) -> Bool { settled.isValue && model.behaviour.structChanges.changes(flow) }

    /// Numbers, UUIDs, sets and dictionaries of plain values by texts: Swift compares and codes them as they are.
    private func isPlain(_ type: SwiftType) -> Bool {
        if let element = type.element { return isPlain(element) }
        switch type.base {
        case "Float", "CGFloat", "Decimal", "UUID": return true
        case .dictionary("String", let member): return ["String", "Bool", "Int", "Double"].contains(member)
        case .named("Set", let items):
            guard let item = items.first.map({ SwiftType($0) }), item.base != "AnyHashable" else { return false }
            return isPlain(item) || model.toDeclared(.this, item, isOptional: false) == .this
        default: return type.isInteger
        }
    }

    func member(_ name: String) -> StoredMember? { settled.member(name) }

    /// The class's properties as Swift shows them, in its order.
    var properties: [PropertyFacts] { settled.properties }
    func property(_ name: String) -> PropertyFacts? { settled.property(name) }

    /// A method of the class, or a documented setter, as Swift shows it.
    func face(of method: Method) -> MethodFace {
        settled.faces.face(of: method)
            ?? MethodFace(method, owner: name, properties: properties.names(isStatic: method.isStatic), model: model)
    }

    /// What the internal initialiser takes: its own values, then those that it inherits, in the order in which its superclass takes them.
    var initialised: [StoredMember] { members + inherited }
    var inherited: [StoredMember] { model.ancestry(of: type).dropFirst().flatMap { ClassFacts($0, model).members } }

    /// What the internal initialiser is handed for an object that holds what another one does.
    func initialised(like other: SwiftExpression) -> [SwiftArgument] {
        let own = members.map { member in
            (member.isMutable ? other.dot(storage).dot("value").dot(member.name) : other.dot(storedName(member))).labelled(member.name)
        }
        return own + model.ancestry(of: type).dropFirst().prefix(1).flatMap { ClassFacts($0, model).initialised(like: other) }
    }

    /// Whether the internal initialiser takes nothing.
    var isMadeBare: Bool { takesNothing && !isMarked }

    private var takesNothing: Bool { !needsEnvironment && !isErrorClass && initialised.isEmpty }

    /// Whether the internal initialisers take the same where one class adds no values to the other's.
    func takesAlike(_ other: ClassFacts) -> Bool { isMarked == other.isMarked && needsEnvironment == other.needsEnvironment }

    /// The internal initialiser of a class with documented ones has a mark, so that no two are alike. So has an internal `init()` that others
    /// inherit: where one of them has a public `init()`, the compiler would take that override for an initialiser that calls itself.
    var isMarked: Bool { settled.hasInitialisers || takesNothing && model.isSubclassed(type) }

    var mark: [SwiftArgument] { isMarked ? [SwiftExpression.tuple([]).labelled(model.inner.mark)] : [] }

    /// The first arguments of the internal initialiser.
    func basics(_ environment: SwiftExpression) -> [SwiftArgument] {
        mark + (needsEnvironment ? [environment.labelled(model.inner.environment)] : [])
    }

    /// The one object of the class in an environment: `shared { Store(environment: $0) }`.
    ///
    /// - Parameter function: the environment's `shared`.
    func shared(by function: SwiftExpression) -> SwiftExpression {
        let values = inherited.filter { !$0.begins }.compactMap { member in
            SettledClass.nothing(member.flowType, model)?.labelled(member.name)
        }
        let object = SwiftExpression.call(name, basics(SwiftExpression.name("$0")) + values)
        return function.called(trailing: SwiftClosure([], object))
    }

    /// That object where no environment is at hand.
    var current: SwiftExpression { shared(by: SwiftExpression.name("ClientEnvironment").dot("current").dot("shared")) }

    /// Where an object holds what its class lets change: what it inherits stands in a storage of its own.
    var storage: String { Self.storage(of: type, model) }

    static func storage(of type: ClassType, _ model: SystemModel) -> String {
        guard type.superclass.flatMap({ model.classes[$0.value] }) != nil else { return model.inner.storage }
        let name = SwiftIdentifier.camelCase(type.name.value)
        // `LampPost` may have a `lampPostStorage` of its own.
        let isTaken = type.properties.contains { ($0.declaration.swiftName ?? $0.name) == name + "Storage" }
        return name + (isTaken ? "Values" : "Storage")
    }

    /// What the type of that is called, inside of the class: the vendor may have a type `Storage` there, or beside it.
    var storageType: String {
        let isTaken = model.spec.namesBesideTypes.contains("Storage") || model.namesNested(in: type.name.value).contains("Storage")
        return isTaken ? "KeptValues" : "Storage"
    }

    /// Whether a class that it inherits from has a method that looks the same in Swift, or takes less: one that may be handed `nil`, too,
    /// stands for one that may not.
    func overrides(_ face: MethodFace) -> Bool {
        model.ancestry(of: type).dropFirst().contains { ancestor in
            ancestor.methods.contains { method in
                let other = ClassFacts(ancestor, model).face(of: method)
                return other.name == face.name && other.isStatic == face.isStatic
                    && other.parameters.count == face.parameters.count
                    && zip(other.parameters, face.parameters).allSatisfy { $0.type == $1.type || $0.type == $1.type.present }
            }
        }
    }

    var mutable: [StoredMember] { members.filter(\.isMutable) }

    /// Objects that do something keep the environment that they were made in; values do not.
    var needsEnvironment: Bool { model.needsEnvironment(type) }

    /// A struct that does something: it keeps no environment, so that copies are alike, and what it does, it does in the current one.
    var usesCurrentEnvironment: Bool { settled.isValue && settled.doesSomething }

    /// Shown as `init`: its parameters fill the properties of their names.
    func isInitialiser(_ method: Method) -> Bool { face(of: method).name.isInitializer }

    /// A factory method and an initialiser may have one name in Swift: it stands once.
    func initialiserName(_ method: Method) -> String { method.overload ?? face(of: method).name.description }

    /// Shown as the property that it sets or gets.
    func isAccessor(_ method: Method) -> Bool {
        guard method.flow == nil else { return false }
        if method.declaration.parameters.count == 1, settled.setters.contains(method.name) { return !method.answersSomething }
        return type.shared?.value != method.name && settled.getters.contains(method.name)
    }

    func isDelegate(_ property: Property) -> Bool { type.delegate?.property.value == property.name }
}

/// Names of constants and notifications.
enum ConstantNaming {
    /// `ShopDidChangeNotification` → `ShopDidChange`, as a member of `NSNotification.Name`; one that Swift declares there is called as it is.
    static func notification(_ constant: Constant) -> String {
        if constant.swiftName != nil { return constant.shownName.value }
        let (name, suffix) = (constant.name.value, "Notification")
        if constant.isSwiftNotification { return name }
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    /// How apps reach it, whichever class has it.
    static func path(_ constant: Constant, _ spec: Spec) -> SwiftExpression {
        // By the class's own name: the one that apps have for it may be a library's, too.
        if let owner = constant.owner?.value {
            return .name(spec.constantOwner(owner)?.name.value ?? owner).dot(constant.shownName.value)
        }
        guard constant.isNotificationName else { return .name(constant.shownName.value) }
        return .name("NSNotification").dot("Name").dot(notification(constant))
    }

    /// The name that it is posted by.
    static func posted(_ constant: Constant, _ spec: Spec) -> SwiftExpression {
        if constant.owner != nil { return path(constant, spec) }
        if constant.isNotificationName { return .implicit(notification(constant)) }
        return .name("NSNotification").dot("Name").called([path(constant, spec).labelled("rawValue")])
    }
}
