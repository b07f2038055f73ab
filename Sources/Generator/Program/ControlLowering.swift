internal import Spec
internal import SwiftCode

/// Statements of the verbs that flows and answers share. A dialect says how a condition is asked, what a name holds, and what its own
/// verbs do.
protocol ControlLowering {
    associatedtype Verb: StepVerb
    associatedtype Scope

    /// For steps inside a block: what they name ends with it.
    func inner(_ scope: Scope) -> Scope
    mutating func steps(_ steps: [Step<Verb>], _ scope: inout Scope) -> [SwiftStatement]
    /// A condition as clauses of an `if` or a `guard`, with what they bind for the steps that run when it holds.
    func clauses(_ condition: Condition, usedIn steps: ArraySlice<Step<Verb>>, _ scope: inout Scope) -> [SwiftCondition]
    func bind(_ name: String, _ value: Expression, _ rest: ArraySlice<Step<Verb>>, _ scope: inout Scope) -> [SwiftStatement]
    mutating func each(_ list: Expression, _ name: String, _ steps: [Step<Verb>], _ scope: Scope) -> [SwiftStatement]
}

extension ControlLowering {
    mutating func control(_ control: Control<Verb>, _ rest: ArraySlice<Step<Verb>>, _ scope: inout Scope) -> [SwiftStatement] {
        switch control {
        case .bind(let name, let value): bind(name.value, value, rest, &scope)
        case .require(let condition, let otherwise): require(condition, otherwise, rest, &scope)
        case .when(let branches): when(branches, &scope)
        case .each(let list, let name, let steps): each(list, name, steps, scope)
        }
    }

    /// `otherwise` ends the program, as `spec-open-otherwise` holds.
    private mutating func require(
        _ condition: Condition, _ otherwise: [Step<Verb>], _ rest: ArraySlice<Step<Verb>>, _ scope: inout Scope
    ) -> [SwiftStatement] {
        var inner = inner(scope)
        let body = steps(otherwise, &inner)
        return [.guard(clauses(condition, usedIn: rest, &scope), body)]
    }

    private mutating func when(_ branches: [Branch<Verb>], _ scope: inout Scope) -> [SwiftStatement] {
        var lowered: [SwiftBranch] = []
        var last: [SwiftStatement]?
        for branch in Self.withoutEmpty(branches) {
            var inner = inner(scope)
            guard let condition = branch.condition else {
                let body = steps(branch.steps, &inner)
                if lowered.isEmpty { return body }
                last = body.isEmpty ? nil : body
                break
            }
            let clauses = clauses(condition, usedIn: branch.steps[...], &inner)
            let body = steps(branch.steps, &inner)
            lowered.append(SwiftBranch(clauses, body.isEmpty ? [.comment("Nothing to do.")] : body))
        }
        return lowered.isEmpty ? [] : [.if(lowered, otherwise: last)]
    }

    /// Branches at the end that do nothing go; of two, the one that does something stands alone, unless its condition would be unwieldy.
    private static func withoutEmpty(_ branches: [Branch<Verb>]) -> [Branch<Verb>] {
        let kept = branches.withoutEmptyEnd()
        guard kept.count == 2, let condition = kept[0].condition, kept[0].steps.isEmpty, kept[1].condition == nil else { return kept }
        if condition.comparesMoments { return kept }
        return [Branch(condition: condition.negated, steps: kept[1].steps, place: kept[1].place)]
    }
}

extension Condition {
    /// Whether moments are compared among other things: where one may be missing, that takes a closure.
    fileprivate var comparesMoments: Bool {
        switch self {
        case .all(let list), .any(let list): list.contains { if case .before = $0 { true } else { $0.comparesMoments } }
        case .not(let inner): inner.comparesMoments
        default: false
        }
    }

    /// What holds where this does not.
    fileprivate var negated: Condition {
        switch self {
        case .not(let inner): inner
        case .all(let list): .any(list.map(\.negated))
        case .any(let list): .all(list.map(\.negated))
        default: .not(self)
        }
    }
}
