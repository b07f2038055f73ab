internal import SwiftCode

/// What every app has at hand, and this one does not need: nobody would write it down.
enum UnusedConstants {
    /// The statements without those that bind one of the names which no later statement refers to.
    static func removed(from statements: [SwiftStatement], among names: Set<String>) -> [SwiftStatement] {
        statements.indices.filter { index in
            guard let name = constant(statements[index]), names.contains(name) else { return true }
            return Array(statements[(index + 1)...]).mention(name)
        }.map { statements[$0] }
    }

    private static func constant(_ statement: SwiftStatement) -> String? {
        guard case .binding(let binding) = statement, case .name(let name) = binding.pattern else { return nil }
        return name
    }
}
