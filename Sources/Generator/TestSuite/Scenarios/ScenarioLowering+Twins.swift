internal import Spec
internal import SwiftCode

/// Methods that are awaited instead of given a delegate.
extension ScenarioLowering {
    /// The call through its twin; what it answers or throws is noted as though the delegate had been told. False where it has none.
    mutating func awaited(_ call: ScenarioCall, _ face: MethodFace) -> Bool {
        guard way == .twins, let twin = delegateTwin(call, face) else { return false }
        add(SwiftExpression.log.calling("note", trailing: SwiftClosure([], twin), .waiting))
        return true
    }

    /// The call whose task is cancelled.
    mutating func cancel(_ call: ScenarioCall) {
        guard let face = context.face(call.type, call.method.value), let twin = delegateTwin(call, face) else { return }
        let endpoint = face.method.flow.flatMap { certainEndpoint($0.value) }
        let waiting = endpoint.map { [SwiftExpression.string($0).labelled("waitingFor")] } ?? []
        add(.device("cancelled", waiting, trailing: SwiftClosure([], twin), [.throwing, .waiting]))
    }

    private func delegateTwin(_ call: ScenarioCall, _ face: MethodFace) -> SwiftExpression? {
        guard let delegate = context.model.delegates.calls["\(call.type).\(face.method.name)"] else { return nil }
        let arguments = arguments(call, face.parameters.dropLast())
        return receiver(call, face).calling(delegate.twin.base, arguments, [.throwing, .waiting])
    }

    /// The first endpoint that a flow calls whatever happens.
    private func certainEndpoint(_ flow: String) -> String? {
        for step in context.model.flows[flow]?.steps ?? [] {
            switch step.verb {
            case .call(let endpoint, _, _): return endpoint.value
            case .run(let other, _, _, true, _): if let found = certainEndpoint(other.value) { return found }
            case .control(.when): return nil
            default: break
            }
        }
        return nil
    }
}
