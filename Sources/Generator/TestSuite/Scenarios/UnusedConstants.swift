internal import SwiftCode

/// What every app has at hand, and this one does not need: nobody would write it down.
enum UnusedConstants {
    /// The statements without those that bind one of the names which no later statement refers to that stays.
    static func removed(from statements: [SwiftStatement], among names: Set<String>) -> [SwiftStatement] {
        var kept: [SwiftStatement] = []
        for statement in statements.reversed() {
            if let name = constant(statement), names.contains(name), !kept.mention(name) { continue }
            kept.append(statement)
        }
        return kept.reversed()
    }

    private static func constant(_ statement: SwiftStatement) -> String? {
        guard case .binding(let binding) = statement, case .name(let name) = binding.pattern else { return nil }
        return name
    }
}
