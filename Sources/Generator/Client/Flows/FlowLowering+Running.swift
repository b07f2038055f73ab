internal import Declarations
internal import Spec
internal import SwiftCode

/// Steps that run other flows, and call the handler.
extension FlowLowering {
    func complete(_ arguments: [Argument], _ scope: FlowScope) -> [SwiftStatement] {
        guard let handler = signature.handler else { return [] }
        let fails = handler.contains { value in value.type.isError && arguments.contains { $0.name.value == value.name } }
        let items = handler.map { parameter -> SwiftArgument in
            let argument = arguments.first { $0.name.value == parameter.name }
            let isNeeded = !fails && signature.needed.contains(parameter.name)
            let type = isNeeded ? model.flowType(parameter.type).required : model.flowType(parameter.type)
            return (argument.map { coerced($0.value, to: type, scope).code } ?? defaultValue(type)).labelled(nil)
        }
        return [.expression(.call("complete", items, .waiting))]
    }

    /// Calls a handler while the flow goes on, where the app gave one.
    mutating func report(_ handler: String, _ arguments: [Argument], _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let block = signature.progress.first(where: { $0.name == handler }) else { return [] }
        var statements: [SwiftStatement] = []
        let items = block.values.map { value -> SwiftArgument in
            let type = model.flowType(value.type)
            guard let argument = arguments.first(where: { $0.name.value == value.name }) else { return defaultValue(type).labelled(nil) }
            if signature.effects.isAsync { return coerced(argument.value, to: type, scope).code.labelled(nil) }
            return beforehand(argument.value, as: type, value.name, &statements, &scope).code.labelled(nil)
        }
        let call = SwiftExpression.name(block.swiftName).chained.called(items, .waiting)
        guard !signature.effects.isAsync else { return [.expression(call)] }
        return statements + [.expression(context.environment("start").called(trailing: SwiftClosure([], [.expression(call)])))]
    }

    /// Calls a handler there and then: what the app does with what it is handed, the next step sees.
    func callAtOnce(_ handler: String, _ arguments: [Argument], _ scope: FlowScope) -> [SwiftStatement] {
        guard let block = signature.progress.first(where: { $0.name == handler }) else { return [] }
        let items = block.values.map { value -> SwiftArgument in
            let type = model.flowType(value.type)
            let argument = arguments.first { $0.name.value == value.name }
            return (argument.map { coerced($0.value, to: type, scope).code } ?? defaultValue(type)).labelled(nil)
        }
        return [.expression(SwiftExpression.name(block.swiftName).called(items))]
    }

    /// The next element of the method's stream.
    func emitted(_ element: Expression, _ scope: FlowScope) -> [SwiftStatement] {
        guard let stream = signature.progress.first(where: { $0.name == FlowPlan.Progress.stream }) else { return [] }
        let items = stream.values.map { coerced(element, to: model.flowType($0.type), scope).code.labelled(nil) }
        return [.expression(SwiftExpression.name(stream.swiftName).chained.called(items, .waiting))]
    }

    mutating func run(
        _ name: String,
        _ arguments: [Argument],
        _ result: String?,
        _ waits: Bool,
        of owner: Expression?,
        _ rest: ArraySlice<FlowStep>,
        _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let target = context.plan.signatures[name] else { return [] }
        // What the flow posts is heard on the main actor.
        let isDelivered = signature.effects.isAsync && target.postsAtOnce
        var statements: [SwiftStatement] = []
        var items: [SwiftArgument] = []
        for parameter in target.parameters {
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else { continue }
            let value =
                waits && !isDelivered
                ? coerced(argument.value, to: parameter.type, scope)
                : beforehand(argument.value, as: parameter.type, parameter.name, &statements, &scope)
            items.append(value.code.labelled(parameter.swiftName))
        }
        if let handler = target.handler, let own = signature.handler { items.append(completion(handler, own).labelled("complete")) }
        guard waits else {
            let object = owner.map { beforehand($0, as: FlowType($0.type.unwrapped), "other", &statements, &scope).code }
            return statements + [started(target, items, of: object)]
        }
        let object = owner.map { coerced($0, to: FlowType($0.type.unwrapped), scope).code }
        let function = target.isFree ? context.environment(target.function) : object?.dot(target.function) ?? .name(target.function)
        scope.invalidate(nil)
        let bound = target.result.type == .void ? nil : (name: result ?? "", type: target.result)
        let call = function.called(items, target.effects.ofCall)
        let run = isDelivered ? target.calledFromWaiting(call) { context.environment($0) } : call
        return statements + statement(run, result: bound, rest, &scope, isDiscardable: !isDelivered)
    }

    /// The handler at hand as the one that another flow completes: its values by name, or else by type.
    private func completion(_ handler: [(name: String, type: SwiftType)], _ own: [(name: String, type: SwiftType)]) -> SwiftExpression {
        let complete = SwiftExpression.name("complete")
        if handler.map(\.name) == own.map(\.name), handler.map(\.type) == own.map(\.type) { return complete }
        let names = handler.map { SwiftIdentifier.local($0.name) }
        let values = own.map { parameter -> SwiftExpression in
            let byName = handler.firstIndex { $0.name == parameter.name && $0.type == parameter.type }
            let index = byName ?? handler.firstIndex { $0.type.base == parameter.type.base }
            return index.map { .name(names[$0]) } ?? defaultValue(model.flowType(parameter.type))
        }
        let used = names.map { values.contains(.name($0)) ? $0 : "_" }
        return .closure(SwiftClosure(used, complete.called(values.map { $0.labelled(nil) }, .waiting)))
    }

    /// Work that goes on in the background; what it does not handle is noted on the log.
    ///
    /// - Parameter object: another one, whose flow it is.
    private func started(_ target: FlowPlan.Signature, _ items: [SwiftArgument], of object: SwiftExpression?) -> SwiftStatement {
        let function = target.isFree ? context.keptEnvironment(target.function) : (object ?? .this).dot(target.function)
        let run = target.calledFromWaiting(function.called(items, target.effects.ofCall)) { context.keptEnvironment($0) }
        // What a flow answers need not be taken; what `deliver` hands on of it is.
        let call: SwiftStatement = target.postsAtOnce && target.result.type != .void ? .discard(run) : .expression(run)
        let log = SwiftStatement.logged(target.name, by: context.keptEnvironment("log"))
        let body = target.effects.isThrowing ? SwiftStatement.do([call], [SwiftCatch(nil, [log])]) : call
        let start = context.environment("start").called(trailing: SwiftClosure([], [body]))
        if object != nil { return .expression(start) }
        return .expression(EventsForAll(target.name, of: context.owner, model).heard(by: start) { context.own($0) })
    }
}

extension FlowPlan.Effects {
    /// Of a call of such a flow.
    var ofCall: SwiftCode.Effects { (isThrowing ? SwiftCode.Effects.throwing : []).union(isAsync ? .waiting : []) }
}

extension SwiftStatement {
    /// Notes on the log what went wrong, and with what.
    static func logged(_ what: String, by log: SwiftExpression) -> SwiftStatement {
        .expression(log.called([SwiftExpression.string([.text("\(what): "), .value(.name("error"))]).labelled(nil)]))
    }
}
