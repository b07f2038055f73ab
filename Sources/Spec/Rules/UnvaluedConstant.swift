import Declarations
import Diagnostics
import SourceText

/// A constant that is a number, and of which nobody says which.
enum UnvaluedConstant {
    static let rule = Rule(
        "spec-unvalued-constant", .warning,
        "a constant of numbers has no value",
        explanation: """
            What a header only declares, `extern const NSTimeInterval LampTimeout;`, has its value in code that nobody sees. A text may stand for \
            its name; a number is 0 in the client, and an app that counts with it counts with 0.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.constants.compactMap { constant in
            guard constant.value == nil, !constant.isNotificationName, let type = constant.type?.value, isNumber(type) else { return nil }
            return Diagnostic(
                rule, "nobody says the value of `\(constant.name.value)`: it is 0 in the client", at: [Label(constant.name.place)],
                help: "write `value:` if the vendor's code, or a look into the binary, tells it; `valuesFrom:` says where it is from")
        }
    }

    private static func isNumber(_ type: TypeName) -> Bool {
        switch TypeMapping.valueType(type, .objectiveC) {
        case .integer, .number: true
        default: false
        }
    }
}
