internal import Declarations
internal import Spec
internal import SwiftCode

/// Blocks that are called while a method goes on, and that properties hold.
extension ScenarioLowering {
    /// What a block was told while a method went on.
    mutating func reported(
        _ name: String, _ handler: MethodHandlers.Progress, _ language: Language, _ arguments: [Argument], _ result: String?
    ) {
        let call = SwiftExpression.device("heard", .string(name), effects: [.throwing, .waiting])
        let members = handler.parameters.map { ScenarioMember($0.name ?? "", context.model.mapping.type($0.type, language: language)) }
        heard(call, with: members, arguments, result, isNamed: !arguments.isEmpty)
    }

    /// What a block is handed.
    func blockMembers(_ name: String) -> [ScenarioMember] {
        guard let (owner, language, handler) = block(named: name) else { return [] }
        return handler.parameters.map {
            let type = context.model.mapping.type($0.type, language: language, owner: owner)
            return ScenarioMember($0.name ?? "", FrameworkTypes.reachable(type, from: owner, context.model))
        }
    }

    /// The block of that name that a method is handed, that a property holds or that listeners are.
    private func block(named name: String) -> (owner: String, language: Language, handler: MethodHandlers.Progress)? {
        for type in context.spec.classes.sorted(by: { $0.name.value < $1.name.value }) {
            let owner = type.name.value
            for method in type.methods {
                let handlers = method.handlers.progress.filter { $0.name != method.listeners?.parameter }
                if let found = handlers.first(where: { $0.name == name }) { return (owner, method.language, found) }
            }
            if let held = type.blocks.first(where: { $0.block.name == name }) { return (owner, held.language, held.block) }
            if let list = type.listenerLists.first(where: { $0.name == name }), let block = list.block {
                return (owner, list.method.language, block)
            }
        }
        return nil
    }

    /// A block that notes what it is told, and answers what a scenario says.
    ///
    /// - Parameter asked: how flows ask it, where they do.
    func reporting(_ handler: MethodHandlers.Progress, _ asked: AskedBlock?, changing: SwiftType? = nil) -> SwiftExpression {
        let members = handler.parameters.enumerated().map { ($1.name ?? "", SwiftExpression.name("$\($0)")) }
        let name = SwiftExpression.string(handler.name)
        let note = SwiftExpression.log.calling("note", [name.unlabelled, SwiftExpression.members(members).unlabelled])
        if let changing, let place = handler.changed {
            let value = SwiftExpression.name("$\(place)")
            let arguments = [name.labelled("of"), SwiftExpression.type(changing.base).dot("self").unlabelled]
            let change = SwiftExpression.log.calling("answer", arguments).infix(.coalescing, value)
            return .closure(SwiftClosure([], [.expression(note), .assign(value, "=", change)]))
        }
        guard let asked else { return .closure(SwiftClosure([], note)) }
        let error = SwiftExpression.log.calling("error", [name.labelled("of")])
        let failing = SwiftStatement.if([SwiftBranch([.bind("error", error)], [.throw(.name("error"))])], otherwise: nil)
        let failed = asked.effects.contains(.throwing) ? [failing] : []
        return .closure(SwiftClosure([], [.expression(note)] + failed + (asked.answer.map { [.return(answer($0, name))] } ?? [])))
    }

    private func answer(_ type: SwiftType, _ name: SwiftExpression) -> SwiftExpression {
        let arguments = [name.labelled("of"), SwiftExpression.type(type.base).dot("self").unlabelled]
        if type.isOptional { return SwiftExpression.log.calling("answer", arguments) }
        let usual = context.model.fallback(type)
        guard !usual.isNull else { return SwiftExpression.log.calling("demanded", arguments) }
        return SwiftExpression.log.calling("answer", arguments).infix(.coalescing, usual)
    }

    /// What a block answers from then on, as the declaration has it.
    func blockAnswer(_ answer: Expression, _ name: String) -> SwiftExpression {
        let said = SwiftExpression.string(name).unlabelled
        guard let (owner, language, handler) = block(named: name),
            let type = AskedBlock(handler, language, owner: owner, context.model)?.answer ?? changed(by: handler, language, owner)
        else { return .null }
        let value = declared(answer, type)
        guard !value.isNull else { return SwiftExpression.log.calling("answer", [said, value.unlabelled]) }
        return SwiftExpression.log.calling("answers", [said, value.cast(.certain, type.base).unlabelled])
    }

    private func changed(by handler: MethodHandlers.Progress, _ language: Language, _ owner: String) -> SwiftType? {
        handler.changed.map { context.model.mapping.type(handler.parameters[$0].type, language: language, owner: owner) }
    }

    /// A block that a call hands over: one that no flow asks is none of the scenario's.
    func handedOver(_ handler: MethodHandlers.Progress, of face: MethodFace, in type: String) -> SwiftExpression? {
        guard handler.isAsked else { return reporting(handler, nil, changing: changed(by: handler, face.method.language, type)) }
        guard let flow = face.method.flow?.value, context.model.behaviour.flows[flow]?.asked.contains(handler.name) ?? false else {
            return nil
        }
        return reporting(handler, AskedBlock(handler, face.method.language, owner: type, context.model))
    }

    /// The app listens from the beginning on to the blocks that it is told of, where it has their object by then.
    mutating func listen(in life: ArraySlice<ScenarioStep>) {
        heardBlocks = Set(
            life.compactMap { step in
                switch step.verb {
                case .reported(let name, _, _, _, _): name.value
                case .react(let reaction) where reaction.isInBlock: reaction.selector.value
                default: nil
                }
            })
        for block in context.spec.classes.flatMap({ BlockFacts.all(of: $0, context.model) })
        where block.held.isStatic && block.property.property.isSettable && heardBlocks.contains(block.held.block.name) {
            assign(.name(block.held.owner).dot(block.property.name), reporting(block.held.block, block.asked))
        }
        for object in context.sharedObjects { listen(to: object.code, object.type) }
    }

    /// Sets the blocks of an object that the app has just got.
    mutating func listen(to object: SwiftExpression, _ type: ClassType) {
        for block in context.model.ancestry(of: type).flatMap({ BlockFacts.all(of: $0, context.model) })
        where !block.held.isStatic && block.property.property.isSettable && heardBlocks.contains(block.held.block.name) {
            assign(object.dot(block.property.name), reporting(block.held.block, block.asked))
        }
    }

    /// `set: {onChange: true}`: the app listens from then on, or with `false` no longer.
    mutating func set(_ block: BlockFacts, of object: SwiftExpression, _ value: Expression) {
        let owner = block.held.isStatic ? .name(block.held.owner) : object
        assign(owner.dot(block.property.name), value.isTrue ? reporting(block.held.block, block.asked) : .null)
    }

    /// What an initialiser is handed that keeps a block.
    func listening(_ parameter: MethodFace.Parameter, of call: ScenarioCall, _ face: MethodFace) -> SwiftExpression? {
        guard face.name.isInitializer, parameter.type.isFunction else { return nil }
        return context.block(parameter.specName, of: call.type).map { reporting($0.held.block, $0.asked) }
    }
}

extension Expression {
    fileprivate var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
}
