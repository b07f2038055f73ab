internal import Spec
internal import SwiftCode

/// The steps of a flow; none for an expression that stands alone.
struct FlowParts {
    var policies: [String] = []
    var steps: [FlowStep] = []
    var always: [FlowStep] = []
    var onSuccess: [FlowStep] = []
    var onFailure: [FlowStep] = []

    var allSteps: [FlowStep] { steps + always + onSuccess + onFailure }
}

extension Flow {
    var parts: FlowParts {
        FlowParts(policies: policies.map(\.value), steps: steps, always: always, onSuccess: onSuccess, onFailure: onFailure)
    }
}

/// Turns one flow into the statements of a Swift function.
struct FlowLowering {
    let context: FlowContext
    let flow: FlowParts
    let signature: FlowPlan.Signature

    init(_ flow: FlowParts, _ context: FlowContext, _ signature: FlowPlan.Signature) {
        self.flow = flow
        self.context = FlowContext(
            model: context.model, plan: context.plan, owner: context.owner, parameters: Set(signature.parameters.map(\.swiftName)),
            surroundings: context.surroundings)
        self.signature = signature
    }

    /// For an expression that stands alone.
    init(_ context: FlowContext, answering result: FlowType) {
        let effects = FlowPlan.Effects(isAsync: false, isThrowing: false)
        self.init(
            FlowParts(), context,
            FlowPlan.Signature(name: "", owners: [], parameters: [], result: result, handler: nil, effects: effects))
    }

    var model: SystemModel { context.model }

    /// The body of the function.
    mutating func body() -> [SwiftStatement] { (eventsForAll.listening(context) + wholeBody()).withoutUnusedNames }

    /// What it hears from its beginning on, looked for once.
    lazy var eventsForAll = EventsForAll(flow, of: context.owner, model)

    private mutating func wholeBody() -> [SwiftStatement] {
        var scope = FlowScope(declared: reservedNames())
        let handlesFailure = !flow.onFailure.isEmpty
        guard handlesFailure || !flow.always.isEmpty else { return closed(main(&scope), flow.steps + flow.onSuccess) }
        var attemptScope = scope.inner
        let body = main(&attemptScope)
        guard body.effects.contains(.throwing) else { return closed(main(&scope), flow.steps + flow.onSuccess) }
        var failureScope = scope.inner
        var handler = opened(flow.always + flow.onFailure) + steps(flow.always, &failureScope) + steps(flow.onFailure, &failureScope)
        if !handlesFailure { handler.append(.throw(.name("error"))) }
        let ends = !handlesFailure || flow.onFailure.contains(where: \.ends)
        return closed([.do(body, [SwiftCatch(nil, handler)])], ends ? flow.steps + flow.onSuccess : [])
    }

    /// Steps, `always` and `onSuccess`, with the policies around them.
    private mutating func main(_ scope: inout FlowScope) -> [SwiftStatement] {
        claim() + guarded(&scope)
    }

    /// A state object is used up by the first method that is called on it.
    private func claim() -> [SwiftStatement] {
        guard let owner = context.owner, let error = owner.once.flatMap({ model.errorValue($0.value) }),
            owner.methods.contains(where: { $0.flow?.value == signature.name })
        else { return [] }
        return [.guard([.test(SwiftExpression.name("once").calling("take"))], [.throw(error)])]
    }

    // MARK: errors

    /// The error without the details that came with it, and the details where steps speak of them.
    func opened(_ steps: [FlowStep]) -> [SwiftStatement] {
        guard model.hasFailureDetails || !model.errorValues.isEmpty else { return [] }
        let references = steps.references().filter { $0.root == .error }
        let usesDetails = references.contains { $0.path.first.map(isDetail) ?? false }
        guard usesDetails || !references.isEmpty || steps.withNested().contains(where: \.testsError) else { return [] }
        let plain = model.hasFailureDetails ? [Self.openedError] : []
        return (usesDetails ? [.constant("details", nil, details)] : []) + plain
    }

    /// What came with the error: what the server said, or what the error holds.
    var details: SwiftExpression {
        let held = SwiftExpression.name("error").cast(.conditional, "any DocumentedError").chained.dot("details")
        let rest = model.errorValues.isEmpty ? SwiftExpression.dictionary([]) : held.infix(.coalescing, .dictionary([]))
        return model.hasFailureDetails ? Self.detailed("details", or: rest) : rest
    }

    private func isDetail(_ name: String) -> Bool {
        name == "message" ? model.errorValues[name] != nil : !["code", "domain"].contains(name)
    }

    static let openedError = SwiftStatement.constant("error", nil, plainError)

    /// The error at hand as apps see it.
    static let plainError = detailed("error", or: .name("error"))

    private static func detailed(_ member: String, or other: SwiftExpression) -> SwiftExpression {
        SwiftExpression.name("error").cast(.conditional, "FailureDetails").chained.dot(member).infix(.coalescing, other)
    }

    // MARK: policies

    private mutating func guarded(_ scope: inout FlowScope) -> [SwiftStatement] {
        let policies = flow.policies.compactMap { model.policies[$0] }
        guard !policies.isEmpty else { return plainMain(&scope) }
        let before = steps(policies.flatMap(\.before), &scope)
        let retries = policies.flatMap(\.retry)
        return before + (retries.isEmpty ? plainMain(&scope) : retried(retries, &scope))
    }

    private mutating func plainMain(_ scope: inout FlowScope) -> [SwiftStatement] {
        scope.continuation = flow.always + flow.onSuccess
        scope.cleanup = flow.always
        let statements = steps(flow.steps, &scope)
        guard !flow.steps.contains(where: \.ends) else { return statements }
        scope.cleanup = []
        scope.continuation = flow.onSuccess
        let always = steps(flow.always, &scope)
        scope.continuation = []
        return statements + always + steps(flow.onSuccess, &scope)
    }

