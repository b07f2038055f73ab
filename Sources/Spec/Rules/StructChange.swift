import Declarations
import Diagnostics
import SourceText

/// A struct whose copies change together.
enum StructChange {
    static let rule = Rule(
        "spec-struct-change", .warning,
        "a member of a struct changes what all copies of it hold",
        explanation: """
            Each copy of the vendor's struct has values of its own, and so it is in the client: a `mutating` method whose flow sets members \
            changes the copy that it is called on. It has to have done so when it returns. Where steps wait and the method does not, where \
            they call a delegate or a handler, or start something, and where the method does not say `mutating`, the client's struct holds \
            an object instead that all copies share: they change together.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap { type in
            survey.structChanges.obstacles(of: type.name.value).map { diagnostic($0, of: type.name.value) }
        }
    }

    private static func diagnostic(_ obstacle: StructChanges.Obstacle, of type: String) -> Diagnostic {
        let (what, help) = words(obstacle, another: "let it answer another `\(type)` that `new:` makes")
        return Diagnostic(
            rule, "`\(obstacle.member.value)` of the struct `\(type)` \(what), and every copy changes with it",
            at: [Label(obstacle.member.place)], help: "\(help), or make `\(type)` a class, and accept the difference under `errata:`")
    }

    private static func words(_ obstacle: StructChanges.Obstacle, another: String) -> (what: String, help: String) {
        switch obstacle.reason {
        case .unmarked: ("sets what it holds without being `mutating`", "declare it `mutating`, \(another)")
        case .goesOn:
            (
                "sets what it holds in work that goes on behind it",
                "set it in a method whose steps are done when it returns: nothing waits, or the method is `async`, "
                    + "and no delegate, handler, policy or `start:` is among them; \(another)"
            )
        case .isStatic: ("is static, and sets what it holds", another)
        case .onSet: ("runs `\(obstacle.flow)` when it is set", "let a `mutating` method set it and do the rest")
        }
    }
}
