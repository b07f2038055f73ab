internal import Declarations
internal import Spec
internal import SwiftCode

/// Objects that an app holds: it is the delegate of each that has one, and says so as soon as it has the object.
extension ScenarioLowering {
    /// Hears what an object tells from now on.
    mutating func hear(_ object: SwiftExpression, _ type: String?, isOptional: Bool = false) {
        if let statement = hearing(object, type, isOptional: isOptional) { add(statement) }
    }

    /// Likewise each object of what a call has given.
    mutating func hear(_ members: [ScenarioMember], in variable: String) {
        for member in members { hear(told(member, in: variable, of: members), member.type.name, isOptional: member.type.isOptional) }
    }

    /// `object.delegate = delegate`; nil where the type has no such delegate.
    private func hearing(_ object: SwiftExpression, _ type: String?, isOptional: Bool) -> SwiftStatement? {
        guard let delegate = type.flatMap({ context.objectDelegate(of: $0) }) else { return nil }
        return .assign(object.chained(isOptional).dot(delegate.property.name), "=", recorder(delegate))
    }

    private func recorder(_ delegate: ScenarioContext.ObjectDelegate) -> SwiftExpression {
        .name(context.recorderVariable(delegate.protocolName))
    }

    /// Whether there is something to hear of what a call gives, whether steps read it or not.
    func holds(_ call: ScenarioCall) -> Bool {
        guard call.waits, let face = context.face(call.type, call.method.value) else { return false }
        if face.name.isInitializer { return context.objectDelegate(of: call.type) != nil }
        return isHeard(face.result) || holds(handlerMembers(call, face))
    }

    func holds(_ members: [ScenarioMember]) -> Bool { members.contains { isHeard($0.type) } }

    private func isHeard(_ type: SwiftType) -> Bool { type.name.flatMap { context.objectDelegate(of: $0) } != nil }

    /// What is heard of the values that a handler is given, by their places: the handler says so, since what comes next comes at once.
    func heard(_ members: [ScenarioMember]) -> [Int: HandlerKeeping.Delegate] {
        var delegates: [Int: HandlerKeeping.Delegate] = [:]
        for (index, member) in members.enumerated() {
            guard let delegate = member.type.name.flatMap({ context.objectDelegate(of: $0) }) else { continue }
            delegates[index] = HandlerKeeping.Delegate(property: delegate.property.name, recorder: recorder(delegate))
        }
        return delegates
    }
}

extension ScenarioContext {
    typealias ObjectDelegate = (property: PropertyFacts, protocolName: String)

    /// The property of a class, its own or inherited, in which an app sets the delegate of one object.
    func objectDelegate(of type: String) -> ObjectDelegate? {
        guard let owner = model.classes[type], owner.form == .class,
            let declaring = model.ancestry(of: owner).first(where: { $0.delegate != nil }), !declaring.isDelegateStatic,
            let delegate = declaring.delegate, let found = property(delegate.property.value, of: type),
            found.property.isSettable, !found.property.declaration.isStatic
        else { return nil }
        return (found, delegate.protocolName.value)
    }
}
