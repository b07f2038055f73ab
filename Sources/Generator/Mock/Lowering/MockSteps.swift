internal import Spec
internal import SwiftCode

/// The steps of one answer as the body of a Swift function.
struct MockSteps {
    var expressions: MockExpressions
    let use: LocalUse
    /// Where the endpoint's failures go.
    let routes: FailureRoutes

    private init(_ use: LocalUse, for endpoint: Endpoint, _ lookup: MockLookup) {
        expressions = MockExpressions(lookup: lookup, endpoint: endpoint)
        self.use = use
        routes = FailureRoutes(endpoint, lookup)
    }

    static func body(of answer: Answer, for endpoint: Endpoint, _ lookup: MockLookup) -> [SwiftStatement] {
        var steps = MockSteps(LocalUse(answer.steps), for: endpoint, lookup)
        let body = steps.statements(answer.steps)
        return ends(answer.steps) ? body : body + [refusal("no step answers this request", status: 501)]
    }

    /// What happens before a call of the mock's own, and the values that it gives.
    static func body(of callback: Callback, for endpoint: Endpoint, _ lookup: MockLookup) -> [SwiftStatement] {
        var steps = MockSteps(LocalUse(callback.steps, callback.given.map(\.value)), for: endpoint, lookup)
        let body = steps.statements(callback.steps)
        return body + [.return(steps.expressions.object(callback.given))]
    }

    /// Whether the steps leave the function on every way through them.
    static func ends(_ steps: [MockStep]) -> Bool {
        guard let last = steps.last else { return false }
        switch last.verb {
        case .respond, .respondWith, .redirect, .page, .fail: return true
        case .when(let branches):
            return branches.contains { $0.condition == nil } && branches.allSatisfy { ends($0.steps) }
        default: return false
        }
    }

    private mutating func statements(_ steps: [MockStep]) -> [SwiftStatement] { steps.flatMap { statements($0.verb) } }

    private mutating func statements(_ verb: MockVerb) -> [SwiftStatement] {
        switch verb {
        case .require(let condition, let otherwise): [require(condition, otherwise)]
        case .when(let branches): when(branches)
        case .find(let record, let matches, let result, let includesEnded, let otherwise):
            [find(record.value, matches, result, includesEnded, otherwise)]
        case .list(let record, let matches, let result): [list(record.value, matches, result)]
        case .put(let record, let fields, let result): [put(record.value, fields, result)]
        case .change(let record, let fields): [change(record.value, fields)]
        case .drop(let record, let matches): [.expression(recordCall("drop", record.value, matches))]
        case .bind(let name, let value): bind(name.value, value)
        case .respond(let fields): [respond(fields, alternative: nil)]
        case .respondWith(let alternative, let fields): [respond(fields, alternative: alternative.value)]
        case .redirect(let target, let query): [redirect(target, query)]
        case .page(let title, let list, let choices): page(title, list?.value, choices)
        case .each(let list, let name, let steps): [each(list, name, steps)]
        case .fail(let error, let target, let details): [fail(error.value, target, details)]
        }
    }

    // MARK: - Branches

    private mutating func require(_ condition: Condition, _ otherwise: [MockStep]) -> SwiftStatement {
        let body = nested(otherwise)
        guard !Self.ends(otherwise) else { return .guard(expressions.conditions(condition), body) }
        return .if([SwiftBranch([.test(expressions.negated(condition))], body)], otherwise: nil)
    }

    private mutating func when(_ branches: [(condition: Condition?, steps: [MockStep])]) -> [SwiftStatement] {
        var conditional: [SwiftBranch] = []
        for branch in branches {
            guard let condition = branch.condition else {
                let body = nested(branch.steps)
                guard !conditional.isEmpty else { return body.isEmpty ? [] : [.do(body, [])] }
                // Nothing is to be done on the last way, mostly: then there is no such way.
                return [.if(conditional, otherwise: body.isEmpty ? nil : body)]
            }
            conditional.append(SwiftBranch(expressions.conditions(condition), nested(branch.steps)))
        }
        return conditional.isEmpty ? [] : [.if(conditional, otherwise: nil)]
    }

    /// Names that are bound inside a block end with it.
    mutating func nested(_ steps: [MockStep]) -> [SwiftStatement] {
        let outer = expressions.locals
        defer { expressions.locals = outer }
        return statements(steps)
    }

    static func refusal(_ reason: String, status: Int? = nil) -> SwiftStatement {
        var arguments = [SwiftExpression.string(reason).unlabelled]
        arguments.add("status", status.map { .integer($0) })
        return .return(.mockCall("refuse", arguments))
    }
}
