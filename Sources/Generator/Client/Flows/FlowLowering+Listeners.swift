internal import Declarations
internal import Spec
internal import SwiftCode

/// Steps that tell all listeners of a list.
extension FlowLowering {
    /// Calls each block on the main actor, or each that was added under a text.
    mutating func callListeners(
        _ name: String, _ key: Expression?, _ arguments: [Argument], _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let facts = context.owner.flatMap({ ListenerFacts(name, of: $0, model) }) else { return [] }
        var statements: [SwiftStatement] = []
        let items = facts.parameters.map { parameter -> SwiftArgument in
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else {
                return defaultValue(model.flowType(parameter.type)).labelled(nil)
            }
            return handed(argument.value, as: parameter.type.inBlock, parameter.name, &statements, &scope).labelled(nil)
        }
        let text = key.map { [beforehand($0, as: FlowType(.string), "key", &statements, &scope).code.labelled("under")] } ?? []
        return statements + [telling(facts, text, [.expression(SwiftExpression.name("$0").called(items))])]
    }

    /// Tells each delegate on the main actor. What they answer is nobody's.
    mutating func notifyAll(
        _ name: String, _ selector: String, _ arguments: [Expression], _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let facts = context.owner.flatMap({ ListenerFacts(name, of: $0, model) }),
            let (type, method) = facts.list.protocolName.flatMap({ model.protocols[$0] }).flatMap({ model.delegateMethod(selector, of: $0) }
            )
        else { return [] }
        let face = model.face(of: method, in: type)
        var statements: [SwiftStatement] = []
        var items = ToldArguments()
        for (parameter, argument) in zip(face.parameters, arguments) {
            items.append(told(argument, by: method, as: parameter, &statements, &scope), parameter.label)
        }
        let call = items.calls { face.calling(on: .name("$0"), $0) }
        return statements + [telling(facts, [], call.statements(isDiscarded: !face.result.isVoid))]
    }

    private mutating func telling(_ facts: ListenerFacts, _ key: [SwiftArgument], _ call: [SwiftStatement]) -> SwiftStatement {
        func delivered(_ list: SwiftExpression, by environment: SwiftExpression) -> SwiftExpression {
            let each = list.calling("each", key, trailing: SwiftClosure([], call))
            return environment.calling("deliver", trailing: SwiftClosure([], each), .waiting)
        }
        guard !signature.effects.isAsync else {
            let list = facts.kept(context.own(facts.storedName), context.environmentValue)
            return .expression(delivered(list, by: context.environmentValue))
        }
        let environment = context.keptEnvironment()
        let told = delivered(facts.kept(.this.dot(facts.storedName), environment), by: environment)
        return .expression(context.environment("start").called(trailing: SwiftClosure([], told)))
    }
}
