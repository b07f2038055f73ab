internal import Spec

/// Which delegates a scenario needs.
enum RecorderUse {
    /// Protocols of the app's side, in the spec's order: of shared objects and classes, of parameters that calls leave out, and those that are heard.
    static func protocols(in scenario: Scenario, _ context: ScenarioContext) -> [String] {
        var names: Set<String> = []
        for step in scenario.steps {
            switch step.verb {
            case .notified(_, let type, _, _), .react(_, let type, _, _): names.insert(type)
            case .call(let call), .new(let call): names.formUnion(protocols(of: call, context))
            default: break
            }
        }
        for type in context.spec.classes where type.isDelegateStatic || type.name.value == context.sharedClass?.name.value {
            if let delegate = type.delegate { names.insert(delegate.protocolName.value) }
        }
        return context.spec.protocols.map(\.name.value).filter { names.contains($0) }
    }

    private static func protocols(of call: ScenarioCall, _ context: ScenarioContext) -> [String] {
        guard let face = context.face(call.type, call.method.value) else { return [] }
        return face.parameters.compactMap { parameter in
            let base = parameter.type.base.hasPrefix("any ") ? String(parameter.type.base.dropFirst(4)) : parameter.type.base
            return context.model.protocols[base] == nil ? nil : base
        }
    }
}
