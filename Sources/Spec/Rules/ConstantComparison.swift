import Diagnostics
import SourceText

/// A test of two values that are written out.
enum ConstantComparison {
    static let rule = Rule(
        "spec-constant-comparison",
        "a condition compares two fixed values",
        explanation: """
            `equal: [1, 2]` is the same whenever it is asked, so one of the ways behind it is never gone. Compare with something that changes: \
            `$arg.name`, `$response.field`, a value of the state. To try a way out, change the value in a scenario.
            """
    )

    static func diagnostic(_ first: Expression, _ second: Expression, at place: Place) -> Diagnostic? {
        guard first.isFixed, second.isFixed else { return nil }
        return Diagnostic(rule, "both values are fixed", at: [Label(place)], help: "compare with a value behind `$`")
    }
}

extension Expression {
    fileprivate var isFixed: Bool {
        switch kind {
        // What could not be resolved stands as null, and was reported.
        case .string, .integer, .number, .boolean: true
        default: false
        }
    }
}
