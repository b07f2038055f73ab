internal import Declarations
internal import Spec
internal import SwiftCode

/// A delegate that is told of one call only: the last parameter of a method, notified by the method's flow.
struct CallDelegate {
    /// The spec's name of the parameter.
    let parameter: String
    let events: ProtocolEvents
    /// Of the method that leaves the delegate out and is awaited.
    let twin: MethodName

    /// Nil where the delegate is registered once, where it has to be asked or may be told more than one thing, and where a method of the twin's
    /// name is there already.
    init?(_ face: MethodFace, in type: ClassType, _ model: SystemModel) {
        guard face.handler == nil, !face.isAsync, !face.name.isInitializer, let last = face.parameters.last, model.isProtocol(last.type),
            face.method.listeners == nil, let found = last.type.protocolName.flatMap({ model.protocols[$0] }),
            let events = ProtocolEvents(found, model),
            events.questions.allSatisfy(\.isOptional), let flow = face.method.flow.flatMap({ model.flows[$0.value] })
        else { return nil }
        // As of a handler that may be left out: in an `async` function the call without it would be the twin's.
        guard face.method.declaration.parameters.last?.defaultValue == nil else { return nil }
        guard Telling(of: last.specName).most(in: flow) == 1 else { return nil }
        let name = MethodName(base: face.name.base, labels: face.name.labels.dropLast())
        guard !model.settled(type).methodNames.contains(name), Self.isFirst(face, in: type, model),
            !Self.isAwaited(face, name, in: type, model)
        else { return nil }
        parameter = last.specName
        self.events = events
        twin = name
    }

    /// Of several methods that differ by their delegates alone, the first has a twin.
    private static func isFirst(_ face: MethodFace, in type: ClassType, _ model: SystemModel) -> Bool {
        guard face.method.overload != nil else { return true }
        let taken = face.parameters.dropLast().map(\.type)
        let alike = model.settled(type).faces.all.filter { other in
            other.name == face.name && other.isStatic == face.isStatic && other.parameters.dropLast().map(\.type) == taken
        }
        return alike.first?.method.name == face.method.name
    }

    /// Whether a method with a handler is awaited under that name, with as much.
    private static func isAwaited(_ face: MethodFace, _ name: MethodName, in type: ClassType, _ model: SystemModel) -> Bool {
        let taken = face.parameters.dropLast().map(\.type)
        return model.settled(type).faces.all.contains { other in
            other.asyncName == name && other.isStatic == face.isStatic && other.awaitedParameters.map(\.type) == taken
        }
    }

    /// Every delegate of that kind in a system, with the methods that take it.
    static func all(_ model: SystemModel) -> [(type: ClassType, method: Method, delegate: CallDelegate)] {
        model.spec.classes.flatMap { type in
            let facts = ClassFacts(type, model)
            return type.methods.compactMap { method in CallDelegate(facts.face(of: method), in: type, model).map { (type, method, $0) } }
        }
    }
}

/// The `async` form of a method with a delegate of its own: what the delegate would be told is answered, its error thrown.
struct DelegateTwin {
    let face: MethodFace
    let delegate: CallDelegate
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    init?(_ face: MethodFace, _ facts: ClassFacts, _ plan: FlowPlan) {
        guard let delegate = CallDelegate(face, in: facts.type, facts.model), let flow = face.method.flow?.value,
            let signature = plan.signatures[flow], signature.effects.isAsync
        else { return nil }
        self.face = face
        self.delegate = delegate
        self.signature = signature
        self.facts = facts
    }

    private var parameters: [MethodFace.Parameter] { face.parameters.dropLast() }

    var declaration: MethodSignature {
        MethodSignature(
            form: .named(delegate.twin.base),
            modifiers: MethodSignature.Owner(facts.type).modifiers(isStatic: face.isStatic),
            parameters: parameters,
            effects: [.throwing, .waiting],
            result: SwiftType(.named(delegate.events.names.element))
        )
    }

    var body: [SwiftStatement] {
        let events = SwiftExpression.name("events")
        let handed = SwiftExpression.call("Handed", [events.labelled(nil)])
        return [
            .expression(SwiftExpression.name("Task").calling("checkCancellation", [], .throwing)),
            .constant("events", nil, .call(delegate.events.names.sequence)),
            .expression(FlowCall(face: face, signature: signature, facts: facts).call(parameters, [delegate.parameter: handed])),
            .return(events.calling("outcome", [], .throwing)),
        ]
    }

    /// What is thrown, in words.
    var failure: String {
        let methods = delegate.events.cases.filter { $0.failure != nil }.map { "`\($0.face.name.description)`" }
        let told = methods.isEmpty ? "" : "The error that \(methods.joined(separator: " or ")) would be told, and "
        return told + "`CancellationError` when the task is cancelled."
    }
}

/// What a delegate is told beside an error, such as a state for another try. Whoever awaits the call gets the error alone, which then
/// carries it.
struct ErrorCompanion: Equatable {
    let name: String
    let type: SwiftType
    let text: String

    static func == (left: ErrorCompanion, right: ErrorCompanion) -> Bool { left.name == right.name && left.type == right.type }

    /// Of the error's initialiser.
    var parameter: SwiftParameter { SwiftParameter(nil, name, type.typeName, default: .null) }

    /// Where the error holds it.
    var constant: SwiftDeclaration {
        let note = "Set only in an error that an `async` method throws."
        return .constant(
            name, type.typeName, nil, [.public], documentation: SwiftDocumentation(text.isEmpty ? note : "\(text) \(note)"))
    }

    /// Of an error class: the same ones wherever a delegate of one call is told of such an error, otherwise none.
    ///
    /// - Parameter delegates: what the delegates of calls become, in the order of the system.
    /// - Returns: the companions by the error's class.
    static func all(_ delegates: [ProtocolEvents], _ model: SystemModel) -> [String: [ErrorCompanion]] {
        var seen: Set<String> = []
        let events = delegates.filter { seen.insert($0.type.name.value).inserted }.flatMap(\.cases)
        let failing = Dictionary(grouping: events) { $0.failure?.type.name }
        var companions: [String: [ErrorCompanion]] = [:]
        for type in model.spec.classes where !type.wraps.isEmpty && !model.isSubclassed(type) {
            let lists = (failing[type.name.value] ?? []).map(Self.all)
            guard let first = lists.first, lists.allSatisfy({ $0 == first }), first.allSatisfy({ isFree($0, type) }) else { continue }
            companions[type.name.value] = first
        }
        return companions
    }

    private static func all(of event: ProtocolEvents.Case) -> [ErrorCompanion] {
        event.payload.filter { $0.label != event.failure?.label }.map { parameter in
            let text = event.method.parameterTexts.first { $0.name.value == parameter.specName }?.text.main ?? ""
            return ErrorCompanion(name: parameter.label, type: parameter.type.with(.optional), text: text)
        }
    }

    private static func isFree(_ companion: ErrorCompanion, _ type: ClassType) -> Bool {
        companion.name != "error" && !companion.type.holdsAnything && !type.properties.contains { $0.name == companion.name }
    }
}
