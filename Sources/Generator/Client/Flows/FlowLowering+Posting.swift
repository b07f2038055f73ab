internal import Spec
internal import SwiftCode

/// Steps that post notifications.
extension FlowLowering {
    /// Where the flow waits for something, on the main actor as everything else that an app hears; else at once, where the app called.
    mutating func post(_ name: String, _ carried: [Argument], _ scope: inout FlowScope) -> [SwiftStatement] {
        let notification = model.constants[name].map { ConstantNaming.posted($0, model.spec) } ?? .implicit(name)
        var statements: [SwiftStatement] = []
        var items = [notification.labelled("name")]
        let object = carried.first { $0.name.value == "object" }.map { posted($0.value, "object", &statements, &scope) }
        items.append((object ?? sender).labelled("object"))
        if let info = carried.first(where: { $0.name.value == "userInfo" })?.value {
            items.append(userInfo(info, &statements, &scope).labelled("userInfo"))
        }
        let post = context.environment("notifications", "post").called(items)
        guard signature.effects.isAsync else { return statements + [.expression(post)] }
        return statements + [.expression(context.environment("deliver").called(trailing: SwiftClosure([], post), .waiting))]
    }

    /// What is no JSON, an error or an object of a class, stands in it as itself; what is missing of these is left out.
    private mutating func userInfo(_ info: Expression, _ statements: inout [SwiftStatement], _ scope: inout FlowScope) -> SwiftExpression {
        let type = SwiftType(SwiftType.anyDictionary, .optional)
        guard case .object(let members) = info.kind, members.contains(where: { isApps($0.value) }) else {
            return handed(info, as: type, "user info", &statements, &scope)
        }
        let pairs = members.map { ($0.name.value, posted($0.value, $0.name.value, &statements, &scope)) }
        return .call("userInfo", [SwiftExpression.members(pairs).unlabelled])
    }

    private func isApps(_ value: Expression) -> Bool {
        let type = value.type.unwrapped
        return type == .error || type.innerName.map { model.classes[$0] != nil } ?? false
    }

    /// An error or an object of a class as itself, all else as what Foundation has for JSON.
    private mutating func posted(
        _ value: Expression, _ name: String, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftExpression {
        guard isApps(value) else { return handed(value, as: SwiftType("Any", .optional), name, &statements, &scope) }
        return beforehand(value, as: FlowType(value.type), name, &statements, &scope).code
    }

    /// Who posts: the object itself; for flows that stand beside a system's one shared object, that object.
    private var sender: SwiftExpression {
        if let owner = context.owner, owner.shared != nil { return .this }
        guard model.shared.count == 1, let type = model.shared.first else { return context.owner == nil ? .null : .this }
        return ClassFacts(type, model).shared(by: context.environment("shared"))
    }
}
