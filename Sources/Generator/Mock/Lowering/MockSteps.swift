internal import Spec
internal import SwiftCode

/// The steps of one answer as the body of a Swift function. What is in scope is what `MockExpressions` knows of names.
struct MockSteps: ControlLowering {
    let lookup: MockLookup
    let endpoint: Endpoint
    let use: LocalUse
    /// Where the endpoint's failures go.
    let routes: FailureRoutes

    private init(_ use: LocalUse, for endpoint: Endpoint, _ lookup: MockLookup) {
        self.lookup = lookup
        self.endpoint = endpoint
        self.use = use
        routes = FailureRoutes(endpoint, lookup.tables)
    }

    static func body(of answer: Answer, for endpoint: Endpoint, _ lookup: MockLookup) -> [SwiftStatement] {
        var lowering = MockSteps(LocalUse(answer.steps), for: endpoint, lookup)
        var scope = MockExpressions(lookup: lookup, endpoint: endpoint)
        let checks = HeaderChecks(answer, of: endpoint, lookup.tables).count
        var body = lowering.steps(Array(answer.steps.prefix(checks)), &scope)
        if checks > 0 { body.append(.expression(.mockCall("checkStructures", [], .throwing))) }
        body = (body + lowering.steps(Array(answer.steps.dropFirst(checks)), &scope)).withoutUnusedNames
        return answer.isWhole ? body : body + [refusal(Answer.unanswered.reason, status: Answer.unanswered.status)]
    }

    /// What happens before a call of the mock's own, and the values that it gives.
    static func body(of callback: Callback, for endpoint: Endpoint, _ lookup: MockLookup) -> [SwiftStatement] {
        var lowering = MockSteps(LocalUse(callback.steps, callback.given.map(\.value)), for: endpoint, lookup)
        var scope = MockExpressions(lookup: lookup, endpoint: endpoint)
        let body = lowering.steps(callback.steps, &scope)
        return (body + [.return(scope.object(callback.given))]).withoutUnusedNames
    }

    /// What an action does. It answers nothing, and gives no values.
    static func body(of action: Action, _ lookup: MockLookup) -> [SwiftStatement] {
        let endpoint = action.endpoint
        var lowering = MockSteps(LocalUse(action.steps), for: endpoint, lookup)
        var scope = MockExpressions(lookup: lookup, endpoint: endpoint)
        var head: [SwiftStatement] = []
        if let record = action.record.flatMap({ lookup.record($0.value) }) {
            scope.locals["item"] = .record(record)
            if lowering.use.read.contains("item") {
                let subject = SwiftExpression.mockCall("subject", [], .throwing)
                head = [
                    .binding(
                        SwiftBinding(.name(scope.declare("item")), nil, subject, isVariable: lowering.use.changed.contains("item")))
                ]
            }
        }
        let body = lowering.steps(action.steps, &scope)
        return (head + body + [.return(.members([]))]).withoutUnusedNames
    }

    mutating func steps(_ steps: [AnswerStep], _ scope: inout MockExpressions) -> [SwiftStatement] {
        steps.flatMap { lower($0.verb, &scope) }
    }

    private mutating func lower(_ verb: AnswerVerb, _ scope: inout MockExpressions) -> [SwiftStatement] {
        switch verb {
        case .control(let control): self.control(control, [], &scope)
        case .records(.put(let record, let fields, let result)): [put(record.value, fields, result, &scope)]
        case .records(.drop(let record, let matches)): [.expression(recordCall("drop", record.value, matches, scope))]
        case .find(let record, let matches, let result, let includesEnded, let otherwise):
            [find(record.value, matches, result, includesEnded, otherwise, &scope)]
        case .list(let record, let matches, let result): [list(record.value, matches, result, &scope)]
        case .change(let record, let fields): [change(record.value, fields, scope)]
        case .respond(let fields): [respond(fields, alternative: nil, scope)]
        case .respondWith(let alternative, let fields): [respond(fields, alternative: alternative.value, scope)]
        case .redirect(let target, let query): [redirect(target, query, scope)]
        case .page(let page): self.page(page, scope)
        case .send(let name, let target, let arguments): [send(name.value, target, arguments, scope)]
        case .event(let fields): [event(fields, scope)]
        case .stream(let ending): [stream(ending)]
        case .push(let endpoint, let fields, let listeners): [push(endpoint.value, fields, listeners, scope)]
        case .close(let endpoint, let listeners, let isCut, let error):
            [close(endpoint.value, listeners, isCut, error?.value, scope)]
        case .fail(let error, let target, let details): [fail(error.value, target, details, scope)]
        }
    }

    func inner(_ scope: MockExpressions) -> MockExpressions { scope }

    /// The conditions that have to hold together, each by itself.
    func clauses(_ condition: Condition, usedIn steps: ArraySlice<AnswerStep>, _ scope: inout MockExpressions) -> [SwiftCondition] {
        if case .all(let list) = condition, list.count > 1 { return list.map { .test(scope.test($0)) } }
        return [.test(scope.test(condition))]
    }

    static func refusal(_ reason: String, status: Int? = nil) -> SwiftStatement {
        var arguments = [SwiftExpression.string(reason).unlabelled]
        arguments.add("status", status.map { .integer($0) })
        return .return(.mockCall("refuse", arguments))
    }
}
