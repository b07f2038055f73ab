internal import Declarations
internal import Spec
internal import SwiftCode

/// Steps that speak with delegates, handlers and other objects.
extension FlowLowering {
    mutating func notify(
        _ selector: String,
        _ arguments: [Expression],
        _ target: Expression?,
        _ result: String?,
        _ rest: ArraySlice<FlowStep>,
        _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let (type, method) = delegateMethod(selector, target, scope) else { return [] }
        let face = model.face(of: method, in: type)
        var statements: [SwiftStatement] = []
        var items = ToldArguments()
        let block = method.answerBlock
        let answer = block.map { awaited($0, of: face, &statements, &scope) }
        var given = arguments[...]
        for (index, parameter) in face.parameters.enumerated() {
            if let answer, index == block?.position {
                items.append(SwiftExpression.name(answer.block).labelled(parameter.label))
                continue
            }
            guard let argument = given.popFirst() else { break }
            items.append(told(argument, by: method, as: parameter, &statements, &scope), parameter.label)
        }
        let call = items.calls { items in
            let told = face.calling(on: .name("$0"), items)
            return face.result.isVoid ? told : model.fromDeclared(told, face.result)
        }
        let error = method.isRequired ? nil : type.missing.flatMap { model.errorValue($0.value) }
        return statements + delivered(call, target, orFail: error, answer, result, model.flowType(face.result), rest, &scope)
    }

    /// `$error` for a delegate that is told one enum of errors: what is none of them becomes what `failsAs:` says.
    mutating func toldError(
        _ argument: Expression, by method: Method, as parameter: MethodFace.Parameter,
        _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftExpression? {
        guard argument.type.unwrapped == .error, let other = method.failsAs.flatMap({ model.errorValue($0.value) }),
            parameter.type.name.map({ model.errors[$0] != nil }) ?? false
        else { return nil }
        let name = scope.declare("told error")
        let error = context.environment("documented").called([
            value(argument, scope).code.unlabelled, SwiftExpression.string(method.name).labelled("by"), other.labelled("or"),
        ])
        statements.append(.constant(name, nil, error))
        return .name(name)
    }

    /// A value for a closure that runs later: as a constant where it may fail, or reads what `self` holds or the environment.
    mutating func beforehand(
        _ expression: Expression, as type: FlowType, _ name: String, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> LoweredValue {
        let value = coerced(expression, to: type, scope)
        let readsObject = expression.references.contains { $0.root == .object && !$0.path.isEmpty }
        guard value.isThrowing || readsObject || readsEnvironment(value.code) else { return value }
        let isTaken = scope.declared.contains(SwiftIdentifier.camelCase(name))
        let constant = scope.declare(isTaken ? "\(name) value" : name)
        let known = LoweredValue(.name(constant), value.type, what: value.what)
        if case .reference(let reference) = expression.kind, value.isThrowing { scope.narrowed[reference] = known }
        statements.append(.constant(constant, value.boundType(of: expression), value.code))
        return known
    }

    mutating func readsEnvironment(_ code: SwiftExpression) -> Bool {
        let names = context.owner == nil ? ["self", "random"] + members : [model.inner.environment]
        return names.contains(where: code.mentions)
    }

    private mutating func delivered(
        _ call: ToldCall,
        _ target: Expression?,
        orFail error: SwiftExpression?,
        _ answer: AwaitedAnswer?,
        _ result: String?,
        _ type: FlowType,
        _ rest: ArraySlice<FlowStep>,
        _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        let items = target.map { [value($0, scope).code.labelled(nil)] } ?? []
        let body = call.closure
        guard signature.effects.isAsync else {
            let function = target == nil ? SwiftExpression.this.dot("notify") : context.keptEnvironment("notify")
            let notify = function.called(items, trailing: body, .waiting)
            return [.expression(context.environment("start").called(trailing: SwiftClosure([], notify)))]
        }
        let isAsked = !call.effects.isEmpty
        let word = isAsked ? "askDelegate" : "notify"
        let function = target == nil ? context.own(word) : context.environment(word)
        let told = function.called(items, trailing: body, isAsked ? [.throwing, .waiting] : .waiting)
        let heard = error.map { failing(told, with: $0) } ?? told
        let notify = answer.map { asked(heard, $0) } ?? heard
        let type = answer?.type ?? type
        guard let result, type.type != .void, scope.uses.reads(result, in: rest) else {
            return [type.type == .void || answer != nil ? .expression(notify) : .discard(notify)]
        }
        let name = scope.declare(result)
        scope.locals[result] = LoweredValue(.name(name), type.optional, what: result)
        // What may be missing by itself is missing as well where there is nobody to answer.
        guard answer == nil, type.isOptional else { return [.constant(name, nil, notify)] }
        return [.constant(name, model.typeName(type.optional), notify.infix(.coalescing, .null))]
    }

    /// Waits until the app has called the block that it is handed.
    private func asked(_ told: SwiftExpression, _ answer: AwaitedAnswer) -> SwiftExpression {
        let argument = SwiftExpression.name(answer.answer).labelled(nil)
        return context.environment("answered").called([argument], trailing: SwiftClosure([], told), [.throwing, .waiting])
    }

    /// An app may leave the method out, and the SDK lets the call fail then.
    private func failing(_ told: SwiftExpression, with error: SwiftExpression) -> SwiftExpression {
        context.environment("failing").called([error.labelled("with")], trailing: SwiftClosure([], told), [.throwing, .waiting])
    }

    func delegateMethod(_ selector: String, _ target: Expression?, _ scope: FlowScope) -> (type: ProtocolType, method: Method)? {
        guard let target else { return context.delegateProtocol().flatMap { model.delegateMethod(selector, of: $0) } }
        guard case .named(let name) = value(target, scope).type.type else { return nil }
        return model.protocols[name].flatMap { model.delegateMethod(selector, of: $0) }
    }

    // MARK: events

    mutating func awaited(
        _ event: String, _ object: Expression?, _ result: String?, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        var (member, type) = eventMember(event, object, scope)
        let toAll = eventsForAll
        if object == nil, toAll.names.contains(event) { member = .name(toAll.listener(event, among: context.parameters)) }
        let bound = type.type == .void ? nil : (name: result ?? "", type: type)
        let wait = context.environment("wait").called([member.labelled("for")], [.throwing, .waiting])
        return statement(wait, result: bound, rest, &scope)
    }

    func signal(_ event: String, _ object: Expression?, _ expression: Expression?, _ scope: FlowScope) -> [SwiftStatement] {
        let (member, type) = eventMember(event, object, scope)
        guard let expression, type.type != .void else {
            return [.expression(member.calling("send", [SwiftExpression.tuple([]).labelled(nil)]))]
        }
        return [.expression(member.calling("send", [coerced(expression, to: type, scope).code.labelled(nil)]))]
    }

    private func eventMember(_ event: String, _ object: Expression?, _ scope: FlowScope) -> (code: SwiftExpression, type: FlowType) {
        let name = model.inner.event(event)
        var owner = context.owner
        var code = context.own(name)
        if let object {
            let value = value(object, scope)
            code = value.code.chained(value.type.isOptional).dot(name)
            if case .named(let name) = value.type.type { owner = model.classes[name] }
        }
        let field = owner.flatMap { type in model.ancestry(of: type).flatMap(\.events).first { $0.name.value == event } }
        let type = field.map { FlowType($0.type, optional: !$0.isRequired && $0.type != .void, fields: $0.fields) } ?? FlowType(.json)
        return (code, type)
    }
}
