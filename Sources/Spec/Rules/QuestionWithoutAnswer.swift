import Diagnostics
import SourceText

/// An operation that answers at once, and has no answer where an app gave nothing.
enum QuestionWithoutAnswer {
    static let rule = Rule(
        "spec-question-without-answer",
        "an operation that does not wait has no answer where the app gave none",
        explanation: """
            An operation that waits fails where an app gave no capability. One with `waits: false` cannot fail, so its result has to be \
            something that has a "nothing": a text, a number, a truth value, a date, bytes, JSON, a list, or a value that may be missing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.capabilities.flatMap(\.operations).filter { !$0.waits && !$0.isEventStream && !hasNothing($0.result) }.map { operation in
            Diagnostic(
                rule, "`\(operation.name.value)` answers at once, and `\(operation.result.spelling)` has no value for nothing",
                at: [Label(operation.name.place)], help: "write `\(operation.result.spelling)?`, or let it wait")
        }
    }

    private static func hasNothing(_ type: ValueType) -> Bool {
        switch type {
        case .void, .string, .integer, .number, .boolean, .date, .data, .json, .list, .optional: true
        case .url, .object, .named, .error, .table: false
        }
    }
}
