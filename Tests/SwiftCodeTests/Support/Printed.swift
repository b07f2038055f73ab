@testable import SwiftCode

/// Trees as text, for tests that compare it.
extension SwiftExpression {
    /// As a statement of its own, without the line break behind it.
    func printed(width: Int = SwiftPrinter.width) -> String { [SwiftStatement.expression(self)].printed(width: width) }
}

extension [SwiftStatement] {
    func printed(width: Int = SwiftPrinter.width) -> String { String(SwiftPrinter.text(of: self, width: width).dropLast()) }
}

extension SwiftStatement {
    func printed(width: Int = SwiftPrinter.width) -> String { [self].printed(width: width) }
}

extension SwiftDeclaration {
    func printed(width: Int = SwiftPrinter.width) -> String { String(SwiftPrinter.text(of: [self], width: width).dropLast()) }
}
