internal import Spec

/// What the methods of a system do to what is kept, and which objects they give. What policies do around a flow belongs to no method.
struct StateEffects: Sendable {
    enum Effect: Hashable {
        case keeps(String)
        case forgets(String)
        case makes(String)
        /// Something else than a state object is made.
        case ends
    }

    /// Every method that runs a flow, in the order of the spec.
    let methods: [(owner: String, method: String, effects: Set<Effect>)]
    /// The methods that keep something in a group, by its name, and those that forget something.
    private(set) var keeping: [String: [String]] = [:]
    private(set) var forgetting: [String: [String]] = [:]

    init(_ model: SystemModel) {
        let own = model.flows.mapValues { flow in Set(flow.allSteps.withNested().flatMap { Self.effects($0.verb, model) }) }
        let effects = model.behaviour.gathered(own) { $0.ownRuns }
        methods = model.spec.classes.flatMap { type in
            type.methods.compactMap { method in
                method.flow.map { (type.name.value, method.name, effects[$0.value] ?? []) }
            }
        }
        for (_, method, effects) in methods {
            for effect in effects {
                switch effect {
                case .keeps(let group): keeping[group, default: []].append(method)
                case .forgets(let group): forgetting[group, default: []].append(method)
                case .makes, .ends: break
                }
            }
        }
    }

    private static func effects(_ verb: FlowVerb, _ model: SystemModel) -> [Effect] {
        switch verb {
        case .keep(let list, _): list.map { .keeps($0.target.value.group) }
        case .forget(let list, _): list.map { .forgets($0.value.group) }
        case .new(let type, _, _): [.makes(type.value)] + (model.classes[type.value]?.once == nil ? [.ends] : [])
        default: []
        }
    }
}
