internal import Declarations
internal import Spec
internal import SwiftCode

extension ClassBuilder {
    var initialisers: [SwiftDeclaration] {
        var functions = [memberwise]
        let documented = type.methods.filter { isInitialiser($0) && !isFoundations($0) }
        var names: Set<String> = []
        for method in documented where names.insert(facts.initialiserName(method)).inserted {
            functions.append(documentedInitialiser(method))
        }
        if documented.isEmpty, isMadeByApps { functions.append(plain) }
        return functions
    }

    /// An Objective-C object that neither a flow nor a response makes: apps make it with `init()`.
    private var isMadeByApps: Bool {
        let isFilled = facts.members.contains { $0.field != nil || (!$0.isMutable && !$0.begins) }
        return type.language == .objectiveC && type.form == .class && !facts.isShared && type.once == nil && !isFilled && type.wraps.isEmpty
            && type.carries.isEmpty && !facts.members.isEmpty && facts.members.allSatisfy { $0.isMutable && $0.begins }
            && inheritedMembers.allSatisfy(\.begins)
    }

    private var inherited: ClassFacts? { facts.parent.map { ClassFacts($0, model) } }

    /// Takes all that an object holds; only the module calls it.
    private var memberwise: SwiftDeclaration {
        let takesValues = takesValues
        let own = facts.members.filter { !$0.isMutable || takesValues }
        var parameters = basics + own.map(parameter) + companions.map(\.parameter)
        var body = setting + own.filter { !$0.isMutable }.map { .set(facts.storedName($0), storedValue($0)) }
        if !facts.mutable.isEmpty {
            let values = takesValues ? facts.mutable.map { SwiftExpression.name($0.name).labelled($0.name) } : []
            let storage = SwiftExpression.call(facts.storageType, values)
            body.append(.assign(.name(facts.storage), "=", .call("Locked", [storage.labelled(nil)])))
        }
        if let inherited {
            parameters += inheritedMembers.map(parameter)
            body.append(callingParent(inherited))
        }
        let isAlike = inherited.map { facts.members.isEmpty && companions.isEmpty && $0.takesAlike(facts) } ?? false
        let isOverride = isAlike || !hasParent && facts.isFoundationObject && parameters.isEmpty
        return .function(SwiftFunction(.initializer(), parameters, body), isOverride ? [.override] : [])
    }

    private func storedValue(_ member: StoredMember) -> SwiftExpression {
        let given = SwiftExpression.name(member.name)
        return facts.storedType(member).map { model.toDeclared(given, $0, isOptional: member.flowType.isOptional) } ?? given
    }

    /// What every object of the class takes, whatever it holds.
    private var basics: [SwiftParameter] {
        var parameters: [SwiftParameter] = facts.isMarked ? [SwiftParameter(nil, model.inner.mark, .void)] : []
        if facts.needsEnvironment { parameters.append(SwiftParameter(nil, model.inner.environment, "ClientEnvironment")) }
        if facts.isErrorClass { parameters.append(SwiftParameter(nil, "error", .error)) }
        return parameters
            + facts.givenReadings.map { SwiftParameter(nil, $0.name, .optional(model.typeName($0.flowType)), default: .null) }
    }

    /// What becomes of that, and of what an error carries.
    private var setting: [SwiftStatement] {
        var names: [String] = []
        if facts.needsEnvironment, !(inherited?.needsEnvironment ?? false) { names.append(model.inner.environment) }
        if !type.wraps.isEmpty { names.append("error") }
        return (names + facts.givenReadings.map(\.name) + companions.map(\.name)).map { .set($0, .name($0)) }
    }

    private func parameter(_ member: StoredMember) -> SwiftParameter {
        SwiftParameter(nil, member.name, model.typeName(member.flowType), default: context.first(of: member))
    }

