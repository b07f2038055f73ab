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
        let places = Dictionary(survey.spec.flows.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
        return survey.steps.all.compactMap { step in
            guard case .run(let target, let arguments, _, _) = step.verb, let place = places[target.value] else { return nil }
            let needed = handed(to: survey.spec.flows[place], survey).subtracting(arguments.map(\.name.value))
            return needed.isEmpty ? nil : diagnostic(needed.sorted(), of: "`\(target.value)`", at: target.place)
        }
    }

    /// What a flow has of its methods, which all have it, and not of what it declares itself.
    private static func handed(to flow: Flow, _ survey: Survey) -> Set<String> {
        guard let signature = survey.index.flows[flow.name.value], !signature.methods.isEmpty else { return [] }
        let names = signature.arguments.fields.filter { !$0.type.isOptional && isValue($0.name.value, of: signature.methods) }
        return Set(names.map(\.name.value)).subtracting(flow.parameters.map(\.name.value)).intersection(spoken(of: flow, survey.spec))
    }

    /// Blocks, and pointers to errors, are the methods' own.
    private static func isValue(_ name: String, of methods: [Method]) -> Bool {
        methods.allSatisfy { method in
            guard let type = method.declaration.parameters.first(where: { $0.name == name })?.type, case .named = type else { return false }
            return !type.isErrorPointer
        }
    }

    private static func spoken(of flow: Flow, _ spec: Spec) -> Set<String> {
        let policies = spec.policies.filter { policy in flow.policies.contains { $0.value == policy.name.value } }
        let steps =
            flow.steps + flow.always + flow.onSuccess + flow.onFailure + policies.flatMap { $0.before + $0.retry.flatMap(\.allSteps) }
        let references = steps.references() + (flow.together?.references ?? [])
        return Set(references.filter { $0.root == .argument }.compactMap(\.path.first))
    }
}
