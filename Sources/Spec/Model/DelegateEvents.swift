/// What is made of a delegate's protocol beside the protocol itself: an enum of what it can be told, and a class that is told it and
/// hands it on, one after the other.
package struct DelegateEvents: Sendable {
    /// `SignInEvent`: the enum.
    package let element: String
    /// `SignInEvents`: the class.
    package let sequence: String

    /// `SignInDelegate` → `SignIn…`; a name without that ending keeps all of it, and so does one where the vendor has a `SignInEvent` already.
    package init(of type: ProtocolType, in spec: Spec) {
        let name = type.name.value
        let ending = "Delegate"
        let stem = name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
        let own = ["\(stem)Event", "\(stem)Events"]
        let taken = spec.typeNames.joined() + spec.constants.map(\.shownName) + spec.swiftNames.compactMap(\.global)
        let isTaken = taken.contains { own.contains($0.value) }
        element = "\(isTaken ? name : stem)Event"
        sequence = "\(isTaken ? name : stem)Events"
    }
}

extension Spec {
    /// The protocols of apps' delegates that flows notify.
    package var notifiedProtocols: [ProtocolType] {
        protocolsNotified(by: StepLists(self).all)
    }

    /// - Parameter steps: those of all flows and policies.
    func protocolsNotified(by steps: [FlowStep]) -> [ProtocolType] {
        let notified = Set(
            steps.compactMap { step in
                switch step.verb {
                case .notify(let selector, _, _, _, _), .notifyAll(_, let selector, _): selector.value
                default: nil
                }
            }
        )
        let known = Dictionary(protocols.map { ($0.name.value, $0) }) { first, _ in first }
        return protocols.filter { type in
            type.implementedBy == nil && !type.isAtOnce && type.requirements(in: known).contains { notified.contains($0.method.name) }
        }
    }
}
