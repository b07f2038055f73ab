internal import Declarations
internal import Spec

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
    let model: SystemModel
    let names: DelegateEvents

    /// Nil for a protocol that no flow notifies.
    init?(_ type: ProtocolType, _ model: SystemModel) {
        guard model.notified.contains(type.name.value), !type.methods.contains(where: \.isStatic) else { return nil }
        self.type = type
        self.model = model
        names = DelegateEvents(of: type)
    }

    var cases: [Case] {
        Self.named(type, model).filter { $0.face.result.isVoid }.map { name, face in
            let payload = face.parameters.map { parameter in
                let isOpen = parameter.type.optionality == .implicit
                return Payload(
                    label: parameter.name, type: isOpen ? parameter.type.with(.optional) : parameter.type, specName: parameter.specName)
            }
            let failure = payload.first { isError($0.type) }
            return Case(name: name, payload: payload, method: face.method, face: face, failure: failure)
        }
    }

    var questions: [Question] {
        Self.named(type, model).filter { !$0.face.result.isVoid }.map { Question(name: $0.name, method: $0.face.method, face: $0.face) }
    }

    /// Delegates of Objective-C say in the first words who calls, and in the next what happened: the latter is the name.
    static func named(_ type: ProtocolType, _ model: SystemModel) -> [(name: String, face: MethodFace)] {
        let faces = type.methods.map { MethodFace($0, owner: type.name.value, properties: [], model: model) }
        let short = faces.map { face in
            face.name.labels.count > 1 && face.name.labels[0].isEmpty && !face.name.labels[1].isEmpty ? face.name.labels[1] : face.name.base
        }
        return zip(faces, short).map { face, name in
            let isTaken = short.filter { $0 == name }.count > 1
            let long = ([face.name.base] + face.name.labels.map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
            return (isTaken ? long : name, face)
        }
    }

    private func isError(_ type: SwiftType) -> Bool {
        type.base == "any Error" || model.classes[type.base].map { !$0.wraps.isEmpty } ?? false
    }

    /// Values of Objective-C's dictionaries, and objects of apps, need not be `Sendable`.
    var isSendable: Bool {
        !cases.flatMap(\.payload).contains { payload in
            let name = String(payload.type.base.dropFirst(4))
            return payload.type.holdsAnything || model.isProtocol(payload.type) && model.protocols[name]?.implementedBy == nil
        }
    }
}

extension SwiftType {
    /// Whether a value may be, or hold, something of any type.
    var holdsAnything: Bool { base.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("Any") }
}
