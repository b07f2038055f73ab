import Diagnostics
import SourceText

/// A flow that no method and no other flow uses.
enum UnusedFlow {
    static let rule = Rule(
        "spec-unused-flow",
        .warning,
        "a flow is used by no method and run by no other flow",
        explanation: """
            Flows say what methods do. One that no method names under `flow:` and no flow runs is left over, or the method that should \
            name it does not.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        var used = Set(spec.classes.flatMap(\.methodsAndSetters).compactMap(\.flow?.value))
        used.formUnion(spec.classes.flatMap(\.properties).compactMap(\.onSet?.value))
        for step in survey.steps.all {
            if case .run(let flow, _, _, _, _) = step.verb { used.insert(flow.value) }
        }
        return spec.flows.filter { !used.contains($0.name.value) }.map { flow in
            Diagnostic(
                rule,
                "nothing uses the flow `\(flow.name.value)`",
                at: [Label(flow.name.place)],
                help: "name it under `flow:` of a method, run it, or remove it"
            )
        }
    }
}
