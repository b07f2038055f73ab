internal import Spec
internal import SwiftCode

/// Conditions of a mock's answer as Swift.
extension MockExpressions: ConditionLowering {
    func holds(_ expression: Expression, isDenied: Bool) -> SwiftExpression {
        switch local(expression) {
        case .record: .boolean(!isDenied)
        case .records(let list): Self.denied(!isDenied, list.dot("isEmpty"))
        case nil: Self.denied(isDenied, .mockCall("has", value(expression)))
        }
    }

    func equal(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        Self.denied(isDenied, .mockCall("equal", value(first), value(second)))
    }

    func before(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        Self.denied(isDenied, .mockCall("before", value(first), value(second)))
    }

    func contains(_ list: Expression, _ item: Expression, isDenied: Bool) -> SwiftExpression {
        Self.denied(isDenied, .mockCall("contains", value(list), value(item)))
    }

    /// No error is at hand in a mock.
    func isError(_ name: String) -> SwiftExpression { .boolean(false) }

    private static func denied(_ isDenied: Bool, _ test: SwiftExpression) -> SwiftExpression { isDenied ? .not(test) : test }

    /// A record was found, or the function has ended before; of records there may be none.
    private enum Found {
        case record
        case records(SwiftExpression)
    }

    private func local(_ expression: Expression) -> Found? {
        guard let reference = expression.reference, let name = reference.local, reference.path.isEmpty else { return nil }
        return switch locals[name] {
        case .record: .record
        case .records: .records(.name(MockNames.local(name)))
        case .value, nil: nil
        }
    }
}
