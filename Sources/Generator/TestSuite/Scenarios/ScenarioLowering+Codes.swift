internal import Spec
internal import SwiftCode

/// Twins that answer the code of an error with everything else: a scenario has the error instead, as it has it of a handler.
extension ScenarioLowering {
    mutating func codedTwin(_ call: ScenarioCall, _ face: MethodFace, _ members: [ScenarioMember]) {
        let invocation = awaiting(call, face)
        let keeping = HandlerKeeping(face: face, members: members, model: context.model)
        if call.pace == .started {
            let (given, heard) = (fresh("given"), fresh("heard"))
            let told = SwiftStatement.constant(heard, members.typeName, keeping.read(.name(given)))
            let work = SwiftClosure([], [.constant(given, nil, invocation), told, .return(.name(heard))])
            return begin(call, work, members) { .startedCoded(variable: $0, $1) }
        }
        guard call.result != nil || call.failure != nil else { return add(.discard(invocation)) }
        let answer = fresh("given")
        bind(answer, invocation)
        told(keeping.read(.name(answer)) ?? .name(answer), members, result: call.result, failure: call.failing)
    }

    /// - Parameter given: what a handler would be given.
    mutating func told(_ given: SwiftExpression, _ members: [ScenarioMember], result: String?, failure: ScenarioFailure?) {
        guard result != nil || failure != nil else { return add(.discard(given)) }
        let variable = result.map { newVariable($0) } ?? fresh("heard")
        add(.constant(variable, members.typeName, given))
        if let result {
            values.locals[result] = .handed(variable: variable, members)
            types[result] = members.typeName
        }
        if let failure, let error = members.first(where: \.type.isError) { expect(failure, in: variable, of: members, at: error) }
    }
}
