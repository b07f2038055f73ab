import Declarations
import Diagnostics
private import Foundation
import SourceText

/// A constant whose value is none of its type.
enum ConstantValue {
    static let rule = Rule(
        "spec-constant-value",
        "the value of a constant is not of its type",
        explanation: """
            A constant is written into the client as a literal of its type: whole numbers for `NSInteger` or `Int`, numbers for `double`, \
            `true` or `false` (`YES` or `NO`) for `BOOL`. A value of another kind would be text where an app reads a number. A URL is one that \
            can be read as such, and no literal stands for an error.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let errors = Set(spec.errors.map(\.name.value))
        return spec.constants.compactMap { constant in
            guard let type = constant.type, let value = constant.value, let wanted = wanted(type.value, value.value, errors) else {
                return nil
            }
            return Diagnostic(
                rule, "`\(value.value)` is no value of the type `\(type.value.description)`",
                at: [Label(value.place), Label(type.place, "its type")],
                help: "write \(wanted), or another type")
        }
    }

    /// What the type takes, where the value is not that.
    private static func wanted(_ type: TypeName, _ value: String, _ errors: Set<String>) -> String? {
        switch TypeMapping.valueType(type, .objectiveC).unwrapped {
        case .integer: Int(value) == nil ? "a whole number" : nil
        case .number: Double(value)?.isFinite == true ? nil : "a number"
        case .boolean: ["true", "false", "YES", "NO"].contains(value) ? nil : "`true` or `false`"
        case .url: value.isEmpty || URL(string: value, encodingInvalidCharacters: false) == nil ? "a URL" : nil
        case .error: "a text or a number"
        case .named(let name) where errors.contains(name): "a text or a number"
        default: nil
        }
    }
}