    private func callingParent(_ parent: ClassFacts) -> SwiftStatement {
        var items = parent.basics(.name(model.inner.environment))
        if parent.isErrorClass { items.append(SwiftExpression.name("error").labelled("error")) }
        items += parent.initialised.map { SwiftExpression.name($0.name).labelled($0.name) }
        return .expression(.call("super.init", items))
    }

    /// Whether anything makes such an object with values: a flow, or a documented initialiser.
    private var takesValues: Bool {
        let isFilled = facts.isMarked || facts.mutable.contains { !$0.begins }
        return isFilled || hasParent || isBase || isCopied || isArchived || isMadeByApps || model.behaviour.madeClasses.contains(facts.name)
    }

    private var inheritedMembers: [StoredMember] { facts.inherited }

    private var plain: SwiftDeclaration {
        let comment = SwiftDocumentation("An object without values; set them before it is used.")
        let environment: [SwiftArgument] =
            facts.needsEnvironment ? [SwiftExpression.implicit("current").labelled(model.inner.environment)] : []
        if environment.isEmpty, facts.members.isEmpty {
            return .function(SwiftFunction(.initializer(), [], []), [.public], documentation: comment)
        }
        let first = facts.members.prefix(1).compactMap { member in context.first(of: member)?.labelled(member.name) }
        let call = SwiftStatement.expression(.call("self.init", environment.isEmpty ? first : environment))
        return .function(
            SwiftFunction(.initializer(), [], [call]), [.public] + (inheritsInit ? [.override] : []) + [.convenience],
            documentation: comment)
    }

    /// `+ configurationWithAppKey:` and `- initWithAppKey:`: parameters fill the properties of their names.
    private func documentedInitialiser(_ method: Method) -> SwiftDeclaration {
        let face = facts.face(of: method)
        if let made = takingAfter(face) { return made }
        let given = facts.initialised.compactMap { member -> SwiftArgument? in
            if let filled = method.fills.first(where: { $0.name.value == member.specName }) {
                return filling(member, with: filled.value, of: face).labelled(member.name)
            }
            guard let parameter = face.parameters.first(where: { $0.fills(member, called: member.name, model) }) else {
                return nothing(member, in: face)
            }
            return filling(member, with: parameter, of: face).labelled(member.name)
        }
        if isOpen { return designated(face, wrapping(face) + given) }
        return face.signature(in: MethodSignature.Owner(type)).declaration(
            type.form == .structure
                ? [.public]
                : [.public] + (overridesDesignated(face) || face.parameters.isEmpty && inheritsInit ? [.override] : []) + [.convenience],
            documentation: initialiserDocumentation(method),
            [.expression(.call("self.init", facts.basics(.implicit("current")) + wrapping(face) + given))] + afterwards(face)
        )
    }

    func initialiserDocumentation(_ method: Method) -> SwiftDocumentation {
        model.documentation(method.text, method.provenance, parameters: method.parameterTexts.map { ($0.name.value, $0.text.main) })
    }

    /// What an initialiser does with the object that is there.
    func afterwards(_ face: MethodFace) -> [SwiftStatement] {
        let added = face.method.listeners.map { ListenerLowering(face: face, facts: facts, change: $0).alone }
        return listening(face) + (added.map { [$0] } ?? []) + MethodLowering(context: context, facts: facts).initialising(face)
    }

    /// The error of an error class, and what the object is given in place of what it would be read off that for.
    private func wrapping(_ face: MethodFace) -> [SwiftArgument] {
        guard facts.isErrorClass else { return [] }
        let given = facts.givenReadings.compactMap { member -> SwiftArgument? in
            let name = member.property?.name ?? member.name
            guard let parameter = face.parameters.first(where: { $0.fills(member, called: name, model) }) else { return nil }
            return filling(member, with: parameter, of: face).labelled(member.name)
        }
        return [facts.error(of: face).labelled("error")] + given
    }

