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

    static func check(_ spec: Spec) -> [Diagnostic] {
        let policies = Dictionary(spec.policies.map { ($0.name.value, Waiting.runs(Waiting.allSteps($0))) }) { first, _ in first }
        var runs: [String: [String]] = [:]
        for flow in spec.flows {
            let own = Waiting.runs(Waiting.allSteps(flow))
            runs[flow.name.value] = flow.policies.reduce(into: own) { $0.formUnion(policies[$1.value] ?? []) }.sorted()
        }
        var reported: Set<String> = []
        return spec.flows.compactMap { flow in
            guard !reported.contains(flow.name.value), let circle = circle(from: flow.name.value, runs) else { return nil }
            reported.formUnion(circle)
            let way = (circle + [flow.name.value]).map { "`\($0)`" }.joined(separator: " runs ")
            return Diagnostic(rule, "the flow `\(flow.name.value)` runs itself: \(way)", at: [Label(flow.name.place)])
        }
    }

    /// The shortest way from a flow back to itself.
    private static func circle(from start: String, _ runs: [String: [String]]) -> [String]? {
        var ways: [[String]] = [[start]]
        var seen: Set<String> = []
        while !ways.isEmpty {
            let way = ways.removeFirst()
            for next in way.last.flatMap({ runs[$0] }) ?? [] {
                if next == start { return way }
                if seen.insert(next).inserted { ways.append(way + [next]) }
            }
        }
        return nil
    }
}
