internal import Spec
internal import SwiftCode

/// The events of an object that a flow hears of from its beginning on, as all do that await them.
struct EventsForAll {
    let names: [String]
    private let model: SystemModel

    init(_ flow: FlowParts, of owner: ClassType?, _ model: SystemModel) {
        self.model = model
        let known = owner.map { model.ancestry(of: $0).reduce(into: Set<String>()) { $0.formUnion($1.eventsForAll) } } ?? []
        guard !known.isEmpty else {
            names = []
            return
        }
        let steps = flow.allSteps + flow.policies.compactMap { model.policies[$0] }.flatMap(\.allSteps)
        var found: [String] = []
        for step in steps.withNested() {
            guard case .await(let event, nil, _) = step.verb, known.contains(event.value), !found.contains(event.value) else { continue }
            found.append(event.value)
        }
        names = found
    }

    init(_ flow: String, of owner: ClassType?, _ model: SystemModel) {
        self.init(model.flows[flow]?.parts ?? FlowParts(), of: owner, model)
    }

    /// What the flow's function calls the listener of an event, among parameters of these names.
    func listener(_ event: String, among parameters: Set<String>) -> String {
        let name = SwiftIdentifier.camelCase(event)
        return ["Listener", "Heard", "ListenerOfThis"].map { name + $0 }.first { !parameters.contains($0) } ?? "\(name)ToAll"
    }

    /// The flow's first statements.
    func listening(_ context: FlowContext) -> [SwiftStatement] {
        names.map { name in
            let event = context.own(model.inner.event(name))
            return .constant(listener(name, among: context.parameters), nil, event.calling("listener", []))
        }
    }

    /// Code that begins the flow in the background: it hears what is sent from here on.
    func heard(by begin: SwiftExpression, _ member: (String) -> SwiftExpression) -> SwiftExpression {
        names.reversed().reduce(begin) { code, name in
            member(model.inner.event(name)).calling("heard", trailing: SwiftClosure([], code))
        }
    }
}
