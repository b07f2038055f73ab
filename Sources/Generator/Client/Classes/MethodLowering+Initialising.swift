internal import Declarations
internal import Spec
internal import SwiftCode

/// What initialisers do with the object that they have made, or before there is one.
extension MethodLowering {
    /// What an initialiser does with the object that it has made. What waits goes on behind it.
    func initialising(_ face: MethodFace) -> [SwiftStatement] {
        guard let name = face.method.flow?.value, let signature = context.plan.signatures[name],
            model.flows[name]?.runsOnNew(face.method, of: facts.name) == true
        else { return [] }
        let own = model.inner.environment
        var reach = Reach(object: .this, environment: .this.dot(own), own: own)
        let arguments = self.arguments(face, signature, &reach)
        let goesOn = signature.effects.isAsync
        let effects = goesOn ? signature.effects.ofCall.union(.waiting) : signature.effects.ofCall
        let call = reach.function(of: signature, inClosure: true).called(arguments, effects)
        let isHeard = face.throwsError && !goesOn
        if isHeard, let typed = typed(face, .expression(call), [], false, reach) { return reach.setup + typed }
        let log = SwiftStatement.logged(face.name.description, by: reach.environment.dot("log"))
        let run =
            call.effects.contains(.throwing) && !isHeard
            ? SwiftStatement.do([.expression(call)], [SwiftCatch(nil, [answersNil(face) && !goesOn ? .return(.null) : log])])
            : .expression(call)
        return reach.setup + (goesOn ? [start([run], face, reach)] : [run])
    }

    /// An initialiser whose steps make the object, which its own takes after; nil of any other. Where they fail, there is none.
    ///
    /// - Parameter taking: what is done with what they have made.
    func making(_ face: MethodFace, _ taking: (SwiftExpression) -> [SwiftStatement]) -> [SwiftStatement]? {
        guard let flow = face.method.flow?.value, let signature = context.plan.signatures[flow],
            model.flows[flow]?.makesObject(of: face.method, facts.name) == true
        else { return nil }
        let surroundings = SwiftExpression.name("ClientEnvironment").dot("current")
        var reach = Reach(object: surroundings, environment: surroundings, own: model.inner.environment)
        let arguments = self.arguments(face, signature, &reach)
        let call = reach.function(of: signature, inClosure: true).called(arguments, signature.effects.ofCall)
        let name = face.parameters.contains { $0.name == "made" } ? "object" : "made"
        let found: SwiftStatement =
            signature.result.isOptional
            ? .guard([.bind(name, call)], [.return(.null)]) : .constant(name, nil, call)
        let run = [found] + taking(.name(name))
        guard call.effects.contains(.throwing) else { return reach.setup + run }
        if let typed = typed(face, run, reach) { return reach.setup + typed }
        if face.throwsError { return reach.setup + run }
        let end: SwiftStatement = answersNil(face) ? .return(.null) : .expression(model.nothing(madeBy: face))
        return reach.setup + [.do(run, [SwiftCatch(nil, [end])])]
    }

    /// Whether an initialiser may answer nothing: in Objective-C each may that does not say otherwise.
    private func answersNil(_ face: MethodFace) -> Bool {
        switch face.result.optionality {
        case .optional: true
        case .implicit: face.method.language == .objectiveC
        case .required: false
        }
    }
}
