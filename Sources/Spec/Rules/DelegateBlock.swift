import Declarations
import Diagnostics
import SourceText

/// A delegate's method with blocks that do not fit how flows wait for them.
enum DelegateBlock {
    static let rule = Rule(
        "spec-delegate-block",
        "a delegate's method is handed blocks that no flow can wait for",
        explanation: """
            A method of a delegate may be handed one block, with which the app answers when it likes: `notify:` goes on when it has been \
            called, and gives what it was called with the name of `as:`. So the block answers nothing itself, there is one of them, and the \
            method answers in no other way, neither with a result nor by throwing. A `Result` comes apart: a value and an error, each of which may be missing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.protocols.filter { $0.implementedBy == nil }.flatMap(\.methods).compactMap { method in
            problem(method).map { Diagnostic(rule, $0.message, at: [Label(method.locatedName.place)], help: $0.help) }
        }
    }

    private static func problem(_ method: Method) -> (message: String, help: String)? {
        let blocks = method.declaration.parameters.compactMap { parameter -> (name: String, block: TypeName.Function)? in
            if case .function(let block)? = parameter.type { (parameter.name, block) } else { nil }
        }
        guard let first = blocks.first else { return nil }
        if blocks.count > 1 {
            return (
                "`\(method.name)` is handed \(blocks.count) blocks",
                "declare one, which is given the values of both, and say so under `errata:`"
            )
        }
        if !first.block.result.isVoidType {
            return ("the block `\(first.name)` of `\(method.name)` answers the app", "let the app call a method of the SDK that answers it")
        }
        if first.block.parameters.contains(where: { $0.type.name == "Result" }) {
            return (
                "the block `\(first.name)` of `\(method.name)` is given a `Result`", "a value and an error, each of which may be missing"
            )
        }
        let answers = method.declaration.result.map { !$0.isVoidType } ?? false
        guard answers || method.declaration.isAsync || method.declaration.isThrowing else { return nil }
        return ("`\(method.name)` answers in two ways: it has a block, and a result or an effect", "leave one of them out")
    }
}
