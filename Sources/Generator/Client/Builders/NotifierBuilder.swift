internal import Spec
internal import SwiftCode

/// What calls the delegate of a class on the main actor: one function that tells it something, and one that asks it what takes time or may fail.
struct NotifierBuilder {
    let type: ClassType
    let model: SystemModel
    /// The methods that flows call without saying of whom.
    private let selectors: Set<String>

    init(_ type: ClassType, _ flows: [Flow], _ model: SystemModel) {
        self.type = type
        self.model = model
        selectors = Set(
            flows.flatMap { $0.allSteps.withNested() }.compactMap { step in
                if case .notify(let selector, _, nil, _, _) = step.verb { selector.value } else { nil }
            })
    }

    var declarations: [SwiftDeclaration] {
        guard !selectors.isEmpty, let owner = model.ancestry(of: type).first(where: { $0.delegate != nil }), let delegate = owner.delegate
        else { return [] }
        let box = SwiftExpression.name(model.inner.box(delegate.property.value))
        let effects = selectors.map { selector -> Effects in
            guard let type = model.protocols[delegate.protocolName.value], let found = model.delegateMethod(selector, of: type) else {
                return []
            }
            return model.face(of: found.method, in: found.type).effects
        }
        let isTold = effects.contains(where: \.isEmpty)
        let isAsked = effects.contains { !$0.isEmpty }
        return (isTold ? [tells(delegate.protocolName.value, box)] : []) + (isAsked ? [asks(delegate.protocolName.value, box)] : [])
    }

    private func tells(_ protocolName: String, _ delegate: SwiftExpression) -> SwiftDeclaration {
        let told = SwiftExpression.name("box").dot("value").mapped { .call("call", [$0.labelled(nil)]) }
        let delivered = SwiftExpression.name(model.inner.environment).calling("deliver", trailing: SwiftClosure([], told), .waiting)
        return function(
            "notify", protocolName, call: [], effects: .waiting, [.constant("box", nil, delegate), .return(delivered)],
            "Calls the delegate on the main actor, if there is one.")
    }

    private func asks(_ protocolName: String, _ delegate: SwiftExpression) -> SwiftDeclaration {
        let handed = delegate.dot("value").mapped { .call("Handed", [$0.labelled(nil)]) }
        let asked = SwiftExpression.name(model.inner.environment).calling(
            "askDelegate", [handed.labelled(nil), SwiftExpression.name("call").labelled(nil)], [.throwing, .waiting])
        return function(
            "askDelegate", protocolName, call: [.throwing, .waiting], effects: [.throwing, .waiting], [.expression(asked)],
            "Asks the delegate on the main actor, if there is one, and waits for its answer.")
    }

    private func function(
        _ name: String, _ protocolName: String, call effectsOfCall: Effects, effects: Effects, _ body: [SwiftStatement], _ text: String
    ) -> SwiftDeclaration {
        let call = SwiftTypeName.function(
            .init(
                attributes: ["@MainActor", "@Sendable"], [.any([.named(protocolName)])], effects: effectsOfCall, result: "Answer"))
        let function = SwiftFunction(
            .named(name), generics: [SwiftGeneric("Answer", "Sendable")], [SwiftParameter("", "call", .escaping(call))],
            effects: effects, result: .optional("Answer"), body)
        return .function(function, attributes: ["@discardableResult"], documentation: SwiftDocumentation(text))
    }
}

extension SystemModel {
    /// A method of a delegate's protocol, or of one that this refines.
    func delegateMethod(_ selector: String, of type: ProtocolType) -> (type: ProtocolType, method: Method)? {
        type.requirements(in: protocols).first { $0.method.name == selector }
    }
}
