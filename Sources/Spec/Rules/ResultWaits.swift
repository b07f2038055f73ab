import Declarations
import Diagnostics
import SourceText

/// A method that answers at once names a flow that has to wait.
enum ResultWaits {
    static let rule = Rule(
        "spec-result-waits",
        "a method that answers at once has a flow that has to wait",
        explanation: """
            A method with a result and no handler returns when it is called, so its flow cannot wait for a server or for a person. Let \
            the flow `start:` what takes time and return what is known already. What an app's object answers is there at once where its protocol says \
            `atOnce: true`. A Swift method that is `async` may wait, and so may one that makes \
            an object of its class.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let waiting = Dictionary(survey.spec.flows.filter(\.isAsync).map { ($0.name.value, $0) }) { first, _ in first }
        return survey.spec.classes.flatMap { type in
            type.methods.compactMap { method in
                guard let flow = method.flow, let steps = waiting[flow.value], answersAtOnce(method) else { return nil }
                // The object is there at once, whatever goes on behind it.
                if type.isFactory(method), survey.makers.contains(flow.value) { return nil }
                return Diagnostic(
                    rule,
                    "`\(method.name)` returns at once, but its flow `\(flow.value)` waits",
                    at: [Label(flow.place)],
                    help: steps.lateQuestion?.wayOut(survey.index) ?? "`start:` what takes time"
                )
            }
        }
    }

    private static func answersAtOnce(_ method: Method) -> Bool {
        if method.isAwaited || hasHandler(method) { return false }
        if method.declaration.isThrowing || method.isInitialiserOfSwift { return true }
        guard let result = method.declaration.result else { return false }
        return result.name != "void" && result.name != "Void"
    }

    /// A block completes later, whatever the method answers at once.
    private static func hasHandler(_ method: Method) -> Bool {
        method.declaration.parameters.contains { parameter in
            if case .function? = parameter.type { true } else { false }
        }
    }
}

extension Spec {
    /// The flows of methods that make an object of their class, and answer it by themselves: none whose steps return one.
    var flowsOfMakers: Set<String> {
        let returning = flows.filter { flow in
            (flow.steps + flow.onSuccess + flow.onFailure).withNested().contains { if case .return = $0.verb { true } else { false } }
        }
        let makers = classes.flatMap { type in type.methods.filter(type.isFactory) }
        return Set(makers.compactMap(\.flow?.value)).subtracting(returning.map(\.name.value))
    }
}

extension ClassType {
    /// Makes an object of the class: it is there at once, whatever goes on behind it.
    func isFactory(_ method: Method) -> Bool {
        if method.declaration.isInitializer { return true }
        guard let result = method.declaration.result else { return false }
        return ["instancetype", "Self"].contains(result.name) || method.declaration.isStatic == true && result.name == name.value
    }
}
