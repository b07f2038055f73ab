import Diagnostics
import SourceText

/// A method answers something that nothing can give it.
enum UnansweredResult {
    static let rule = Rule(
        "spec-unanswered-result", .warning,
        "a method with a handler answers nothing in any case",
        explanation: """
            A method with a handler has returned when its steps run, so what they `return` reaches nobody, and the method answers nothing: \
            `nil`, zero, an empty text. It answers an object where that can be made before: one of its class (`instancetype`), and one by which \
            an app cancels the call (`NSURLSessionTask` and its kinds, `NSProgress`, `NSOperation`).
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap { type in
            type.methods.compactMap { method in
                guard method.flow != nil, method.answersBeforeItsEnd, !type.isFactory(method),
                    !method.isShownAsInitialiser(of: type.name.value)
                else { return nil }
                return Diagnostic(
                    rule, "`\(method.name)` answers nothing in any case: it has returned when its steps run",
                    at: [Label(method.locatedName.place)],
                    help: "leave its result out and note that under `errata:`, or hand it to the handler, where the vendor does")
            }
        }
    }
}
