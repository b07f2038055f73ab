internal import Declarations
internal import Spec
internal import SwiftCode

/// Protocols that apps adopt, and a class of the SDK, too.
extension ClassBuilder {
    /// An app's delegates run on the main actor, and what adopts their protocol would with them: a class of the SDK may be called from
    /// anywhere all the same.
    ///
    /// - Parameter waits: whether it is `async`. Then it runs on the actor that calls it: what is not `Sendable`, such as a `[String: Any]`,
    ///   must not leave the main actor to get to it.
    func anywhere(_ name: MethodName, waits: Bool = false) -> [SwiftModifier] {
        askedOnMainActor.contains(name) ? [waits ? .nonsending : .nonisolated] : []
    }

    private var askedOnMainActor: Set<MethodName> {
        let adopted = Reach.all(from: type.conformances.map(\.value)) { (model.protocols[$0]?.conformances ?? []).map(\.value) }
        let protocols = adopted.compactMap { model.protocols[$0] }.filter(model.runsOnMainActor)
        return Set(protocols.flatMap { type in type.methods.map { model.face(of: $0, in: type).name } })
    }
}

extension SystemModel {
    /// Swift SDKs say themselves that their delegates run on the main actor. What the SDK's own class implements runs where it is called, and so
    /// does what an app answers at once.
    func runsOnMainActor(_ type: ProtocolType) -> Bool {
        guard type.language == .swift, type.implementedBy == nil, !type.isAtOnce else { return false }
        return !implementedProtocols.contains(type.name.value) || notified.contains(type.name.value)
    }
}