    /// The steps as a function of their own, run again once after a retry.
    private mutating func retried(_ retries: [Policy.Retry], _ scope: inout FlowScope) -> [SwiftStatement] {
        var inner = scope.inner
        let body = closed(plainMain(&inner), flow.steps + flow.onSuccess)
        let canFail = body.effects.contains(.throwing)
        let effects = FlowPlan.Effects(isAsync: signature.effects.isAsync, isThrowing: canFail).ofCall
        let isVoid = signature.result.type == .void
        let result = isVoid ? SwiftTypeName.void : model.typeName(signature.result)
        let function = SwiftStatement.function(SwiftFunction(.named("attempt"), effects: effects, result: result, body))
        let call = SwiftExpression.call("attempt").with(effects)
        let again = isVoid ? SwiftStatement.expression(call) : .return(call)
        guard canFail else { return [function, again] }
        if retries.contains(where: \.isPatient) {
            return [function] + patiently(retries, isVoid ? [again, .return(nil)] : [again], &scope)
        }
        let details = opened(retries.flatMap(\.steps))
        let plain = model.hasFailureDetails && details.isEmpty ? [Self.openedError] : []
        let branches = retryBranches(retries, again: again, scope)
        let handler = details + plain + [.if(branches, otherwise: [.throw(.name("error"))])]
        return [function, .do([again], [SwiftCatch(nil, handler)])]
    }

    private mutating func retryBranches(_ retries: [Policy.Retry], again: SwiftStatement, _ scope: FlowScope) -> [SwiftBranch] {
        retries.map { retry in
            var inner = scope.inner.inner
            let test = SwiftExpression.joined(retry.errors.map { model.errorTest($0.value) }, .or) ?? .boolean(false)
            return SwiftBranch([.test(test)], steps(retry.steps, &inner) + (retry.steps.contains(where: \.ends) ? [] : [again]))
        }
    }

    // MARK: ends

    /// Adds what Swift wants at the end of a function that answers something.
    private func closed(_ statements: [SwiftStatement], _ steps: [FlowStep]) -> [SwiftStatement] {
        guard signature.result.type != .void, !steps.contains(where: \.ends), !statements.leave else { return statements }
        return statements + [.return(defaultValue(signature.result))]
    }

    func defaultValue(_ type: FlowType) -> SwiftExpression {
        if type.isOptional { return .null }
        return switch type.type {
        case .boolean: .boolean(false)
        case .integer, .number: .integer(0)
        case .string: .string("")
        case .list: .array([])
        case .table: .dictionary([])
        case .json: .implicit("null")
        case .date: now
        case .data: SwiftExpression.type("Data").called()
        case .named where model.typeName(type).isHanded: SwiftExpression.type(model.typeName(type)).called()
        case .named(let name):
            TupleType(name).map { found in .tuple(found.elements.map { defaultValue(FlowType($0.type)).labelled($0.label) }) }
                ?? model.initialCase(name)
        default: .null
        }
    }

    private mutating func reservedNames() -> Set<String> {
        let parameters = signature.parameters.map(\.swiftName)
        return Set(parameters + FlowPlan.ownNames + ["error"] + model.inner.all + members + listeners())
    }

    private mutating func listeners() -> [String] {
        let events = eventsForAll
        return events.names.map { events.listener($0, among: context.parameters) }
    }

    /// Members of `self` that the flow's code asks by name, gathered once.
    lazy var members = askedMembers

    private var askedMembers: [String] {
        let steps = flow.allSteps
        let references = steps.references()
        let own = references.filter { $0.root == .object }.compactMap(\.path.first)
        if let owner = context.owner { return own + ["notify", "askDelegate"] + boxes(of: owner, in: steps) }
        let facts = FlowFacts(steps)
        let groups = model.spec.state.map { context.stateProperty($0.name.value) }
        return own + facts.calls.map(SwiftIdentifier.camelCase) + groups + [
            "clock", "settings", "shared", "notifications", "notify", "askDelegate", "askBlock", "wait",
        ]
            + model.spec.capabilities.map { SwiftIdentifier.camelCase($0.name.value) }
    }
}

extension FlowLowering {
    private func boxes(of owner: ClassType, in steps: [FlowStep]) -> [String] {
        steps.withNested().compactMap { step in
            switch step.verb {
            case .report(let name, .held, _):
                BlockFacts(name.value, of: owner, model)?.boxName ?? ListenerFacts(name.value, of: owner, model)?.storedName
            case .consult(let question) where question.isHeld:
                BlockFacts(question.handler.value, of: owner, model)?.boxName
                    ?? ListenerFacts(question.handler.value, of: owner, model)?.storedName
            case .notifyAll(let name, _, _): ListenerFacts(name.value, of: owner, model)?.storedName
            default: nil
            }
        }
    }
}

extension FlowStep {
    /// Whether one of its conditions asks which error is at hand.
    fileprivate var testsError: Bool {
        if case .control(let control) = verb { control.conditions.contains(where: \.testsError) } else { false }
    }
}

extension Condition {
    fileprivate var testsError: Bool {
        switch self {
        case .isError: true
        case .not(let inner): inner.testsError
        case .all(let list), .any(let list): list.contains(where: \.testsError)
        default: false
        }
    }
}

extension Flow {
    var allSteps: [FlowStep] { steps + always + onSuccess + onFailure }
}

extension Policy {
    var allSteps: [FlowStep] { before + retry.flatMap(\.allSteps) }
}

extension SwiftTypeName {
    /// What nothing has set yet can be carried, and ends the program where it is read.
    fileprivate var isHanded: Bool { if case .named("Handed", _) = self { true } else { false } }
}
