import Declarations
import Diagnostics
import SourceText

/// A member that the SDK keeps to itself, and that the client would show to apps.
enum UnkeptAccess {
    static let rule = Rule(
        "spec-unkept-access", .warning,
        "a member says that apps do not see it, and the client shows it to them",
        explanation: """
            A spec has what apps see of an SDK: each member that it declares is `public` in the client, or `open`. What the vendor's code keeps to \
            itself (`private`, `fileprivate`, `internal`, `package`) is left out. Steps that several methods have in common stand under `flows:`, \
            which no app sees; a value that only the SDK has stands under `carries:` or `state:`. A setter of its own, `private(set)`, is kept.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.filter { $0.language == .swift }.flatMap { type in
            type.methods.compactMap { problem($0.name, $0.spelling) } + type.properties.compactMap { problem($0.name, $0.spelling) }
        }
    }

    private static func problem(_ name: String, _ spelling: Located<String>) -> Diagnostic? {
        let words = spelling.value.split { $0.isWhitespace }.prefix { !["func", "var", "let", "init"].contains($0.prefix { $0.isLetter }) }
        guard let word = words.first(where: { ["private", "fileprivate", "internal", "package"].contains($0) }) else { return nil }
        return Diagnostic(
            rule, "apps do not see `\(name)`, which is `\(word)`, and the client shows it to them", at: [Label(spelling.place)],
            help: "leave the member out, and let `flows:`, `carries:` or `state:` have what the SDK needs; or leave `\(word)` out")
    }
}
