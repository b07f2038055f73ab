import Diagnostics
import SourceText

/// A value of a sample request that no command could give.
enum RequestValue {
    static let rule = Rule(
        "spec-request-value",
        "a sample request wants a value that no command can give",
        explanation: """
            What stands under `requests:` becomes a command that a reader copies. It gives text, numbers, Booleans, cases, lists and \
            objects as they are, what the mock's app is registered with (`$app`), and parts of earlier answers (`$login.code`). Functions \
            such as `random`, `later` or `url` would have to be worked out by the reader.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.requests.flatMap(\.arguments).flatMap(\.value.withNested).filter { !isPlain($0) }.map { value in
            Diagnostic(
                rule, "a command cannot work out this value", at: [Label(value.place)],
                help: "write the value itself, or take it from an earlier answer")
        }
    }

    private static func isPlain(_ value: Expression) -> Bool {
        switch value.kind {
        case .string, .integer, .number, .boolean, .null, .interpolation, .enumCase, .list, .object: true
        case .reference(let reference):
            switch reference.root {
            case .local: !reference.path.isEmpty
            case .app: true
            default: false
            }
        default: false
        }
    }
}
