package import Spec

/// A system with everything decided that its client, tests and reference share. Worked out once: flows are lowered until nothing changes.
package struct SettledSystem: Sendable {
    let model: SystemModel
    let plan: FlowPlan

    package init(_ spec: Spec) {
        model = SystemModel(spec)
        plan = FlowsBuilder.settled(model)
    }

    package var spec: Spec { model.spec }
}
