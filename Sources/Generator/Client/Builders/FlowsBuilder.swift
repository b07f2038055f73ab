internal import Declarations
internal import Spec
internal import SwiftCode

/// Flows as functions: members of the classes whose objects they speak of, the others of the environment.
struct FlowsBuilder {
    let model: SystemModel
    let plan: FlowPlan
    /// Flows that need no object.
    private let freeFlows: [Flow]
    /// The flows of each class.
    private let flows: [String: [Flow]]

    init(model: SystemModel, plan: FlowPlan) {
        self.model = model
        self.plan = plan
        let called = model.spec.flows.filter { !Self.isForInitialisers($0, model) }
        freeFlows = called.filter { plan.signatures[$0.name.value]?.isFree ?? false }
        flows = called.reduce(into: [:]) { table, flow in
            for owner in plan.signatures[flow.name.value]?.owners ?? [] { table[owner, default: []].append(flow) }
        }
    }

    /// Whether flows wait is the spec's to say; whether they throw shows when they are lowered, and flows run each other: repeated
    /// for those that run one which turns out to throw.
    static func settled(_ model: SystemModel) -> FlowPlan {
        var plan = FlowPlan(model)
        var waiting = Worklist(model.behaviour.calleesFirst)
        while let name = waiting.next() {
            guard plan.signatures[name]?.effects.isThrowing == false, canThrow(name, plan, model) else { continue }
            plan.signatures[name]?.effects.isThrowing = true
            for runner in model.behaviour.runners[name] ?? [] { waiting.add(runner) }
        }
        return plan
    }

    private static func canThrow(_ name: String, _ plan: FlowPlan, _ model: SystemModel) -> Bool {
        guard let flow = model.flows[name], let signature = plan.signatures[name] else { return false }
        if flow.together != nil { return true }
        let owner = signature.owners.first.flatMap { model.classes[$0] }
        var lowering = FlowLowering(flow.parts, FlowContext(model: model, plan: plan, owner: owner), signature)
        return lowering.body().effects.contains(.throwing)
    }

    /// Flows that need no object.
    var free: [SwiftDeclaration] {
        let members = freeFlows.flatMap { self.members($0, owner: nil) }
        return members.isEmpty ? [] : [.extending("ClientEnvironment", members)]
    }

    func flows(of type: ClassType) -> [SwiftDeclaration] {
        let flows = self.flows[type.name.value] ?? []
        let members = flows.flatMap { self.members($0, owner: type) } + NotifierBuilder(type, flows, model).declarations
        return members.isEmpty ? [] : [.extending(type.name.value, members)]
    }

    /// Initialisers whose flows answer an object only fill properties: nothing calls such a flow.
    private static func isForInitialisers(_ flow: Flow, _ model: SystemModel) -> Bool {
        let users = model.behaviour.users[flow.name.value] ?? []
        guard !users.isEmpty,
            users.allSatisfy({
                ClassFacts($0.type, model).isInitialiser($0.method) && !flow.isCalled(by: $0.method, of: $0.type.name.value)
            })
        else { return false }
        return model.behaviour.runners[flow.name.value] == nil
    }

    /// The flow's function; where callers share a run, that of the run beside it.
    private func members(_ flow: Flow, owner: ClassType?) -> [SwiftDeclaration] {
        guard let signature = plan.signatures[flow.name.value] else { return [] }
        var lowering = FlowLowering(flow.parts, FlowContext(model: model, plan: plan, owner: owner), signature)
        let body = told(lowering.body(), by: flow)
        let effects = signature.effects.ofCall
        let isChanging = owner.map { ClassFacts($0, model).isChanged(by: signature.name) } ?? false
        // A block that is over when the method returns is called where the method was.
        let isNear = signature.effects.isAsync && signature.progress.contains { $0.changed != nil }
        let modifiers: [SwiftModifier] = (isNear ? [.nonsending] : []) + (isChanging ? [.mutating] : [])
        guard let together = flow.together else { return [member(flow.text.main, signature.function, signature, effects, body, modifiers)] }
        let run = SwiftIdentifier.camelCase(signature.name) + "Run"
        let own = body.effects.union(.waiting)
        let text = flow.text.main + " Callers that come while a run is under way wait for its end."
        return [
            member(text, signature.function, signature, effects, lowering.shared(run, own, together)),
            member("One run of `\(signature.function)`.", run, signature, own, body),
        ]
    }

    /// What a server says beside an error is for flows alone: one that no flow runs fails with the plain error.
    private func told(_ body: [SwiftStatement], by flow: Flow) -> [SwiftStatement] {
        guard model.hasFailureDetails, body.effects.isSuperset(of: [.throwing, .waiting]), model.behaviour.runners[flow.name.value] == nil
        else { return body }
        return [.do(body, [SwiftCatch(nil, [.throw(FlowLowering.plainError)])])]
    }

    private func member(
        _ text: String, _ name: String, _ signature: FlowPlan.Signature, _ effects: Effects, _ body: [SwiftStatement],
        _ modifiers: [SwiftModifier] = []
    ) -> SwiftDeclaration {
        let isVoid = signature.result.type == .void
        let result = isVoid ? SwiftTypeName.void : model.typeName(signature.result)
        return .function(
            SwiftFunction(.named(name), parameters(signature), effects: effects, result: result, body),
            modifiers,
            attributes: isVoid ? [] : ["@discardableResult"],
            documentation: SwiftDocumentation(text)
        )
    }

    private func parameters(_ signature: FlowPlan.Signature) -> [SwiftParameter] {
        let own = signature.parameters.map { parameter in
            let value: SwiftExpression? = parameter.hasDefault && parameter.type.isOptional ? .null : nil
            return SwiftParameter(nil, parameter.swiftName, model.typeName(parameter.type), default: value)
        }
        let progress = signature.progress.map { block in
            let types = block.values.map { model.typeName(model.flowType($0.type)) }
            if block.isAtOnce {
                let called = SwiftTypeName.Function(types.enumerated().map { $0 == block.changed ? .inout($1) : $1 })
                // Other flows have none to hand over.
                let isRun = model.behaviour.runners[signature.name] != nil
                return SwiftParameter(nil, block.swiftName, .function(called), default: isRun ? .ignoring(called) : nil)
            }
            let result = block.asked?.answer.map { model.typeName(model.flowType($0).optional) } ?? .void
            let effects: Effects = block.asked == nil ? .waiting : [.throwing, .waiting]
            let type = SwiftTypeName.function(.init(attributes: ["@Sendable"], types, effects: effects, result: result))
            return SwiftParameter(nil, block.swiftName, .optional(type), default: .null)
        }
        guard let handler = signature.handler else { return own + progress }
        let types = handler.map { model.typeName(model.flowType($0.type)) }
        let complete = SwiftTypeName.function(.init(attributes: ["@Sendable"], types, effects: .waiting))
        return own + progress + [SwiftParameter(nil, "complete", .escaping(complete))]
    }
}
