internal import Spec

/// The steps of one answer as the body of a Swift function.
struct MockSteps {
    var expressions: MockExpressions
    let use: LocalUse
    var code: CodeLines

    /// - Parameter base: how far in the body stands in its file.
    static func body(of answer: Answer, for endpoint: Endpoint, _ lookup: MockLookup, base: Int = 8) -> [String] {
        let expressions = MockExpressions(lookup: lookup, endpoint: endpoint)
        var steps = MockSteps(expressions: expressions, use: LocalUse(answer.steps), code: CodeLines(base: base))
        steps.add(answer.steps)
        if !Self.ends(answer.steps) { steps.code.add("return call.refuse(\"no step answers this request\", status: 501)") }
        return steps.code.lines
    }

    /// What happens before a call of the mock's own, and the values that it gives.
    static func body(of callback: Callback, for endpoint: Endpoint, _ lookup: MockLookup, base: Int = 8) -> [String] {
        let use = LocalUse(callback.steps, callback.given.map(\.value))
        var steps = MockSteps(expressions: MockExpressions(lookup: lookup, endpoint: endpoint), use: use, code: CodeLines(base: base))
        steps.add(callback.steps)
        steps.code.add(steps.expressions.object(callback.given), prefix: "return ")
        return steps.code.lines
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

    mutating func add(_ steps: [MockStep]) {
        for step in steps { add(step.verb) }
    }

    private mutating func add(_ verb: MockVerb) {
        switch verb {
        case .require(let condition, let otherwise): require(condition, otherwise)
        case .when(let branches): when(branches)
        case .find(let record, let matches, let result, let includesEnded, let otherwise):
            find(record.value, matches, result, includesEnded, otherwise)
        case .list(let record, let matches, let result): list(record.value, matches, result)
        case .put(let record, let fields, let result): put(record.value, fields, result)
        case .change(let record, let fields): change(record.value, fields)
        case .drop(let record, let matches): code.add(recordCall("call.drop", record.value, matches))
        case .bind(let name, let value): bind(name.value, value)
        case .respond(let fields): respond(fields, alternative: nil)
        case .respondWith(let alternative, let fields): respond(fields, alternative: alternative.value)
        case .redirect(let target, let query): redirect(target, query)
        case .page(let title, let list, let choices): page(title, list?.value, choices)
        case .each(let list, let name, let steps): each(list, name, steps)
        case .fail(let error, let target, let details): fail(error.value, target, details)
        }
    }

    // MARK: - Branches

    private mutating func require(_ condition: Condition, _ otherwise: [MockStep]) {
        if Self.ends(otherwise) {
            code.add(conditions: expressions.conditions(condition), keyword: "guard", tail: "else {")
        } else {
            code.add(conditions: [expressions.condition(.not(condition))], keyword: "if", tail: "{")
        }
        nest(otherwise)
        code.add("}")
    }

    private mutating func when(_ branches: [(condition: Condition?, steps: [MockStep])]) {
        // Nothing is to be done on the last way, mostly: then there is no such way.
        let branches = branches.last.map { $0.condition == nil && $0.steps.isEmpty } == true ? Array(branches.dropLast()) : branches
        for (index, branch) in branches.enumerated() {
            let close = index == 0 ? "" : "} else "
            if let condition = branch.condition {
                code.add(conditions: expressions.conditions(condition), keyword: "\(close)if", tail: "{")
            } else {
                code.add(index == 0 ? "do {" : "} else {")
            }
            nest(branch.steps)
        }
        if !branches.isEmpty { code.add("}") }
    }

    /// Names that are bound inside a block end with it.
    mutating func nest(_ steps: [MockStep]) {
        let outer = expressions.locals
        code.indent()
        add(steps)
        code.outdent()
        expressions.locals = outer
    }
}
