import Declarations
import Diagnostics
import SourceText

/// Protocols whose methods apps answer at once, and questions whose answers come too late because theirs does not say so.
enum AtOnceProtocol {
    static let rule = Rule(
        "spec-at-once-protocol",
        "a protocol whose methods flows call in their midst has one that they cannot call so",
        explanation: """
            Flows call the methods of a protocol with `atOnce: true` where `notify:` stands, on the thread that they run on, and go on with \
            the answer: so do initialisers, and methods that return at once. It is one of Swift that apps implement, none of its methods is \
            handed a block to answer with, none of its properties waits, and it is no class's delegate and no list's listener: these are told on the main actor. For one \
            that is `async` flows wait.
            """
    )

    static let late = Rule(
        "spec-late-answer", .warning,
        "an initialiser asks an app's object, and returns before it has the answer",
        explanation: """
            What `notify:` tells or asks an app is called on the main actor, and an initialiser does not wait for that: its object is \
            there, and what steps make of the answer comes some time later. Where the vendor's has it at once, the protocol says `atOnce: true`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let holders = spec.delegates
        return spec.protocols.flatMap { type -> [Diagnostic] in
            guard let place = type.atOncePlace else { return [] }
            return obstacles(type, holders).map { Diagnostic(rule, $0.message, at: [Label($0.place ?? place)], help: $0.help) }
        }
            + spec.classes.flatMap { type in
                type.methods.filter(\.declaration.isInitializer).compactMap { late($0, survey) }
            }
    }

    private static func obstacles(
        _ type: ProtocolType, _ holders: [String: String]
    ) -> [(message: String, place: Place?, help: String)] {
        let name = type.name.value
        var found: [(message: String, place: Place?, help: String)] = []
        let out = "leave `atOnce:` out"
        if type.language != .swift { found.append(("`\(name)` is no protocol of Swift", nil, out)) }
        if type.implementedBy != nil { found.append(("the SDK implements `\(name)` itself", nil, "\(out): apps call it")) }
        if let holder = holders[name] { found.append(("`\(holder)` is told on the main actor", nil, out)) }
        for method in type.methods {
            // Swift lets no property of a protocol be read where its reader runs.
            let isAwaited = method.property != nil && method.declaration.isAsync
            guard isAwaited || method.answerBlock != nil || method.isStatic else { continue }
            let what = method.isStatic ? "is static" : isAwaited ? "waits" : "is handed a block to answer with"
            found.append(("`\(method.name)` \(what)", method.locatedName.place, "declare it in another protocol, or \(out)"))
        }
        return found
    }

    /// An initialiser of which a later step is to know the answer.
    private static func late(_ method: Method, _ survey: Survey) -> Diagnostic? {
        guard let flow = method.flow.flatMap({ name in survey.spec.flows.first { $0.name.value == name.value } }) else { return nil }
        return flow.lateQuestion.map { asked in
            Diagnostic(
                late, "`\(method.name)` returns before `\(asked.selector.value)` is answered", at: [Label(asked.selector.place)],
                help: asked.wayOut(survey.index) ?? "let a method ask that waits")
        }
    }
}

/// A question to an app's object that is answered without a block, and on the main actor.
struct LateQuestion {
    let selector: Located<String>
    /// The type of whom it is put to; nil for the delegate of the flow's object.
    let target: ValueType?

    /// What to write where the answer is wanted at once.
    func wayOut(_ index: SpecIndex) -> String? {
        guard let name = target?.innerName, let type = index.protocols[name], type.language == .swift, type.implementedBy == nil else {
            return nil
        }
        return "say `atOnce: true` of `\(name)`, whose methods are then called at once, on the thread that the flow runs on"
    }
}

extension Flow {
    var lateQuestion: LateQuestion? {
        (steps + always + onSuccess + onFailure).withNested().lazy.compactMap { step -> LateQuestion? in
            guard case .notify(let selector, _, let target, _?, let way) = step.verb, !way.isAsked, !way.isAtOnce else { return nil }
            return LateQuestion(selector: selector, target: target?.type)
        }.first
    }
}

extension Spec {
    /// The classes that tell delegates, and keep listeners, by the protocol.
    fileprivate var delegates: [String: String] {
        var found: [String: String] = [:]
        for type in classes {
            if let delegate = type.delegate { found[delegate.protocolName.value] = "\(type.name.value).\(delegate.property.value)" }
            for case .objects(let name)? in type.methods.map(\.listenerForm) { found[name] = type.name.value }
        }
        return found
    }
}
