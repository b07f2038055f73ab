import Declarations
import Diagnostics
import SourceText

/// Blocks that are called before their method returns, of methods that go on.
enum AtOnceBlock {
    static let rule = Rule(
        "spec-at-once",
        "a block that is over when its method returns would be called later",
        explanation: """
            A block under `atOnce:`, one that is declared with `NS_NOESCAPE`, and a closure of Swift under `progress:` without `@escaping` are called \
            where `report:` stands, before the method returns. So the method neither waits nor has a handler that hears of its end, and its flow \
            calls no endpoint and asks nobody who answers later: it may `start:` another one that does. What answers something is not called.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        let methods = survey.spec.classes.flatMap(\.methodsAndSetters)
        return methods.flatMap { unknown($0) + later($0, flows) }
            + survey.spec.protocols.flatMap(\.methods).flatMap { method in
                method.atOnce.map { diagnostic("a delegate is told, and calls the block itself", at: $0.place, "leave `atOnce:` out") }
            }
    }

    private static func unknown(_ method: Method) -> [Diagnostic] {
        let blocks = method.handlers.progress.filter { !$0.isAsked }.map(\.name)
        return method.atOnce.filter { !blocks.contains($0.value) || $0.value == method.listeners?.parameter }.map {
            diagnostic("`\($0.value)` is no block of `\(method.name)` that answers nothing", at: $0.place, "name one of its blocks")
        }
    }

    private static func later(_ method: Method, _ flows: [String: Flow]) -> [Diagnostic] {
        // What a method that waits hands to a block that changes it, it has back when it goes on.
        let isAwaited = method.declaration.isAsync && method.stream == nil && method.handlers.ending == nil
        guard let block = method.handlers.progress.first(where: { $0.isAtOnce && !(isAwaited && $0.changed != nil) }) else { return [] }
        let place = method.atOnce.first { $0.value == block.name }?.place ?? method.locatedName.place
        let what = "`\(method.name)` calls `\(block.name)` before it returns"
        if method.declaration.isAsync || method.stream != nil || method.handlers.ending != nil {
            return [diagnostic("\(what), and goes on", at: place, wayOut(method, block.name))]
        }
        guard let name = method.flow, let flow = flows[name.value], flow.isAsync || flow.together != nil else { return [] }
        return [
            diagnostic(
                "\(what), but its flow `\(name.value)` waits", at: name.place, "`start:` what takes time; " + wayOut(method, block.name))
        ]
    }

    private static func wayOut(_ method: Method, _ block: String) -> String {
        let declared =
            method.atOnce.contains { $0.value == block }
            ? "" : method.language == .swift ? " (and is `@escaping`)" : " (and is declared without `NS_NOESCAPE`)"
        return "what is called while a method goes on stands under `progress:`\(declared)"
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
