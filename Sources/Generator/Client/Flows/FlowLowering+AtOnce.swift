internal import Declarations
internal import Spec
internal import SwiftCode

/// What an app's object answers at once, in the midst of a flow: nothing of the SDK's is locked while it is asked.
extension FlowLowering {
    mutating func answeredAtOnce(
        _ selector: String, _ arguments: [Expression], of target: Expression, _ result: String?, _ rest: ArraySlice<FlowStep>,
        _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let (type, method) = delegateMethod(selector, target, scope) else { return [] }
        let face = model.face(of: method, in: type)
        var statements: [SwiftStatement] = []
        var items: [SwiftArgument] = []
        for (parameter, argument) in zip(face.parameters, arguments) {
            items.append(handed(argument, as: parameter.type, parameter.name, &statements, &scope).labelled(parameter.label))
        }
        let object = appsObject(target, scope)
        let call = face.calling(on: object.linked, items)
        guard !face.result.isVoid else { return statements + [.expression(call)] }
        guard let result else { return statements + [.discard(call)] }
        let answer = object.type.isOptional && !face.result.isOptional ? face.result.with(.optional) : face.result
        let bound = (name: result, type: model.flowType(answer))
        return statements + statement(model.fromDeclared(call, answer), result: bound, rest, &scope)
    }

    /// `set: {token: …}` with `of:` an app's object.
    mutating func setAtOnce(
        _ assignments: [Assignment], of target: Expression, _ type: ProtocolType, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        let object = appsObject(target, scope)
        var statements: [SwiftStatement] = []
        for assignment in assignments {
            guard let name = assignment.target.value.field, let (owner, method) = model.delegateMethod(name, of: type) else { continue }
            let face = model.face(of: method, in: owner)
            let value = handed(assignment.value, as: face.result, name, &statements, &scope)
            statements.append(.assign(object.linked.dot(face.name.base), "=", value))
        }
        return statements
    }

    /// The object itself, out of the box in which flows have it.
    private func appsObject(_ target: Expression, _ scope: FlowScope) -> LoweredValue {
        let found = value(target, scope)
        if let unboxed = found.unboxed { return LoweredValue(unboxed, found.type, what: found.what) }
        guard case .named(let name) = found.type.type, model.isHanded(name) else { return found }
        // What has only just been put into a box for flows.
        if let own = found.code.handed(to: "Handed") { return LoweredValue(own, found.type, what: found.what) }
        var object = LoweredValue(found.linked.dot("value"), found.type, what: found.what)
        object.isChained = found.type.isOptional
        return object
    }
}
