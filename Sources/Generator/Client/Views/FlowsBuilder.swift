internal import Declarations
internal import Spec

/// Flows as functions: members of the classes whose objects they speak of, the others of the environment.
struct FlowsBuilder {
    let model: SystemModel
    let plan: FlowPlan

    /// Whether flows wait is the spec's to say; whether they throw shows when they are lowered, and flows run each other: repeated
    /// until nothing changes.
    static func settled(_ model: SystemModel) -> FlowPlan {
        var plan = FlowPlan(model)
        for _ in 0...model.spec.flows.count {
            var next = plan
            for flow in model.spec.flows {
                guard let signature = plan.signatures[flow.name.value] else { continue }
                let owner = signature.owners.first.flatMap { model.classes[$0] }
                var lowering = FlowLowering(flow.parts, FlowContext(model: model, plan: plan, owner: owner), signature)
                _ = lowering.body(depth: 2)
                next.signatures[flow.name.value]?.effects.isThrowing = lowering.isThrowing || flow.together != nil
            }
            let isSettled = next.signatures.allSatisfy { $1.effects == plan.signatures[$0]?.effects }
            plan = next
            if isSettled { break }
        }
        return plan
    }

    /// Flows that need no object.
    var free: DeclarationsView {
        let flows = model.spec.flows.filter { plan.signatures[$0.name.value]?.isFree ?? false && !isForInitialisers($0) }
        guard !flows.isEmpty else { return DeclarationsView(types: []) }
        let members = flows.flatMap { self.members($0, owner: nil) }
        return DeclarationsView(types: [TypeView(head: "extension ClientEnvironment {", contents: members)])
    }

    func flows(of type: ClassType) -> DeclarationsView {
        let flows = model.spec.flows.filter {
            plan.signatures[$0.name.value]?.owners.contains(type.name.value) ?? false && !isForInitialisers($0)
        }
        var members = flows.flatMap { self.members($0, owner: type) }
        if let notifier = notifier(type, flows) { members.append(notifier) }
        guard !members.isEmpty else { return DeclarationsView(types: []) }
        return DeclarationsView(types: [TypeView(head: "extension \(type.name.value) {", contents: members)])
    }

    /// Initialisers only fill properties: nothing calls such a flow.
    private func isForInitialisers(_ flow: Flow) -> Bool {
        let users = FlowPlan.users(model.spec)[flow.name.value] ?? []
        guard !users.isEmpty, users.allSatisfy({ ClassFacts($0.type, model).isInitialiser($0.method) }) else { return false }
        return !model.spec.flows.contains { FlowPlan.runs($0, model).contains(flow.name.value) }
    }

    /// The flow's function; where callers share a run, that of the run beside it.
    private func members(_ flow: Flow, owner: ClassType?) -> [MemberView] {
        guard let signature = plan.signatures[flow.name.value] else { return [] }
        var lowering = FlowLowering(flow.parts, FlowContext(model: model, plan: plan, owner: owner), signature)
        let body = lowering.body(depth: 2)
        guard let together = flow.together else { return [member(flow.text.en, signature.function, signature, signature.effects, body)] }
        let run = SwiftIdentifier.camelCase(signature.name) + "Run"
        let effects = FlowPlan.Effects(isAsync: true, isThrowing: lowering.isThrowing)
        let shared = lowering.shared(run, effects, together)
        let text = flow.text.en + " Callers that come while a run is under way wait for its end."
        return [
            member(text, signature.function, signature, signature.effects, shared),
            member("One run of `\(signature.function)`.", run, signature, effects, body),
        ]
    }

    private func member(
        _ text: String, _ name: String, _ signature: FlowPlan.Signature, _ effects: FlowPlan.Effects, _ body: [StatementView]
    ) -> MemberView {
        let function = FunctionView(
            documentation: DocComment(text: text).lines(depth: 1),
            attributes: signature.result.type == .void ? [] : ["@discardableResult"],
            head: FunctionView.head(
                "func \(name)",
                parameters(signature),
                isAsync: effects.isAsync,
                isThrowing: effects.isThrowing,
                result: signature.result.type == .void ? "Void" : model.spelling(signature.result),
                depth: 1
            ),
            body: body
        )
        return MemberView(kind: .function(function))
    }

    private func parameters(_ signature: FlowPlan.Signature) -> [String] {
        var list = signature.parameters.map { parameter -> String in
            let type = model.spelling(parameter.type)
            let value = parameter.hasDefault && parameter.type.isOptional ? " = nil" : ""
            return "\(SwiftIdentifier.escaped(parameter.swiftName)): \(type)\(value)"
        }
        if let handler = signature.handler {
            let types = handler.map { model.spelling(model.flowType($0.type)) }
            list.append("complete: @escaping @Sendable (\(types.joined(separator: ", "))) async -> Void")
        }
        return list
    }

    /// Calls the delegate of the class on the main actor.
    private func notifier(_ type: ClassType, _ flows: [Flow]) -> MemberView? {
        let notifies = flows.contains { flow in
            StepVisitor.all(flow.allSteps).contains { if case .notify(_, _, nil, _) = $0.verb { true } else { false } }
        }
        guard notifies, let owner = model.ancestry(of: type).first(where: { $0.delegate != nil }), let delegate = owner.delegate else {
            return nil
        }
        let signature = "_ call: @escaping @MainActor @Sendable (any \(delegate.protocolName.value)) -> Answer"
        let function = FunctionView(
            documentation: DocComment(text: "Calls the delegate on the main actor, if there is one.").lines(depth: 1),
            attributes: ["@discardableResult"],
            head: FunctionView.head("func notify<Answer: Sendable>", [signature], isAsync: true, result: "Answer?", depth: 1),
            body: [
                .line("let box = \(delegate.property.value)Box"),
                .line("return await environment.deliver { box.value.map { call($0) } }"),
            ]
        )
        return MemberView(kind: .function(function))
    }
}
