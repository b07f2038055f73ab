internal import Spec

/// States as Mermaid diagrams: what is kept and what forgets it, and which state object leads to which.
struct StateDiagram {
    private let model: SystemModel
    private let language: ReferenceLanguage

    init(_ context: ReferenceContext) {
        model = context.model
        language = context.language
    }

    /// How a group of kept values comes and goes; nil where no method does both.
    func lines(_ group: StateGroup) -> [String]? {
        var keeping: [String] = []
        var forgetting: [String] = []
        for (_, method, effects) in methods {
            if effects.keeps.contains(group.name.value) { keeping.append(method) }
            if effects.forgets.contains(group.name.value) { forgetting.append(method) }
        }
        guard !keeping.isEmpty, !forgetting.isEmpty else { return nil }
        let names = [("Empty", language.say("nothing kept", "값 없음")), ("Kept", language.say("kept", "보관 중"))]
        return ["stateDiagram-v2"] + names.map { "    state \"\($0.1)\" as \($0.0)" } + ["    [*] --> Empty"]
            + ["    Empty --> Kept: \(label(keeping))", "    Kept --> Empty: \(label(forgetting))"]
    }

    /// Which state object a method of another gives; nil where the SDK has none that may be used once.
    func stateObjects() -> [String]? {
        let once = Set(model.spec.classes.filter { $0.once != nil }.map(\.name.value))
        var arrows: [(arrow: String, methods: [String])] = []
        for (owner, method, effects) in methods {
            let from = once.contains(owner) ? owner : "[*]"
            var targets = model.spec.classes.map(\.name.value).filter { once.contains($0) && effects.makes.contains($0) }
            if once.contains(owner), effects.canEnd { targets.append("[*]") }
            for arrow in targets.map({ "\(from) --> \($0)" }) {
                if let index = arrows.firstIndex(where: { $0.arrow == arrow }) {
                    arrows[index].methods.append(method)
                } else {
                    arrows.append((arrow, [method]))
                }
            }
        }
        return arrows.isEmpty ? nil : ["stateDiagram-v2"] + arrows.map { "    \($0.arrow): \(label($0.methods))" }
    }

    // MARK: what methods do

    private struct Effects {
        var keeps: Set<String> = []
        var forgets: Set<String> = []
        var makes: Set<String> = []
        /// Something else than a state object is made.
        var canEnd = false
    }

    /// Every method that runs a flow, with what that does to state. What policies do around it belongs to no method.
    private var methods: [(owner: String, method: String, effects: Effects)] {
        model.spec.classes.flatMap { type in
            type.methods.compactMap { method in
                method.flow.map { flow in
                    var effects = Effects()
                    var visited: Set<String> = []
                    collect(flow.value, &visited, &effects)
                    return (type.name.value, method.name, effects)
                }
            }
        }
    }

    private func collect(_ name: String, _ visited: inout Set<String>, _ effects: inout Effects) {
        guard visited.insert(name).inserted, let flow = model.flows[name] else { return }
        for step in (flow.steps + flow.always + flow.onSuccess + flow.onFailure).flatMap(\.withNested) {
            switch step.verb {
            case .keep(let list, _): effects.keeps.formUnion(list.map(\.target.value.group))
            case .forget(let list, _): effects.forgets.formUnion(list.map(\.value.group))
            case .new(let type, _, _):
                effects.makes.insert(type.value)
                if model.classes[type.value]?.once == nil { effects.canEnd = true }
            case .run(let flow, _, _, _): collect(flow.value, &visited, &effects)
            default: break
            }
        }
    }

    /// Names below each other. A colon would end the label's own beginning.
    private func label(_ names: [String]) -> String {
        names.map { Escaping.mermaid($0).replacing(":", with: "#58;") }.joined(separator: "<br/>")
    }
}
