internal import Declarations
internal import Spec
internal import SwiftCode

/// Blocks that properties of the object hold.
extension FlowLowering {
    /// Calls the block on the main actor, if the app has set one.
    mutating func callBlock(
        _ name: String, _ key: Expression?, _ arguments: [Argument], _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let facts = context.owner.flatMap({ BlockFacts(name, of: $0, model) }) else {
            return callListeners(name, key, arguments, &scope)
        }
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

    /// Asks a block of the method's, or one that the object holds, and waits for what the app answers.
    mutating func consult(_ question: BlockQuestion, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        if question.isAtOnce { return change(question, rest, &scope) }
        return question.isHeld ? askHeld(question, rest, &scope) : askGiven(question, rest, &scope)
    }

    /// Has a block change a value there and then.
    private mutating func change(_ question: BlockQuestion, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let block = signature.progress.first(where: { $0.name == question.handler.value }), let place = block.changed else {
            return []
        }
        let values = block.values.map { value -> SwiftExpression in
            let type = model.flowType(value.type)
            let argument = question.arguments.first { $0.name.value == value.name }
            return argument.map { coerced($0.value, to: type, scope).code } ?? defaultValue(type)
        }
        let type = model.flowType(block.values[place].type)
        let changing = scope.declare("\(question.handler.value) value")
        let items = values.enumerated().map { ($0 == place ? SwiftExpression.name("&\(changing)") : $1).unlabelled }
        let call: [SwiftStatement] = [
            .variable(changing, model.typeName(type), values[place]), .expression(SwiftExpression.name(block.swiftName).called(items)),
        ]
        guard let result = question.result, scope.uses.reads(result, in: rest) else { return call }
        return call + [.constant(bind(result, type, &scope), nil, .name(changing))]
    }

    private mutating func askGiven(
        _ question: BlockQuestion, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let block = signature.progress.first(where: { $0.name == question.handler.value }), let asked = block.asked else { return [] }
        let items = block.values.map { value -> SwiftArgument in
            let type = model.flowType(value.type)
            let argument = question.arguments.first { $0.name.value == value.name }
            return (argument.map { coerced($0.value, to: type, scope).code } ?? defaultValue(type)).unlabelled
        }
        let call = SwiftExpression.name(block.swiftName).chained.called(items, [.throwing, .waiting])
        let bound = asked.answer == nil ? nil : (name: question.result ?? "", type: asked.flowType(model))
        return statement(call, result: bound, rest, &scope)
    }

    private mutating func askHeld(
        _ question: BlockQuestion, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        let name = question.handler.value
        let held = context.owner.flatMap { BlockFacts(name, of: $0, model) }
        let listeners = held == nil ? context.owner.flatMap { ListenerFacts(name, of: $0, model) } : nil
        guard let asked = held?.asked ?? listeners?.asked else { return [] }
        var statements: [SwiftStatement] = []
        let items = (held?.parameters ?? listeners?.parameters ?? []).map { parameter -> SwiftArgument in
            guard let argument = question.arguments.first(where: { $0.name.value == parameter.name }) else {
                return defaultValue(model.flowType(parameter.type)).unlabelled
            }
            let type = parameter.type.inBlock
            return asked.given(handed(argument.value, as: type, parameter.name, &statements, &scope), type, model).unlabelled
        }
        let own = held?.boxName ?? listeners?.storedName ?? ""
        let kept = held?.box(context.own(own), context.environmentValue) ?? listeners?.kept(context.own(own), context.environmentValue)
        let key = question.key.map { [coerced($0, to: FlowType(.string), scope).code.labelled("under")] } ?? []
        let block = held == nil ? kept?.calling("last", key) : kept?.dot("handed")
        let call = asked.asking(block ?? .null, items, by: context.environment("askBlock"), model)
        guard asked.answer != nil else { return statements + [.expression(call)] }
        guard asked.answer?.isOptional == true, let result = question.result, scope.uses.reads(result, in: rest) else {
            return statements + statement(call, result: (name: question.result ?? "", type: asked.flowType(model)), rest, &scope)
        }
        let type = asked.flowType(model)
        return statements + [.constant(bind(result, type, &scope), model.typeName(type), call)]
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
