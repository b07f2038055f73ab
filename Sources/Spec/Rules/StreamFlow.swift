import Diagnostics
import SourceText

/// Elements of a stream that nobody would hear.
enum StreamFlow {
    static let rule = Rule(
        "spec-stream-flow",
        "a flow gives elements to a stream that is not there",
        explanation: """
            The flow of a method that answers an `AsyncStream` or `AsyncThrowingStream` begins when the method is called, gives the elements \
            with `emit:`, and ends the stream when it ends. So every such method has a run of its own: the flow is not shared with `together:`, \
            no other flow runs it, and `emit:` stands in no flow whose methods answer something else. What several have in common goes into \
            a flow that they `run:`, with a result that they emit.
            """
    )

    static func withoutStream(_ flow: String, at place: Place) -> Diagnostic {
        let help = "declare a method that answers one, such as `func updates() -> AsyncStream<Update>`, or let the flow `return:`"
        return Diagnostic(rule, "no method of `\(flow)` answers a stream", at: [Label(place)], help: help)
    }

    static func check(_ survey: Survey) -> [Diagnostic] {
        let streaming = Set(survey.spec.classes.flatMap(\.methods).filter { $0.stream != nil }.compactMap(\.flow?.value))
        guard !streaming.isEmpty else { return [] }
        let run = survey.steps.ofFlows.joined().compactMap { step -> Diagnostic? in
            guard case .run(let flow, _, _, _, _) = step.verb, streaming.contains(flow.value) else { return nil }
            return Diagnostic(
                rule, "nobody would hear what `\(flow.value)` emits here", at: [Label(flow.place)],
                help: "put what both do into a flow of its own that answers it, and `emit:` that")
        }
        let shared = survey.spec.flows.compactMap { flow -> Diagnostic? in
            guard let together = flow.together, streaming.contains(flow.name.value) else { return nil }
            return Diagnostic(rule, "each stream of `\(flow.name.value)` has a run of its own", at: [Label(together.place)])
        }
        return run + shared
    }
}
