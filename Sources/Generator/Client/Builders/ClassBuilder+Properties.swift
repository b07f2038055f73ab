internal import Declarations
internal import Spec
internal import SwiftCode

extension ClassBuilder {
    /// Where an object holds what changes.
    var storage: SwiftExpression { SwiftExpression.name(facts.storage).dot("value") }

    var properties: [SwiftDeclaration] {
        let carried = facts.members.filter { $0.property == nil && $0.isMutable }.map { member in
            SwiftDeclaration.computed(
                member.name, model.typeName(member.flowType), body: [.expression(storage.dot(member.name))])
        }
        return type.properties.flatMap(declarations) + carried
    }

    private func declarations(of property: Property) -> [SwiftDeclaration] {
        guard let facts = facts.property(property.name) else { return [] }
        let documentation = model.documentation(property.text, property.provenance)
        if property.declaration.isStatic { return statics(of: property, facts, documentation) }
        guard let (form, isConstant) = form(of: property, facts) else { return [] }
        let variable = SwiftVariable(facts.name, facts.type.typeName, isConstant: isConstant, form)
        let isOwn = form == .stored(nil) && !isConstant && !property.isSettable
        // What is stored nobody overrides.
        let isComputed = if case .stored = form { false } else { true }
        let access: SwiftModifier = isOpen && property.declaration.isOpen && isComputed ? .open : .public
        let modifiers = [access] + (isOwn ? [.internalSet] : []) + anywhere(MethodName(base: facts.name, labels: []))
        return [SwiftDeclaration(.variable(variable), modifiers, documentation: documentation)]
    }

    /// What is static belongs to the class's one object in an environment: there it has its value, and the class hands it on.
    private func statics(of property: Property, _ facts: PropertyFacts, _ documentation: SwiftDocumentation) -> [SwiftDeclaration] {
        func shown(_ form: SwiftVariable.Form) -> SwiftDeclaration {
            let variable = SwiftVariable(facts.name, facts.type.typeName, form)
            let isOverridden = isOpen && property.declaration.isOpen
            return SwiftDeclaration(
                .variable(variable), isOverridden ? [.open, .class] : [.public, .static], documentation: documentation)
        }
        if type.isConstant(property) { return [shown(.computed([.expression(constant(property, facts))]))] }
        if type.shared?.value == property.name { return [shown(.computed([.expression(self.facts.current)]))] }
        guard let (form, isConstant) = form(of: property, facts) else { return [] }
        let held = SwiftVariable(facts.name, facts.type.typeName, isConstant: isConstant, form)
        let value = self.facts.current.dot(facts.name)
        guard case .accessors = form else { return [SwiftDeclaration(.variable(held)), shown(.computed([.expression(value)]))] }
        return [
            SwiftDeclaration(.variable(held)),
            shown(.accessors(get: [.expression(value)], set: [.assign(value, "=", .name("newValue"))])),
        ]
    }

    /// What a static property of a struct is, always.
    private func constant(_ property: Property, _ facts: PropertyFacts) -> SwiftExpression {
        if let get = property.get?.value { return computed(get, facts) }
        let type = model.flowType(facts.type)
        if let worked = SettledClass.worked(property, type, model) {
            return model.toDeclared(context.workedOut(worked, as: type), facts.type, isOptional: type.isOptional)
        }
        return SettledClass.initial(property, type, model) ?? SettledClass.nothing(type, model) ?? model.fallback(facts.type)
    }

    private func form(of property: Property, _ facts: PropertyFacts) -> (form: SwiftVariable.Form, isConstant: Bool)? {
        func computed(_ value: SwiftExpression) -> (SwiftVariable.Form, Bool) { (.computed([.expression(value)]), false) }
        if self.facts.isDelegate(property), let delegate = type.delegate {
            let box = SwiftExpression.name(model.inner.box(delegate.property.value)).dot("value")
            guard property.isSettable else { return computed(box) }
            return (.accessors(get: [.expression(box)], set: [.assign(box, "=", .name("newValue"))]), false)
        }
        if let block = BlockFacts(property.name, of: type, model) {
            guard property.isSettable else { return computed(block.read) }
            return (.accessors(get: [.expression(block.read)], set: setting(block)), false)
        }
        if !property.trueFor.isEmpty {
            return computed(given(property, or: .joined(property.trueFor.map { model.errorTest($0.value) }, .or) ?? .boolean(false)))
        }
        if let get = property.get?.value {
            let value = given(property, or: self.computed(get, facts))
            guard property.isSettable, let keeping = given(facts, to: property.setter) ?? keeping(get, facts.type) else {
                return computed(value)
            }
            return (.accessors(get: [.expression(value)], set: keeping), false)
        }
        guard let member = self.facts.member(property.name) else { return nil }
        if !member.isMutable, !self.facts.needsConversion(member) { return (.stored(nil), !member.isVariable) }
        let held = member.isMutable ? storage.dot(member.name) : .name(self.facts.storedName(member))
        let getter = model.toDeclared(held, facts.type, isOptional: member.flowType.isOptional)
        if member.isVariable, property.isSettable {
            let change = SwiftStatement.assign(held, "=", model.fromDeclared(.name("newValue"), facts.type))
            return (.accessors(get: [.expression(getter)], set: [change]), false)
        }
        guard member.isMutable, property.isSettable else { return computed(getter) }
        let whenSet = property.onSet.flatMap { running($0.value, for: member.name) }
        return (.accessors(get: [.expression(getter)], set: [setting(member, facts.type)] + [whenSet].compactMap { $0 }), false)
    }

