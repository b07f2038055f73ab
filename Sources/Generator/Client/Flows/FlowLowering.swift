internal import Spec

/// The steps of a flow; none for an expression that stands alone.
struct FlowParts {
    var policies: [String] = []
    var steps: [Step] = []
    var always: [Step] = []
    var onSuccess: [Step] = []
    var onFailure: [Step] = []
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
    /// Whether anything that was lowered so far throws out of the function.
    var isThrowing = false
    /// Greater than 0 inside a `do` whose `catch` handles everything.
    var handled = 0

    init(_ flow: FlowParts, _ context: FlowContext, _ signature: FlowPlan.Signature) {
        self.flow = flow
        self.context = context
        self.signature = signature
    }

    var model: SystemModel { context.model }

    /// The body of the function at that depth of indentation.
    mutating func body(depth: Int) -> [StatementView] {
        var scope = FlowScope(declared: reservedNames, depth: depth)
        let handlesFailure = !flow.onFailure.isEmpty
        guard handlesFailure || !flow.always.isEmpty else {
            return closed(main(&scope), flow.steps + flow.onSuccess, scope)
        }
        var attemptScope = scope.inner
        handled += 1
        let wasThrowing = isThrowing
        isThrowing = false
        let body = main(&attemptScope)
        handled -= 1
        let canFail = isThrowing
        isThrowing = wasThrowing
        guard canFail else { return closed(main(&scope), flow.steps + flow.onSuccess, scope) }
        var failureScope = scope.inner
        failureScope.hasError = true
        var handler = opened(flow.always + flow.onFailure) + steps(flow.always, &failureScope) + steps(flow.onFailure, &failureScope)
        if !handlesFailure {
            handler.append(.line("throw error"))
            isThrowing = true
        }
        let attempt = StatementView(.attempt(AttemptView(body: body, handler: handler)))
        let ends = !handlesFailure || terminates(flow.onFailure)
        return closed([attempt], ends ? flow.steps + flow.onSuccess : [], scope)
    }

    /// Steps, `always` and `onSuccess`, with the policies around them.
    private mutating func main(_ scope: inout FlowScope) -> [StatementView] {
        claim() + guarded(&scope)
    }

    /// A state object is used up by the first method that is called on it.
    private mutating func claim() -> [StatementView] {
        guard let owner = context.owner, let error = owner.once.flatMap({ model.errorExpression($0.value) }),
            owner.methods.contains(where: { $0.flow?.value == signature.name })
        else { return [] }
        isThrowing = true
        return [StatementView(.guarded(GuardView(head: ["guard once.take() else {"], otherwise: [.line("throw \(error)")])))]
    }

    /// The error without the details that came with it, and the details where steps speak of them.
    private func opened(_ steps: [Step]) -> [StatementView] {
        guard model.hasFailureDetails else { return [] }
        let references = StepVisitor.references(in: StepVisitor.expressions(in: steps)).filter { $0.root == .error }
        let usesDetails = references.contains { !$0.path.isEmpty && !["message", "code", "domain"].contains($0.path[0]) }
        let details = StatementView.line("let details = (error as? FailureDetails)?.details ?? [:]")
        guard usesDetails || !references.isEmpty || StepVisitor.testsError(steps) else { return [] }
        return (usesDetails ? [details] : []) + [.line(Self.openedError)]
    }

    private static let openedError = "let error = (error as? FailureDetails)?.error ?? error"

    private mutating func guarded(_ scope: inout FlowScope) -> [StatementView] {
        let policies = flow.policies.compactMap { model.policies[$0] }
        guard !policies.isEmpty else { return plainMain(&scope) }
        let before = policies.flatMap(\.before)
        var statements = steps(before, &scope)
        let retries = policies.flatMap(\.retry)
        statements += retries.isEmpty ? plainMain(&scope) : retried(retries, &scope)
        return statements
    }