    /// `- initWithDelegate:` fills the delegate, its own or one that it inherits, and `- initWithOnChange:` a block.
    private func listening(_ face: MethodFace) -> [SwiftStatement] {
        let blocks = face.parameters.compactMap { parameter -> SwiftStatement? in
            guard parameter.type.isFunction, let block = BlockFacts(parameter.specName, of: type, model) else { return nil }
            return .assign(SwiftExpression.name(block.boxName).dot("value"), "=", .name(parameter.name))
        }
        let heard = model.ancestry(of: type).first { $0.delegate != nil && !$0.isDelegateStatic }
        guard let delegate = heard?.delegate else { return blocks }
        let (name, listener) = (delegate.property.value, SwiftTypeName.any([.named(delegate.protocolName.value)]))
        return blocks
            + face.parameters.filter { ($0.specName == name || $0.label == name) && $0.type.base == listener }.map { parameter in
                .assign(SwiftExpression.name(model.inner.box(name)).dot("value"), "=", .name(parameter.name))
            }
    }

    /// Whether what it inherits from is made by `init()`, as every object of Foundation's is.
    var inheritsInit: Bool { inherited.map(\.isMadeBare) ?? facts.isFoundationObject }

    /// A parameter that may be missing fills a property that is always there with nothing: an empty text or list, zero. Of another object
    /// there is no such value.
    private func filling(_ member: StoredMember, with parameter: MethodFace.Parameter, of face: MethodFace) -> SwiftExpression {
        let value = number(model.fromDeclared(.name(parameter.name), parameter.type), parameter.type, member)
        guard parameter.type.isOptional, !member.flowType.isOptional else { return value }
        // Swift itself unwraps what says nothing of `nil`, where it stands alone.
        if parameter.type.optionality == .implicit, value == .name(parameter.name) { return value }
        return value.infix(.coalescing, nothing(of: member, in: face))
    }

    /// A member of a parameter fills a property; what may be missing likewise with nothing.
    private func filling(_ member: StoredMember, with value: Expression, of face: MethodFace) -> SwiftExpression {
        let parameters = face.parameters.map { parameter in
            FlowPlan.Parameter(
                name: parameter.specName, swiftName: parameter.name, type: model.flowType(parameter.type), hasDefault: false,
                given: model.fromDeclared(.name(parameter.name), parameter.type))
        }
        let wanted = member.flowType.optional
        let reading = FlowPlan.Signature(
            name: "", owners: [], parameters: parameters, result: wanted, effects: FlowPlan.Effects(isAsync: false, isThrowing: false))
        // There is no object yet whose environment a part could have.
        var context = context
        context.surroundings = .name("ClientEnvironment").dot("current")
        let found = FlowLowering(FlowParts(), context, reading).coerced(value, to: wanted, FlowScope())
        guard found.type.isOptional, !member.flowType.isOptional else { return found.code }
        return found.whole.infix(.coalescing, nothing(of: member, in: face))
    }

    /// A whole number fills a property of any.
    private func number(_ value: SwiftExpression, _ type: SwiftType, _ member: StoredMember) -> SwiftExpression {
        guard member.flowType.type == .number, model.flowType(type).type == .integer else { return value }
        func double(_ value: SwiftExpression) -> SwiftExpression { .call("Double", [value.labelled(nil)]) }
        return type.isOptional ? value.mapped(double) : double(value)
    }

    /// What no parameter fills, and has to be there.
    private func nothing(_ member: StoredMember, in face: MethodFace) -> SwiftArgument? {
        guard !member.begins, !member.isMutable || takesValues else { return nil }
        return nothing(of: member, in: face).labelled(member.name)
    }

    private func nothing(of member: StoredMember, in face: MethodFace) -> SwiftExpression {
        context.first(of: member) ?? SettledClass.blank(member.flowType, model) ?? model.nothing(madeBy: face)
    }
}

extension SwiftStatement {
    /// `self.name = value`
    fileprivate static func set(_ name: String, _ value: SwiftExpression) -> SwiftStatement { .assign(.this.dot(name), "=", value) }
}