    /// What the object was given instead of an error to read it off.
    private func given(_ property: Property, or read: SwiftExpression) -> SwiftExpression {
        guard let member = facts.givenReading(property), let type = member.property?.type else { return read }
        let isOptional = member.flowType.isOptional
        let isAlike = model.toDeclared(.this, type, isOptional: isOptional) == .this
        let held = SwiftExpression.name(member.name)
        let given = isAlike ? held : held.mapped { model.toDeclared($0, type, isOptional: isOptional) }
        return given.infix(.coalescing, read)
    }

    private func setting(_ block: BlockFacts) -> [SwiftStatement] {
        let change = SwiftStatement.assign(SwiftExpression.name(block.boxName).dot("value"), "=", .name("newValue"))
        return [change] + [block.held.property.onSet.flatMap { running($0.value, for: block.property.name) }].compactMap { $0 }
    }

    private func setting(_ member: StoredMember, _ type: SwiftType) -> SwiftStatement {
        let given = SwiftExpression.name("newValue")
        let value = model.fromDeclared(given, type)
        guard value == given else { return .assign(storage.dot(member.name), "=", value) }
        let change = SwiftStatement.assign(SwiftExpression.name("$0").dot(member.name), "=", given)
        return .expression(SwiftExpression.name(facts.storage).calling("withLock", trailing: SwiftClosure([], [change])))
    }

    /// What an app sets is kept where the property is read from; nil where that is no field of the state.
    private func keeping(_ read: Expression, _ type: SwiftType) -> [SwiftStatement]? {
        guard case .reference(let reference) = read.kind, case .state(let group) = reference.root else { return nil }
        guard reference.path.count == 1 else { return nil }
        let given = LoweredValue(model.fromDeclared(.name("newValue"), type), model.flowType(type))
        // The field may be of another type than the property.
        let field = FlowType(read.type.unwrapped, optional: true)
        let value = FlowLowering(context, answering: field).coerced(given, to: field)
        // What is given need not be `Sendable`; what is kept is.
        let isKeptAsItIs = value.code == .name("newValue")
        let kept = isKeptAsItIs ? value.code : .name("value")
        let change = SwiftStatement.changed(SwiftIdentifier.camelCase(reference.path[0]), kept)
        let update = SwiftStatement.expression(context.state(group).dot("update").called(trailing: SwiftClosure([], [change])))
        return isKeptAsItIs ? [update] : [.constant("value", nil, value.code), update]
    }

    /// What an app sets is handed to the steps of the setter; nil where there are none.
    private func given(_ facts: PropertyFacts, to setter: Method?) -> [SwiftStatement]? {
        guard let setter, let flow = setter.flow?.value, let signature = context.plan.signatures[flow] else { return nil }
        let value = model.fromDeclared(.name("newValue"), facts.type)
        let arguments = signature.parameters.filter { $0.name == setter.declaration.parameters.first?.name }.map { parameter in
            let isMissing = facts.type.isOptional && !parameter.type.isOptional
            return (isMissing ? SwiftExpression.required(value, facts.name) : value).labelled(parameter.swiftName)
        }
        return running(flow, for: facts.name, arguments).map { [$0] }
    }

    /// Runs a flow; what it fails with is noted, since setting has nobody to tell.
    private func running(_ flow: String, for property: String, _ arguments: [SwiftArgument] = []) -> SwiftStatement? {
        guard let signature = context.plan.signatures[flow] else { return nil }
        let effects = signature.effects
        let environment = effects.isAsync ? SwiftExpression.this.dot(model.inner.environment) : .name(model.inner.environment)
        let function =
            signature.isFree
            ? environment.dot(signature.function) : effects.isAsync ? .this.dot(signature.function) : .name(signature.function)
        let call = SwiftStatement.expression(function.called(arguments, effects.ofCall))
        let log = SwiftStatement.logged(property, by: environment.dot("log"))
        let body = [call].effects.contains(.throwing) ? SwiftStatement.do([call], [SwiftCatch(nil, [log])]) : call
        guard effects.isAsync else { return body }
        return .expression(SwiftExpression.name(model.inner.environment).calling("start", trailing: SwiftClosure([], [body])))
    }

    /// A property that is worked out: from state, mostly.
    private func computed(_ expression: Expression, _ property: PropertyFacts) -> SwiftExpression {
        let type = model.flowType(property.type)
        let value = FlowLowering(context, answering: type).coerced(expression, to: type, FlowScope())
        guard value.isThrowing else { return value.unboxed ?? model.toDeclared(value, property.type) }
        let tried = SwiftExpression.optionalTry(value.code)
        let code =
            property.type.isOptional
            ? tried : tried.infix(.coalescing, SettledClass.nothing(type.required, model) ?? model.fallback(property.type))
        let isOptional = value.type.isOptional || property.type.isOptional
        return model.toDeclared(code, property.type, isOptional: isOptional)
    }
}
