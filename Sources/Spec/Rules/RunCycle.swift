import Diagnostics
import SourceText

/// Flows that run each other in a circle.
enum RunCycle {
    static let rule = Rule(
        "spec-run-cycle",
        "flows run each other in a circle",
        explanation: """
            A flow that runs itself, directly or through others, and waits for it, need never end. Break the circle, with a policy's \
            `retry:` for doing something once more, or with `start:` where nobody waits for the end.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let graph = RunGraph(survey)
        var search = CircleSearch(graph)
        var reported: Set<Int> = []
        return survey.spec.flows.compactMap { flow in
            guard let start = graph.position(of: flow.name.value), !reported.contains(start) else { return nil }
            guard let circle = search.circle(from: start) else { return nil }
            reported.formUnion(circle)
            let way = (circle + [start]).map { "`\(graph.names[$0])`" }.joined(separator: " runs ")
            return Diagnostic(rule, "the flow `\(flow.name.value)` runs itself: \(way)", at: [Label(flow.name.place)])
        }
    }
}
