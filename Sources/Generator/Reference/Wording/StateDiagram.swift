internal import Spec

/// States as Mermaid diagrams: what is kept and what forgets it, and which state object leads to which.
struct StateDiagram {
    private let model: SystemModel
    private let language: TextLanguage
    private let effects: StateEffects

    init(_ context: ReferenceContext) {
        model = context.model
        language = context.language
        effects = context.facts.stateEffects
    }

    /// How a group of kept values comes and goes; nil where no method does both.
    func lines(_ group: StateGroup) -> [String]? {
        guard let keeping = effects.keeping[group.name.value], let forgetting = effects.forgetting[group.name.value] else { return nil }
        let names = [("Empty", language.say("nothing kept")), ("Kept", language.say("kept"))]
        return ["stateDiagram-v2"] + names.map { "    state \"\($0.1)\" as \($0.0)" } + ["    [*] --> Empty"]
            + ["    Empty --> Kept: \(label(keeping))", "    Kept --> Empty: \(label(forgetting))"]
    }

    /// Which state object a method of another gives; nil where the SDK has none that may be used once.
    func stateObjects() -> [String]? {
        let once = model.spec.classes.filter { $0.once != nil }.map(\.name.value)
        let places = Dictionary(once.enumerated().map { ($1, $0) }) { first, _ in first }
        var arrows: [(arrow: String, methods: [String])] = []
        var positions: [String: Int] = [:]
        for (owner, method, effects) in effects.methods {
            let isOnce = places[owner] != nil
            let made = effects.compactMap { if case .makes(let type) = $0 { places[type] } else { nil } }
            let targets = made.sorted().map { once[$0] } + (isOnce && effects.contains(.ends) ? ["[*]"] : [])
            for arrow in targets.map({ "\(isOnce ? owner : "[*]") --> \($0)" }) {
                if let position = positions[arrow] {
                    arrows[position].methods.append(method)
                } else {
                    positions[arrow] = arrows.count
                    arrows.append((arrow, [method]))
                }
            }
        }
        return arrows.isEmpty ? nil : ["stateDiagram-v2"] + arrows.map { "    \($0.arrow): \(label($0.methods))" }
    }

    /// Names below each other. A colon would end the label's own beginning.
    private func label(_ names: [String]) -> String {
        names.map { Escaping.mermaid($0).replacing(":", with: "#58;") }.joined(separator: "<br/>")
    }
}
