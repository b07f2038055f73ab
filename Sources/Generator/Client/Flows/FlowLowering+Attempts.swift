internal import Spec
internal import SwiftCode

/// Errors that a flow handles itself: `try:`, and policies that try more than once.
extension FlowLowering {
    mutating func attempted(_ attempt: Attempt, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        let result = attempt.result.map(\.value).flatMap { scope.uses.reads($0, in: rest) ? $0 : nil }
        // Before the steps inside, which may have a name of their own that is the same.
        let outer = result.map { scope.declare($0) }
        var inner = scope.inner
        inner.continuation = Self.reading([attempt.value], attempt)
        var body = steps(attempt.steps, &inner)
        var head: [SwiftStatement] = []
        var target: LoweredValue?
        if let result, let name = outer {
            let kind = value(attempt.value, inner).type
            let found = LoweredValue(.name(name), attempt.type.isOptional ? kind.optional : kind, what: result)
            head.append(.constant(name, model.typeName(found.type), nil))
            scope.locals[result] = found
            scope.narrowed = scope.narrowed.filter { $0.key.root != .local(result) }
            target = found
        }
        if !attempt.steps.contains(where: \.ends) { body += giving(attempt.value, to: target, inner) }
        guard body.effects.contains(.throwing) else { return head + [.do(body, [])] }
        return head + [.do(body, [SwiftCatch(nil, rescue(attempt, to: target, scope))])]
    }

    /// The first that names the error; one that names none is for all that are left.
    private mutating func rescue(_ attempt: Attempt, to target: LoweredValue?, _ scope: FlowScope) -> [SwiftStatement] {
        var scope = scope
        scope.invalidate(after: attempt.steps)
        var branches: [SwiftBranch] = []
        var last: [SwiftStatement]?
        for rescue in attempt.rescues where last == nil {
            var inner = scope.inner
            inner.continuation = Self.reading(target == nil ? [] : [rescue.value], attempt)
            var body = steps(rescue.steps, &inner)
            if !rescue.steps.contains(where: \.ends) { body += giving(rescue.value, to: target, inner) }
            guard !rescue.errors.isEmpty else {
                last = body
                break
            }
            let test = SwiftExpression.joined(rescue.errors.map { model.errorTest($0.value) }, .or) ?? .boolean(false)
            branches.append(SwiftBranch([.test(test)], body.isEmpty ? [.comment("Nothing to do.")] : body))
        }
        let steps = attempt.rescues.flatMap(\.steps) + Self.reading(attempt.rescues.map(\.value), attempt)
        var handler = opened(steps)
        if handler.isEmpty, model.hasFailureDetails, !branches.isEmpty { handler = [Self.openedError] }
        guard !branches.isEmpty else { return handler + (last ?? []) }
        let otherwise = last ?? [.throw(.name("error"))]
        return handler + [.if(branches, otherwise: otherwise.isEmpty ? nil : otherwise)]
    }

    private func giving(_ expression: Expression, to target: LoweredValue?, _ scope: FlowScope) -> [SwiftStatement] {
        guard let target else { return [] }
        return [.assign(target.code, "=", coerced(expression, to: target.type, scope).code)]
    }

    /// Values as a step that reads them, for what looks ahead.
    private static func reading(_ values: [Expression], _ attempt: Attempt) -> [FlowStep] {
        guard attempt.result != nil, let place = attempt.steps.first?.place else { return [] }
        return [FlowStep(.complete(values.map { Argument(name: Located("", at: place), value: $0) }), at: place)]
    }

    // MARK: - Patience

    /// Runs the flow's steps until they go well, or nothing is left to be tried.
    mutating func patiently(_ retries: [Policy.Retry], _ again: [SwiftStatement], _ scope: inout FlowScope) -> [SwiftStatement] {
        let steps = retries.flatMap(\.allSteps)
        let details = opened(steps)
        let plain = model.hasFailureDetails && details.isEmpty ? [Self.openedError] : []
        var head: [SwiftStatement] = []
        let branches = retries.map { retry -> SwiftBranch in
            let count = scope.declare("retries")
            head.append(.variable(count, nil, .integer(0)))
            return patience(retry, count, scope)
        }
        let handler = details + plain + [.if(branches, otherwise: [.throw(.name("error"))])]
        return head + [.while([.test(.boolean(true))], [.do(again, [SwiftCatch(nil, handler)])])]
    }

    private mutating func patience(_ retry: Policy.Retry, _ count: String, _ scope: FlowScope) -> SwiftBranch {
        let counter = SwiftExpression.name(count)
        let errors = SwiftExpression.joined(retry.errors.map { model.errorTest($0.value) }, .or) ?? .boolean(false)
        var inner = scope.inner.inner
        var body: [SwiftStatement] = [.assign(counter, "+=", .integer(1))]
        if UseScan.uses(Reference(root: .local("attempt"), path: []), in: retry.allSteps) {
            let name = inner.declare("attempt number")
            body.append(.constant(name, nil, counter))
            inner.locals["attempt"] = LoweredValue(.name(name), FlowType(.integer), what: "attempt")
        }
        let isLeft = counter.infix(.less, .integer(retry.atMost))
        return SwiftBranch([.test(errors), .test(isLeft)], body + steps(retry.allSteps, &inner))
    }
}
