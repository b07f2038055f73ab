internal import Spec
internal import SwiftCode

/// Which delegates the steps of a scenario need.
enum RecorderUse {
    /// Protocols of the app's side, in the spec's order: of objects, of classes, and of parameters that calls leave out. Some may be of no use.
    static func protocols(in steps: ArraySlice<ScenarioStep>, _ context: ScenarioContext) -> [String] {
        var names: Set<String> = []
        for step in steps {
            switch step.verb {
            case .call(let call), .new(let call):
                names.formUnion(protocols(of: call, context))
            default: break
            }
        }
        names.formUnion(context.delegating.flatMap { assigned(to: $0, context) })
        return context.spec.protocols.map(\.name.value).filter { names.contains($0) }
    }

    /// Those of listeners that are taken out before any step has put one in: what an earlier scenario has put in.
    static func removed(in steps: ArraySlice<ScenarioStep>, _ context: ScenarioContext) -> Set<String> {
        var (kept, removed): (Set<String>, Set<String>) = ([], [])
        for step in steps {
            guard case .call(let call) = step.verb, let change = context.face(call.type, call.method.value)?.method.listeners else {
                continue
            }
            let names = protocols(of: call, context)
            if change.keeps { kept.formUnion(names) } else { removed.formUnion(Set(names).subtracting(kept)) }
        }
        return removed
    }

    /// The delegate that a class has as a property; one that is handed over by a method comes with the call.
    private static func assigned(to type: ClassType, _ context: ScenarioContext) -> [String] {
        guard let delegate = type.delegate, context.property(delegate.property.value, of: type.name.value) != nil else { return [] }
        return [delegate.protocolName.value]
    }

    /// Those of the parameters that the call leaves out.
    static func protocols(of call: ScenarioCall, _ context: ScenarioContext) -> [String] {
        guard let face = context.face(call.type, call.method.value) else { return [] }
        let given = Set(call.arguments.map(\.name.value))
        return face.parameters.filter { !given.contains($0.specName) }.compactMap { parameter in
            parameter.type.name.flatMap { context.isHeard($0) ? $0 : nil }
        }
    }
}

extension ScenarioVerb {
    /// Whether the app of the step before still runs.
    var keepsRunning: Bool {
        if case .restart = self { false } else { true }
    }
}
