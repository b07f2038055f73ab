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

    /// What a block is handed that a method calls before it returns.
    func blockMembers(_ name: String) -> [ScenarioMember] {
        let methods = context.spec.classes.flatMap { type in type.methods.map { (type.name.value, $0) } }
        for (owner, method) in methods {
            guard let handler = method.handlers.progress.first(where: { $0.name == name && $0.isAtOnce }) else { continue }
            return handler.parameters.map {
                let type = context.model.mapping.type($0.type, language: method.language, owner: owner)
                return ScenarioMember($0.name ?? "", FrameworkTypes.reachable(type, from: owner, context.model))
            }
        }
        return []
    }

    /// A block that notes what it is told.
    func reporting(_ handler: MethodHandlers.Progress) -> SwiftExpression {
        let members = handler.parameters.enumerated().map { ($1.name ?? "", SwiftExpression.name("$\($0)")) }
        let note = SwiftExpression.log.calling(
            "note", [SwiftExpression.string(handler.name).unlabelled, SwiftExpression.members(members).unlabelled])
        return .closure(SwiftClosure([], note))
    }

    /// The app listens from the beginning on to the blocks that it is told of, where it has their object by then.
    mutating func listen(in life: ArraySlice<ScenarioStep>) {
        heardBlocks = Set(life.compactMap { if case .reported(let name, _, _, _, _) = $0.verb { name.value } else { nil } })
        for block in context.spec.classes.flatMap({ BlockFacts.all(of: $0, context.model) })
        where block.held.isStatic && heardBlocks.contains(block.held.block.name) {
            assign(.name(block.held.owner).dot(block.property.name), reporting(block.held.block))
        }
        for object in context.sharedObjects { listen(to: object.code, object.type) }
    }

    /// Sets the blocks of an object that the app has just got.
    mutating func listen(to object: SwiftExpression, _ type: ClassType) {
        for block in context.model.ancestry(of: type).flatMap({ BlockFacts.all(of: $0, context.model) })
        where !block.held.isStatic && heardBlocks.contains(block.held.block.name) {
            assign(object.dot(block.property.name), reporting(block.held.block))
        }
    }

    /// `set: {onChange: true}`: the app listens from then on, or with `false` no longer.
    mutating func set(_ block: BlockFacts, of object: SwiftExpression, _ value: Expression) {
        let owner = block.held.isStatic ? .name(block.held.owner) : object
        assign(owner.dot(block.property.name), value.isTrue ? reporting(block.held.block) : .null)
    }

    /// What an initialiser is handed that keeps a block.
    func listening(_ parameter: MethodFace.Parameter, of call: ScenarioCall, _ face: MethodFace) -> SwiftExpression? {
        guard face.name.isInitializer, parameter.type.isFunction else { return nil }
        return context.block(parameter.specName, of: call.type).map { reporting($0.held.block) }
    }
}

extension Expression {
    fileprivate var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
}
