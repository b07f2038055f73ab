internal import Spec
internal import SwiftCode

extension FlowLowering: ControlLowering {
    /// The statements of steps, in order.
    mutating func steps(_ steps: [FlowStep], _ scope: inout FlowScope) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        let all = steps + scope.continuation
        let outer = scope.uses
        scope.uses = LocalUses(all)
        defer { scope.uses = outer }
        for (index, step) in steps.enumerated() {
            statements += lower(step.verb, all[(index + 1)...], &scope)
            scope.invalidate(after: [step])
        }
        return statements
    }

    private mutating func lower(_ verb: FlowVerb, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        switch verb {
        case .control(let control): self.control(control, rest, &scope)
        case .call(let endpoint, let arguments, let result): call(endpoint.value, arguments, result, rest, &scope)
        case .listen(let listening): heard(listening, &scope)
        case .leave(let source, let key): leaveListening(source, key, scope)
        case .ask(let operation, let arguments, let result): asked(operation.value, arguments, result, rest, &scope)
        case .keep(let assignments, let key): keep(assignments, key, &scope)
        case .claim(let group, let assignments, let key, let otherwise): claim(group.value, assignments, key, otherwise, &scope)
        case .repeat(let repetition): repeated(repetition, rest, &scope)
        case .attempt(let attempt): attempted(attempt, rest, &scope)
        case .forget(let paths, let key): forget(paths, key, &scope)
        case .set(let assignments, nil): set(assignments, &scope)
        case .set(let assignments, .some(let object)): set(assignments, of: object, &scope)
        case .notify(let selector, let arguments, let target?, let result, let way) where way.isAtOnce:
            answeredAtOnce(selector.value, arguments, of: target, result, rest, &scope)
        case .notify(let selector, let arguments, let target, let result, _):
            notify(selector.value, arguments, target, result, rest, &scope)
        case .notifyAll(let list, let selector, let arguments): notifyAll(list.value, selector.value, arguments, &scope)
        case .post(let name, let carried): post(name.value, carried, &scope)
        case .complete(let arguments): complete(arguments, scope)
        case .report(let handler, .held(let key), let arguments): callBlock(handler.value, key, arguments, &scope)
        case .report(let handler, .atOnce, let arguments): callAtOnce(handler.value, arguments, scope)
        case .report(let handler, .meanwhile, let arguments): report(handler.value, arguments, &scope)
        case .consult(let question): consult(question, rest, &scope)
        case .emit(let value): emitted(value, scope)
        case .return(let found) where signature.takesOver: takeOver(found, &scope) + leave(nil, &scope)
        // What only says that nothing failed, Swift leaves out.
        case .return where signature.result.type == .void: leave(nil, &scope)
        case .return(let expression): leave(coerced(expression, to: signature.result, scope).code, &scope)
        case .stop where scope.hearsEvents: leave(nil, &scope)
        case .stop: leave(signature.result.type == .void ? nil : defaultValue(signature.result), &scope)
        case .fail(let expression): [.throw(value(expression, scope).code)]
        case .run(let flow, let arguments, let result, let waits, let owner):
            run(flow.value, arguments, result, waits, of: owner, rest, &scope)
        case .new(let type, let arguments, let result): new(type.value, arguments, result, rest, &scope)
        case .await(let event, let object, let result): awaited(event.value, object, result, rest, &scope)
        case .signal(let event, let object, let expression): signal(event.value, object, expression, scope)
        }
    }

    /// A call as a statement, bound to a name if later steps use what it answers.
    mutating func statement(
        _ call: SwiftExpression,
        result: (name: String, type: FlowType)?,
        _ rest: ArraySlice<FlowStep>,
        _ scope: inout FlowScope,
        isDiscardable: Bool = false
    ) -> [SwiftStatement] {
        guard let result else { return [.expression(call)] }
        guard scope.uses.reads(result.name, in: rest) else {
            scope.narrowed = scope.narrowed.filter { $0.key.root != .local(result.name) }
            return [isDiscardable ? .expression(call) : .discard(call)]
        }
        let name = bind(result.name, result.type, &scope)
        return [.constant(name, nil, call)]
    }

    /// The name of a constant for what a step answers, by which the steps behind it read that.
    func bind(_ result: String, _ type: FlowType, _ scope: inout FlowScope) -> String {
        scope.narrowed = scope.narrowed.filter { $0.key.root != .local(result) }
        let name = scope.declare(result)
        scope.locals[result] = LoweredValue(.name(name), type, what: result)
        return name
    }

    // MARK: calls

    private mutating func call(
        _ name: String, _ arguments: [Argument], _ result: String, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let endpoint = model.endpoints[name] else { return [] }
        let function = context.environment(SwiftIdentifier.ofCall(name))
        let call = function.called(endpointArguments(endpoint, arguments, scope), [.throwing, .waiting])
        let bound = EndpointShapes.isEmpty(endpoint) ? nil : (name: result, type: context.response(of: endpoint))
        return statement(call, result: bound, rest, &scope)
    }

    private mutating func asked(
        _ operation: String, _ arguments: [Argument], _ result: String?, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let facts = CapabilityOperation(operation, model) else { return [] }
        let bound = facts.result.type == .void ? nil : (name: result ?? "", type: facts.result)
        return statement(asking(facts, arguments, scope), result: bound, rest, &scope)
    }

    func asking(_ facts: CapabilityOperation, _ arguments: [Argument], _ scope: FlowScope) -> SwiftExpression {
        let items = facts.parameters.compactMap { parameter -> SwiftArgument? in
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else {
                return SwiftExpression.null.labelled(parameter.label)
            }
            return coerced(argument.value, to: parameter.type, scope).code.labelled(parameter.label)
        }
        return context.environment(facts.path).called(items, facts.effects)
    }

    /// A question that needs no waiting, as a value.
    func ask(_ operation: String, _ arguments: [Argument], _ scope: FlowScope) -> LoweredValue {
        guard let facts = CapabilityOperation(operation, model) else { return .nothing }
        return LoweredValue(asking(facts, arguments, scope), facts.result)
    }

    // MARK: control

    func inner(_ scope: FlowScope) -> FlowScope { scope.inner }

    func bind(_ name: String, _ expression: Expression, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        let value = value(expression, scope)
        guard scope.uses.reads(name, in: rest) else { return [.discard(value.meant(by: expression).code)] }
        let constant = scope.declare(name)
        scope.locals[name] = LoweredValue(.name(constant), value.type, what: name)
        return [.constant(constant, value.boundType(of: expression), value.code)]
    }

    /// An initialiser's own object holds what the other does, which has to be there.
    private func takeOver(_ found: Expression, _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let owner = context.owner, !(found.reference?.root == .object && found.reference?.path.isEmpty == true) else { return [] }
        let type = FlowType(.named(owner.name.value))
        let value = value(found, scope)
        let other = value.code.isNull ? LoweredValue(value.code.cast(.certain, model.typeName(type.optional)), type.optional) : value
        let name = scope.declare("found")
        let storages = model.ancestry(of: owner).map { ClassFacts($0, model) }.filter { !$0.mutable.isEmpty }.map(\.storage)
        let known = coerced(LoweredValue(other.code, other.type, what: other.what.isEmpty ? owner.name.value : other.what), to: type).code
        guard !storages.isEmpty, !value.code.isNull else { return [.discard(known)] }
        let taken = storages.map { storage in
            SwiftStatement.assign(context.own(storage).dot("value"), "=", SwiftExpression.name(name).dot(storage).dot("value"))
        }
        return [.constant(name, nil, known)] + taken
    }

    /// Leaves the flow, after what always runs.
    private mutating func leave(_ value: SwiftExpression?, _ scope: inout FlowScope) -> [SwiftStatement] {
        let cleanup = scope.cleanup
        scope.cleanup = []
        defer { scope.cleanup = cleanup }
        // Of a closure that hears events, whether to go on.
        return steps(cleanup, &scope) + [.return(scope.hearsEvents ? .boolean(false) : value)]
    }
}
