internal import Spec

/// Methods that are awaited instead of given a delegate.
extension ScenarioLowering {
    /// The call through its twin; what it answers or throws is noted as though the delegate had been told. False where it has none.
    mutating func awaited(_ call: ScenarioCall, _ face: MethodFace, _ receiver: String) -> Bool {
        guard way == .twins, let text = twin(call, face, receiver) else { return false }
        code.add(block: "await device.log.note", text, prefix: "try await ")
        return true
    }

    /// The call whose task is cancelled.
    mutating func cancelled(_ call: ScenarioCall) {
        guard let face = context.face(call.type, call.method.value), let text = twin(call, face, receiver(call, face)) else { return }
        let endpoint = face.method.flow.flatMap { certainEndpoint($0.value) }.map { "waitingFor: \(Escaping.swiftLiteral($0))" } ?? ""
        code.add(block: "try await device.cancelled" + (endpoint.isEmpty ? "" : "(\(endpoint))"), text, prefix: "try await ")
    }

    private func twin(_ call: ScenarioCall, _ face: MethodFace, _ receiver: String) -> SwiftText? {
        guard let delegate = context.model.delegates.calls["\(call.type).\(face.method.name)"] else { return nil }
        let name = SwiftIdentifier.escapedMember(delegate.twin.base)
        return SwiftText.call("\(receiver).\(name)", arguments(call, face.parameters.dropLast()))
    }

    /// The first endpoint that a flow calls whatever happens.
    private func certainEndpoint(_ flow: String) -> String? {
        for step in context.model.flows[flow]?.steps ?? [] {
            switch step.verb {
            case .call(let endpoint, _, _): return endpoint.value
            case .run(let other, _, _, true): if let found = certainEndpoint(other.value) { return found }
            case .when: return nil
            default: break
            }
        }
        return nil
    }
}
