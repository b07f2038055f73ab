internal import Declarations
internal import Spec
internal import SwiftCode

/// Blocks that properties of the object hold.
extension FlowLowering {
    /// Calls the block on the main actor, if the app has set one.
    mutating func callBlock(_ name: String, _ arguments: [Argument], _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let facts = context.owner.flatMap({ BlockFacts(name, of: $0, model) }) else { return callListeners(name, arguments, &scope) }
        var statements: [SwiftStatement] = []
        let items = facts.parameters.map { parameter -> SwiftArgument in
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else {
                return defaultValue(model.flowType(parameter.type)).labelled(nil)
            }
            return handed(argument.value, as: parameter.type.inBlock, parameter.name, &statements, &scope).labelled(nil)
        }
        guard !signature.effects.isAsync else {
            let box = facts.box(context.own(facts.boxName), context.environmentValue)
            return statements + [.expression(Self.delivered(box, items, by: context.environmentValue))]
        }
        let environment = context.keptEnvironment()
        let box = facts.box(.this.dot(facts.boxName), environment)
        let call = SwiftClosure([], Self.delivered(box, items, by: environment))
        return statements + [.expression(context.environment("start").called(trailing: call))]
    }

    private static func delivered(_ box: SwiftExpression, _ items: [SwiftArgument], by environment: SwiftExpression) -> SwiftExpression {
        let call = box.dot("value").chained.called(items)
        return environment.calling("deliver", trailing: SwiftClosure([], call), .waiting)
    }

    /// Objects of the spec's classes, which apps are given as they are where the declaration takes anything.
    private func areObjects(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .list(let item): areObjects(item)
        case .named(let name): model.classes[name]?.form == .class
        default: false
        }
    }

    /// What an app is given on the main actor, as its declaration has it.
    mutating func handed(
        _ argument: Expression, as type: SwiftType, _ name: String, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftExpression {
        let declared = type.optionality == .implicit ? type.with(.required) : type
        if ["Any", .array("Any")].contains(type.base), areObjects(argument.type) {
            let wanted = FlowType(argument.type.unwrapped, optional: declared.isOptional)
            return beforehand(argument, as: wanted, name, &statements, &scope).code
        }
        return shown(beforehand(argument, as: model.flowType(declared), name, &statements, &scope), type)
    }

    /// A value as apps are shown it: objects of the spec's classes as they are.
    func shown(_ value: LoweredValue, _ type: SwiftType) -> SwiftExpression {
        let isObject = if case .named(let name) = value.type.type { model.classes[name] != nil } else { false }
        return isObject ? value.code : value.unboxed ?? model.toDeclared(value, type)
    }
}

extension SwiftType {
    /// As a block is given it: `T?` where the declaration says nothing about `nil`.
    var inBlock: SwiftType { optionality == .implicit ? with(.optional) : self }
}
