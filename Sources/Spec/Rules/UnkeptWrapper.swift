import Declarations
import Diagnostics
import SourceText

/// A property wrapper that the client's property does not have.
enum UnkeptWrapper {
    static let rule = Rule(
        "spec-unkept-wrapper", .warning,
        "a property says a property wrapper that the client leaves out",
        explanation: """
            A client's properties are plain: of `@Published var name: String` it has the value, and neither `$name` nor a publisher that \
            tells of changes, and its classes are no `ObservableObject`s. An app that observes them does not compile against the client. \
            What an app has to hear of is told by a delegate, by a block, or by a property that is an `AsyncStream`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap(\.properties).flatMap { property in
            property.declaration.wrappers.map { wrapper in
                Diagnostic(
                    rule, "the client's property `\(property.name)` is not `@\(wrapper)`: it has a value, and no `$\(property.name)`",
                    at: [Label(property.spelling.place)],
                    help:
                        "leave `@\(wrapper)` out; let a delegate, a block or an `AsyncStream` tell of changes, and accept that under `errata:`"
                )
            }
        }
    }
}
