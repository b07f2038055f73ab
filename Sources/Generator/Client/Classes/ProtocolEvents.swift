internal import Declarations
internal import Spec
internal import SwiftCode

/// What a delegate's protocol becomes for a loop: an event for each method that tells something, a closure for each that asks.
struct ProtocolEvents {
    struct Payload {
        var label: String
        var type: SwiftType
        var specName: String
    }

    /// A method that tells something.
    struct Case {
        /// `onSignInCompleted`, without escaping.
        var name: String
        var payload: [Payload]
        var method: Method
        var face: MethodFace

        /// The error that it tells, if it tells of one.
        var failure: Payload?
    }

    /// A method that wants an answer.
    struct Question {
        var name: String
        var method: Method
        var face: MethodFace
        var isOptional: Bool { !method.isRequired }
    }

    let type: ProtocolType
    let names: DelegateEvents
    let cases: [Case]
    let questions: [Question]
    /// Values of Objective-C's dictionaries, and objects of apps, need not be `Sendable`.
    let isSendable: Bool

    /// Nil for a protocol that no flow notifies.
    init?(_ type: ProtocolType, _ model: SystemModel) {
        let requirements = type.requirements(in: model.protocols)
        guard model.notified.contains(type.name.value), !requirements.contains(where: \.method.isStatic) else { return nil }
        self.type = type
        names = DelegateEvents(of: type, in: model.spec)
        let named = Self.named(type, model)
        cases = named.filter { !$0.face.wantsAnswer }.map { Self.event($0.name, $0.face, model) }
        questions = named.filter(\.face.wantsAnswer).map { Question(name: $0.name, method: $0.face.method, face: $0.face) }
        isSendable = !cases.flatMap(\.payload).contains { Self.isOfApps($0.type, model) }
    }

    /// The methods that tell of an error which may be of any kind.
    var plainFailures: [Case] { cases.filter { $0.failure?.type.isError ?? false } }

    /// The only one: of several nobody could say which one an error that is thrown would have been told.
    var plainFailure: Case? { plainFailures.count == 1 ? plainFailures[0] : nil }

    private static func event(_ name: String, _ face: MethodFace, _ model: SystemModel) -> Case {
        let payload = face.parameters.map { parameter in
            let isOpen = parameter.type.optionality == .implicit
            return Payload(
                label: parameter.name, type: isOpen ? parameter.type.with(.optional) : parameter.type, specName: parameter.specName)
        }
        let failure = payload.first { isError($0.type, model) }
        return Case(name: name, payload: payload, method: face.method, face: face, failure: failure)
    }

    /// Delegates of Objective-C say in the first words who calls, and in the next what happened: the latter is the name.
    static func named(_ type: ProtocolType, _ model: SystemModel) -> [(name: String, face: MethodFace)] {
        let faces = type.requirements(in: model.protocols).map { model.face(of: $0.method, in: $0.type) }
        let short = faces.map { face in
            face.name.labels.count > 1 && face.name.labels[0].isEmpty && !face.name.labels[1].isEmpty ? face.name.labels[1] : face.name.base
        }
        let uses = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(faces, short).map { face, name in
            let isTaken = uses[name, default: 0] > 1
            let long = ([face.name.base] + face.name.labels.map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
            return (isTaken ? long : name, face)
        }
    }

    private static func isError(_ type: SwiftType, _ model: SystemModel) -> Bool {
        type.isError || type.name.flatMap { model.classes[$0] }.map { !$0.wraps.isEmpty } ?? false
    }

    static func isOfApps(_ type: SwiftType, _ model: SystemModel) -> Bool {
        let isHanded = model.holdsHanded(type)
        return type.holdsValuesOfAnyType || isHanded && type.protocolName.flatMap { model.protocols[$0] }?.implementedBy == nil
    }
}

extension MethodFace {
    /// Of a delegate: whether it is asked something, rather than told, be it that it answers, takes its time, or calls a block.
    var wantsAnswer: Bool { !result.isVoid || method.isAsked }
}
