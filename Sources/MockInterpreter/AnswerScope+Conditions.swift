internal import MockRuntime
internal import Spec

/// Whether something holds on a call.
typealias AnswerTest = @Sendable (inout MockCall, Frame) -> Bool

/// Conditions of an answer.
extension AnswerScope {
    func test(_ condition: Condition) -> AnswerTest {
        switch condition {
        case .holds(let value): return holds(value)
        case .not(let inner):
            let inner = test(inner)
            return { call, frame in !inner(&call, frame) }
        case .all(let list):
            let tests = list.map(test)
            return { call, frame in
                for test in tests where !test(&call, frame) { return false }
                return true
            }
        case .any(let list):
            let tests = list.map(test)
            return { call, frame in
                for test in tests where test(&call, frame) { return true }
                return false
            }
        case .equal(let first, let second): return two(first, second) { $0.equal($1, $2) }
        case .before(let first, let second): return two(first, second) { $0.before($1, $2) }
        case .contains(let list, let item): return two(list, item) { $0.contains($1, $2) }
        // No error is at hand in a mock.
        case .isError: return { _, _ in false }
        }
    }

    private func holds(_ expression: Expression) -> AnswerTest {
        if case .condition(let inner) = expression.kind { return test(inner) }
        if let (name, isList) = names.found(expression) {
            guard isList, let place = place(name) else { return { _, _ in true } }
            return { _, frame in !frame.records(place).isEmpty }
        }
        let value = value(expression)
        return { call, frame in
            let value = value.value(&call, frame)
            return call.has(value)
        }
    }

    private func two(
        _ first: Expression, _ second: Expression, _ body: @escaping @Sendable (inout MockCall, JSONValue, JSONValue) -> Bool
    ) -> AnswerTest {
        let (first, second) = (value(first), value(second))
        return { call, frame in
            let left = first.value(&call, frame)
            let right = second.value(&call, frame)
            return body(&call, left, right)
        }
    }
}
