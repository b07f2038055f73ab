import Declarations
import Diagnostics
import SourceText

/// Blocks of a method that answers at once, called behind its answer.
enum LateBlock {
    static let rule = Rule(
        "spec-late-block",
        .warning,
        "a block is called after its method has answered",
        explanation: """
            What a method calls while it goes on is called on the main actor, after a method that does not wait has returned. Of one that answers \
            something, such as an object that the app fills in the block, that is too late: the answer is made without it. `atOnce:` has the \
            block called where `report:` stands, before the method returns.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let waiting = Set(survey.spec.flows.filter(\.isAsync).map(\.name.value))
        return survey.spec.classes.flatMap { type in
            type.methods.flatMap { method -> [Diagnostic] in
                guard let flow = method.flow, !waiting.contains(flow.value), answers(method), let signature = survey.index.flows[flow.value]
                else { return [] }
                let late = method.handlers.progress.filter { block in
                    !block.isAtOnce && block.name != method.listeners?.parameter && signature.progress[block.name] != nil
                        && method.declaration.parameters.contains { $0.name == block.name && $0.keeping != .longer }
                }
                return late.map {
                    Diagnostic(
                        rule, "`\(method.name)` answers before `\($0.name)` is called", at: [Label(method.locatedName.place)],
                        help: "write `atOnce: [\($0.name)]` if the SDK calls it before it returns")
                }
            }
        }
    }

    private static func answers(_ method: Method) -> Bool {
        let declaration = method.declaration
        guard method.handlers.ending == nil, !declaration.isAsync, method.stream == nil, !method.answersListener, !method.answersItself
        else { return false }
        return declaration.isInitializer || declaration.result.map { !["void", "Void", "()"].contains($0.name ?? "") } ?? false
    }
}