    private mutating func plainMain(_ scope: inout FlowScope) -> [StatementView] {
        scope.continuation = flow.always + flow.onSuccess
        scope.cleanup = flow.always
        let statements = steps(flow.steps, &scope)
        guard !terminates(flow.steps) else { return statements }
        scope.cleanup = []
        scope.continuation = flow.onSuccess
        let always = steps(flow.always, &scope)
        scope.continuation = []
        return statements + always + steps(flow.onSuccess, &scope)
    }

    /// The steps as a function of their own, run again once after a retry.
    private mutating func retried(_ retries: [Policy.Retry], _ scope: inout FlowScope) -> [StatementView] {
        var inner = scope.inner
        let wasThrowing = isThrowing
        isThrowing = false
        var body = plainMain(&inner)
        body = closed(body, flow.steps + flow.onSuccess, inner)
        let canFail = isThrowing
        isThrowing = wasThrowing || canFail
        let isAsync = signature.effects.isAsync
        let returns = signature.result.type == .void ? "" : " -> \(model.spelling(signature.result))"
        let head = "func attempt()\(isAsync ? " async" : "")\(canFail ? " throws" : "")\(returns) {"
        let call = "\(returns.isEmpty ? "" : "return ")\(canFail ? "try " : "")\(isAsync ? "await " : "")attempt()"
        let function = StatementView.block([head], body)
        guard canFail else { return [function, .line(call)] }
        var catchScope = scope.inner
        catchScope.hasError = true
        let details = opened(retries.flatMap(\.steps))
        let isNeeded = model.hasFailureDetails && details.isEmpty
        let plain: [StatementView] = isNeeded ? [.line(Self.openedError)] : []
        let handler = details + plain + retryBranches(retries, again: call, catchScope)
        return [function, StatementView(.attempt(AttemptView(body: [.line(call)], handler: handler)))]
    }

    private mutating func retryBranches(_ retries: [Policy.Retry], again call: String, _ scope: FlowScope) -> [StatementView] {
        var views: [BranchView] = []
        for (index, retry) in retries.enumerated() {
            var inner = scope.inner
            let condition = retry.errors.map { errorTest($0.value) }.joined(separator: " || ")
            let body = steps(retry.steps, &inner) + (terminates(retry.steps) ? [] : [.line(call)])
            let head = CodeLayout.head(index == 0 ? "if" : "} else if", [condition], "{", depth: scope.depth)
            views.append(BranchView(head: head, body: body, isLast: false))
        }
        views.append(BranchView(head: ["} else {"], body: [.line("throw error")], isLast: true))
        return [StatementView(.branches(views))]
    }

    /// Adds what Swift wants at the end of a function that answers something.
    private mutating func closed(_ statements: [StatementView], _ steps: [Step], _ scope: FlowScope) -> [StatementView] {
        guard signature.result.type != .void, !terminates(steps) else { return statements }
        return statements + [.line("return \(defaultValue(signature.result))")]
    }

    func defaultValue(_ type: FlowType) -> String {
        if type.isOptional { return "nil" }
        switch type.type {
        case .boolean: return "false"
        case .integer, .number: return "0"
        case .string: return "\"\""
        case .list: return "[]"
        case .json: return ".null"
        case .date: return context.environment("clock.now")
        case .named(let name): return model.defaultCase(name)
        default: return "nil"
        }
    }

    /// Whether a list of steps always leaves the flow.
    func terminates(_ steps: [Step]) -> Bool { StepVisitor.terminates(steps) }

    private var reservedNames: Set<String> {
        let parameters = signature.parameters.map(\.swiftName)
        return Set(parameters + ["self", "environment", "storage", "error", "complete", "attempt"])
    }
}

extension SystemModel {
    /// The first case of an enum: what a value is before anything else is known.
    func defaultCase(_ name: String) -> String {
        if let first = enums[name]?.cases.first { return caseExpression(name, first.name.value) }
        if let first = errors[name]?.cases.first { return caseExpression(name, first.name.value) }
        return "nil"
    }
}
