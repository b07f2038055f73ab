internal import Declarations
internal import Spec
internal import SwiftCode

/// How a block of an app's is asked that answers something, or throws.
struct AskedBlock: Sendable {
    /// What it answers, with the type of its declaration as it is reached from anywhere; nil where that is nothing.
    let answer: SwiftType?
    let effects: Effects

    /// Nil for a block that is only told.
    init?(_ block: MethodHandlers.Progress, _ language: Language, owner: String, _ model: SystemModel) {
        guard block.isAsked else { return nil }
        answer = block.answer.map {
            FrameworkTypes.reachable(model.mapping.type($0, language: language, owner: owner).inBlock, from: owner, model)
        }
        effects = Effects(block.isAsync ? [.waiting] : []).union(block.isThrowing ? [.throwing] : [])
    }

    /// The type of what a flow gets of it: where the app has given no block, there is no answer.
    func flowType(_ model: SystemModel) -> FlowType { answer.map { model.flowType($0).optional } ?? FlowType(.void) }

    /// What the block is given: of a list of what frameworks bring, and of what holds anything, one that nothing else holds while the app takes its
    /// time.
    func given(_ value: SwiftExpression, _ type: SwiftType, _ model: SystemModel) -> SwiftExpression {
        let isList = model.holdsHanded(type) && !model.isHanded(type)
        let holdsAnything = type.holdsValuesOfAnyType && type.base != "Any"
        guard isList || holdsAnything, effects.contains(.waiting), !value.isNull else { return value }
        // What may be missing says so, or Swift would take it for what is there.
        let box = type.isOptional ? SwiftTypeName.named("Handed", [type.typeName]) : "Handed"
        return SwiftExpression.type(box).called([value.unlabelled]).dot("value")
    }

    /// `askBlock(block) { try await $0.value(…) }`: on the main actor, for as long as the app takes.
    ///
    /// - Parameter ask: the environment's function.
    func asking(_ block: SwiftExpression, _ given: [SwiftArgument], by ask: SwiftExpression, _ model: SystemModel) -> SwiftExpression {
        let called = SwiftExpression.name("$0").dot("value").called(given, effects)
        let body = SwiftClosure([], answer.map { model.fromDeclared(called, $0) } ?? called)
        let asked = ask.called([block.unlabelled], trailing: body, [.throwing, .waiting])
        // What may be missing by itself is missing as well where there is no block.
        return answer?.isOptional == true ? asked.infix(.coalescing, .null) : asked
    }
}
