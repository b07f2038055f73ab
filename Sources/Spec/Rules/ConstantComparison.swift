import Diagnostics
import SourceText

/// A test of two values that are written out.
enum ConstantComparison {
    static let rule = Rule(
        "spec-constant-comparison",
        "a condition is always the same",
        explanation: """
            `equal: [1, 2]` is the same whenever it is asked, so one of the ways behind it is never gone, and the compiler says so. A name that \
            `let` gives to such a value changes nothing, nor does a sum of them. Compare with something that changes: `$arg.name`, \
            `$response.field`, a value of the state. To try a way out, change the value in a scenario.

            A number, a moment or an object that is never missing always holds as a condition of its own, too, and nothing that is never missing \
            is equal to `null`.
            """
    )

    /// - Parameter isNothing: whether `null` stands in both places, as it does for what could not be resolved.
    static func diagnostic(
        _ first: Expression, _ second: Expression, _ isNothing: Bool, at place: Place, _ scope: Scope
    ) -> Diagnostic? {
        guard isNothing || first.isFixed(scope) && second.isFixed(scope) else { return nil }
        return Diagnostic(rule, "both values are fixed", at: [Label(place)], help: "compare with a value behind `$` that changes")
    }

    /// What is never missing beside nothing.
    static func diagnostic(missing value: Expression, _ scope: Scope) -> Diagnostic? {
        guard scope.dialect.roots.contains(.argument), isNeverMissing(value.type) else { return nil }
        return Diagnostic(
            rule, "the value is always there: it is `\(value.type.spelling)`", at: [Label(value.place)],
            help: "leave the condition out, or let the value be missing (`?`, `nullable`)")
    }

    private static func isNeverMissing(_ type: ValueType) -> Bool {
        switch type {
        case .list, .string, .boolean: true
        default: isAlwaysThere(type)
        }
    }

    /// A value by itself as a condition.
    static func diagnostic(_ value: Expression, _ scope: Scope) -> Diagnostic? {
        // Elsewhere values have no types of Swift.
        guard scope.dialect.roots.contains(.argument) else { return nil }
        if value.isFixed(scope) {
            return Diagnostic(
                rule, "the value is fixed", at: [Label(value.place)], help: "ask for a value that changes, or leave the condition out")
        }
        guard isAlwaysThere(value.type) else { return nil }
        return Diagnostic(
            rule, "the value is always there: it is `\(value.type.spelling)`", at: [Label(value.place)],
            help: "compare it with something (`equal:`, `before:`), or leave the condition out")
    }

    /// Whether a value of the type is neither missing nor empty, whatever it is.
    private static func isAlwaysThere(_ type: ValueType) -> Bool {
        switch type {
        case .integer, .number, .date, .url, .data, .named, .error: true
        default: false
        }
    }
}

extension Expression {
    /// Whether it is the same whenever it is asked for.
    func isFixed(_ scope: Scope) -> Bool {
        switch kind {
        // What could not be resolved stands as null, and was reported.
        case .string, .integer, .number, .boolean, .duration, .enumCase: true
        case .reference(let reference):
            if case .local(let name) = reference.root { reference.path.isEmpty && scope.locals[name]?.isFixed == true } else { false }
        case .function(let function, let arguments):
            [.sum, .difference, .product].contains(function) && arguments.allSatisfy { $0.isFixed(scope) }
        default: false
        }
    }
}
