internal import Spec
internal import SwiftCode

/// What new objects begin with.
extension FlowContext {
    /// A literal, or what is worked out for each new object.
    func first(of member: StoredMember) -> SwiftExpression? {
        member.worked.map { workedOut($0, as: member.flowType) } ?? member.initial
    }

    /// A value worked out in the environment in force, since there is no object yet that could have one, and a struct never has. Where it
    /// is missing, or fails, there is nothing.
    func workedOut(_ value: Expression, as type: FlowType) -> SwiftExpression {
        var context = self
        context.surroundings = .name("ClientEnvironment").dot("current")
        let lowering = FlowLowering(context, answering: type)
        let found = lowering.coerced(value, to: type, FlowScope()).code
        guard found.effects.contains(.throwing) else { return found }
        guard !type.isOptional else { return .optionalTry(found) }
        let nothing = SettledClass.blank(type, model) ?? .null
        let missing = lowering.coerced(value, to: type.optional, FlowScope()).code
        let isTold = !missing.effects.contains(.throwing)
        return (isTold ? missing : .optionalTry(found)).infix(.coalescing, nothing)
    }
}
