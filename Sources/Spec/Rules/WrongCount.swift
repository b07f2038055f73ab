import Diagnostics
import SourceText

/// A function, a comparison or a delegate's method is given too many or too few values.
enum WrongCount {
    static let rule = Rule(
        "spec-wrong-count",
        "too many or too few values are given",
        explanation: """
            A comparison takes two values, a function as many as it is made for, and a delegate's method one for each of its \
            parameters, in their order.
            """
    )

    static func diagnostic(_ name: String, expected: Int, found: Int, at place: Place) -> Diagnostic {
        let wanted = expected == 0 ? "no values" : expected == 1 ? "one value" : "\(expected) values"
        return Diagnostic(rule, "`\(name)` takes \(wanted), given \(found == 1 ? "is" : "are") \(found)", at: [Label(place)])
    }
}
