internal import Spec

/// Conditions of a mock's answer as Swift.
extension MockExpressions {
    /// The conditions that have to hold together, each by itself.
    func conditions(_ condition: Condition) -> [SwiftText] {
        if case .all(let list) = condition, list.count > 1 { return list.map { self.condition($0) } }
        return [self.condition(condition)]
    }

    func condition(_ condition: Condition) -> SwiftText {
        switch condition {
        case .holds(let expression): holds(expression)
        case .not(let inner): negated(inner)
        case .all(let list): chain(list, "&&")
        case .any(let list): chain(list, "||")
        case .equal(let left, let right): .call("call.equal", [value(left), value(right)])
        case .before(let left, let right): .call("call.before", [value(left), value(right)])
        case .contains(let list, let item): .call("call.contains", [value(list), value(item)])
        case .isError: "false"
        }
    }

    /// Never two operators in a row: Swift would read them as one.
    private func negated(_ condition: Condition) -> SwiftText {
        if case .not(let inner) = condition { return operand(inner) }
        let text = operand(condition).flat
        return text.hasPrefix("!") ? .plain(String(text.dropFirst())) : .sequence(["!", operand(condition)])
    }

    private func holds(_ expression: Expression) -> SwiftText {
        if case .condition(let condition) = expression.kind { return operand(condition) }
        if case .reference(let reference) = expression.kind, case .local(let name) = reference.root, reference.path.isEmpty {
            switch locals[name] {
            case .record: return "true"
            case .records: return .plain("!\(MockNames.local(name)).isEmpty")
            case .value, nil: break
            }
        }
        return .call("call.has", [value(expression)])
    }

    private func chain(_ list: [Condition], _ operation: String) -> SwiftText {
        list.count == 1 ? condition(list[0]) : .chain(list.map(operand), operation: operation)
    }

    /// In parentheses where an operator beside it would take it apart.
    private func operand(_ condition: Condition) -> SwiftText {
        switch condition {
        case .all(let list), .any(let list):
            list.count == 1 ? operand(list[0]) : .sequence(["(", self.condition(condition), ")"])
        default: self.condition(condition)
        }
    }
}
