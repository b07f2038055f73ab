import Declarations
import Diagnostics
import SourceText

/// Something is called without an argument that it needs.
enum MissingArgument {
    static let rule = Rule(
        "spec-missing-argument",
        "something is called without an argument that it needs",
        explanation: """
            A required parameter of an endpoint, an operation or a flow has to be given by whoever calls it, unless it has one \
            constant value. Add it under `with:`, or say that it is not required. So has what every method of a flow is handed, where \
            the flow speaks of it and another one runs it.
            """
    )

    static func diagnostic(
        _ names: [String], of callee: String, at place: Place, help: String = "add it under `with:`"
    ) -> Diagnostic {
        Diagnostic(rule, "\(callee) needs \(Listing.codes(names))", at: [Label(place)], help: help)
    }

    /// Steps that run a flow without what it is handed by each of its methods, and speaks of.
    static func check(_ survey: Survey) -> [Diagnostic] {
        let run = Set(survey.steps.all.compactMap { step in if case .run(let flow, _, _, _, _) = step.verb { flow.value } else { nil } })
        // Walked once for each flow, however many steps run it.
        let handed = Dictionary(
            zip(survey.spec.flows, survey.steps.ofFlows).filter { run.contains($0.0.name.value) }.map { flow, steps in
                (flow.name.value, Self.handed(to: flow, steps, survey))
            }
        ) { first, _ in first }
        return survey.steps.all.compactMap { step in
            guard case .run(let target, let arguments, _, _, _) = step.verb, let all = handed[target.value] else { return nil }
            let needed = all.subtracting(arguments.map(\.name.value))
            return needed.isEmpty ? nil : diagnostic(needed.sorted(), of: "`\(target.value)`", at: target.place)
        }
    }

    /// What a flow has of its methods, which all have it, and not of what it declares itself.
    private static func handed(to flow: Flow, _ steps: [FlowStep], _ survey: Survey) -> Set<String> {
        guard let signature = survey.index.flows[flow.name.value], !signature.methods.isEmpty else { return [] }
        let names = signature.arguments.fields.filter { !$0.type.isOptional && isValue($0.name.value, of: signature.methods) }
        return Set(names.map(\.name.value)).subtracting(flow.parameters.map(\.name.value)).intersection(spoken(of: flow, steps, survey))
    }

    /// Blocks, and pointers to errors, are the methods' own.
    private static func isValue(_ name: String, of methods: [Method]) -> Bool {
        methods.allSatisfy { method in
            guard let type = method.declaration.parameters.first(where: { $0.name == name })?.type, case .named = type else { return false }
            return !type.isErrorPointer
        }
    }

    /// - Parameter steps: those of the flow, nested ones too.
    private static func spoken(of flow: Flow, _ steps: [FlowStep], _ survey: Survey) -> Set<String> {
        let policies = zip(survey.spec.policies, survey.steps.ofPolicies).filter { policy, _ in
            flow.policies.contains { $0.value == policy.name.value }
        }
        let expressions = (steps + policies.flatMap(\.1)).flatMap(\.expressions) + [flow.together].compactMap(\.self)
        return Set(expressions.flatMap(\.references).filter { $0.root == .argument }.compactMap(\.path.first))
    }
}
