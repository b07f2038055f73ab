internal import Declarations
internal import Spec
internal import SwiftCode

/// The types that let an app hear a delegate's calls in a loop: an enum of the events, and the delegate that hands them on.
struct EventsBuilder {
    let events: ProtocolEvents
    let model: SystemModel

    private var name: String { events.type.name.value }
    private var element: SwiftTypeName { .named(events.names.element) }
    private let heard = SwiftExpression.name("heard")

    init(events: ProtocolEvents, model: SystemModel) {
        self.events = events
        self.model = model
    }

    var declarations: [SwiftDeclaration] { [enumeration, adapter] }

    // MARK: - The enum

    private var enumeration: SwiftDeclaration {
        let reason = " Unchecked, because what a dictionary of any values holds need not be `Sendable`; nobody changes it."
        let text = "What `\(name)` is told, as a value." + (events.isSendable ? "" : reason)
        return .type(
            .enum, events.names.element, inherits: [events.isSendable ? "Sendable" : "@unchecked Sendable"], [.public],
            documentation: SwiftDocumentation(text), members: events.cases.map(declaration))
    }

    private func declaration(of event: ProtocolEvents.Case) -> SwiftDeclaration {
        let payload = event.payload.map { SwiftParameter(nil, $0.label, $0.type.typeName) }
        let documentation = model.documentation(
            event.method.text, event.method.provenance, parameters: event.method.parameterTexts.map { ($0.name.value, $0.text.main) })
        return SwiftDeclaration(.enumCase(event.name, payload), documentation: documentation)
    }

    // MARK: - The delegate

    private var adapter: SwiftDeclaration {
        let rest =
            "A loop keeps the object, and ends when its task is cancelled; between loops keep it yourself. "
            + "Of several loops each gets another event."
        let documentation = SwiftDocumentation("A `\(name)` whose calls are read in a loop: `for await event in events`.", rest)
        let members = blocks + [stored, initialiser, iterator] + events.cases.map(told) + events.questions.map(asked)
        return .type(
            .class, events.names.sequence, inherits: [.named(name), "AsyncSequence", "Sendable"], [.public, .final],
            documentation: documentation, members: members + (isAwaited ? [outcome] : []))
    }

    private var isAwaited: Bool { CallDelegate.all(model).contains { $0.delegate.events.type.name.value == name } }

    private var stored: SwiftDeclaration {
        // A vendor may call a type so.
        let isHidden = model.spec.typeNames.joined().contains { $0.value == "Event" }
        let event = SwiftExpression.type(.named(isHidden ? "ClientRuntime.Event" : "Event", [element])).called()
        let closures = events.questions.map { SwiftDeclaration.constant(stored($0), closure($0), nil, [.private]) }
        return .group([.constant("heard", nil, event, [.private])] + closures)
    }

    /// The closure's name inside: a method without parameters has the plain one.
    private func stored(_ question: ProtocolEvents.Question) -> String {
        let faces = events.cases.map(\.face) + events.questions.map(\.face)
        let isTaken = faces.contains { $0.parameters.isEmpty && $0.name.base == question.name }
        return isTaken ? "\(question.name)Answer" : question.name
    }

    private func closure(_ question: ProtocolEvents.Question) -> SwiftTypeName {
        let parameters = question.face.parameters.map { parameter in
            let type = parameter.type
            guard type.isFunction else { return type.nestedTypeName }
            let block = SwiftTypeName.named(blockName(question))
            return type.isOptional ? .optional(block) : .escaping(block)
        }
        // What waits stays where the delegate's method runs: what it is given need not be `Sendable`.
        let attributes = (question.face.isAsync ? ["@MainActor"] : []) + ["@Sendable"]
        return .function(
            .init(
                attributes: attributes, parameters, effects: question.face.effects, failure: question.face.thrownType,
                result: question.face.result.nestedTypeName))
    }

    /// What a method is handed to answer with has a name, since the closure takes it as a parameter.
    private func blockName(_ question: ProtocolEvents.Question) -> String {
        question.name.prefix(1).uppercased() + question.name.dropFirst() + "Block"
    }

    private var blocks: [SwiftDeclaration] {
        events.questions.compactMap { question in
            guard let block = question.face.parameters.first(where: \.type.isFunction) else { return nil }
            let text = SwiftDocumentation("With what `\(question.face.name.description)` is answered.")
            return SwiftDeclaration(.alias(blockName(question), block.type.base), [.public], documentation: text)
        }
    }

    private var initialiser: SwiftDeclaration {
        let parameters = events.questions.map { question in
            let blanks = question.face.parameters.map { _ in "_" }
            let standIn = SwiftExpression.closure(SwiftClosure(blanks, nothing(question)))
            return SwiftParameter(nil, question.name, .escaping(closure(question)), default: question.isOptional ? standIn : nil)
        }
        let documentation = SwiftDocumentation(
            "Nothing was heard yet.", parameters: events.questions.map { ($0.name, $0.method.text.main) })
        let body = events.questions.map { SwiftStatement.assign(SwiftExpression.this.dot(stored($0)), "=", .name($0.name)) }
        return .function(SwiftFunction(.initializer(), parameters, body), [.public], documentation: documentation)
    }

    /// What is done for a method that the app leaves out.
    private func nothing(_ question: ProtocolEvents.Question) -> [SwiftStatement] {
        if question.method.answerBlock != nil { return [.expression(SwiftExpression.name("MissingMethods").calling("note", []))] }
        return question.face.result.isVoid ? [] : [.expression(model.fallback(question.face.result))]
    }

    private var iterator: SwiftDeclaration {
        let made = SwiftExpression.call("EventIterator", [heard.labelled(nil), SwiftExpression.this.labelled("keeping")])
        let function = SwiftFunction(
            .named("makeAsyncIterator"), [], result: .named("EventIterator", [element]), [.expression(made)])
        let text = "Reads what was heard and not yet read, then what comes."
        return .function(function, [.public], documentation: SwiftDocumentation(text))
    }

    private func told(_ event: ProtocolEvents.Case) -> SwiftDeclaration {
        let values = event.payload.map { SwiftArgument($0.label, .name($0.label)) }
        let value = SwiftExpression.implicit(event.name)
        let sender = SwiftExpression.own("heard", besides: event.face.parameters.lazy.map(\.name))
        let send = sender.calling("send", [(values.isEmpty ? value : value.called(values)).labelled(nil)])
        return witness(event.face, "Becomes the event `\(event.name)`.", send)
    }

    private func asked(_ question: ProtocolEvents.Question) -> SwiftDeclaration {
        let values = question.face.parameters.map { SwiftExpression.name($0.name).labelled(nil) }
        return witness(
            question.face,
            question.method.answerBlock == nil
                ? "Answers what the closure given to `init` answers." : "Is answered by the closure given to `init`.",
            SwiftExpression.this.calling(stored(question), values, question.face.effects))
    }

    private func witness(_ face: MethodFace, _ text: String, _ body: SwiftExpression) -> SwiftDeclaration {
        face.signature(in: .other).withoutDefaults.declaration(
            [.public], attributes: events.type.language == .swift ? ["@MainActor"] : [], documentation: SwiftDocumentation(text),
            [.expression(body)])
    }

    // MARK: - Of one call

    /// What the `async` methods answer: they leave the delegate out.
    private var outcome: SwiftDeclaration {
        let failures = events.cases.filter { $0.failure != nil }
        let next = SwiftCondition.bind("event", heard.calling("next"))
        let event = SwiftStatement.return(.name("event"))
        let others = failures.count == events.cases.count ? [] : [SwiftCase([], [event])]
        let function = SwiftFunction(
            .named("outcome"), [], effects: .throwing, result: element,
            [
                .guard([next], [.throw(.call("CancellationError"))]),
                failures.isEmpty ? event : .switch(.name("event"), failures.map(thrown) + others),
            ])
        let text = "What was heard first, as a method that is awaited answers it: an error is thrown."
        return .function(function, documentation: SwiftDocumentation(text))
    }

    private func thrown(by event: ProtocolEvents.Case) -> SwiftCase {
        let (error, used) = error(of: event)
        let pattern = SwiftPattern.enumCase(event.name, event.payload.map { used.contains($0.label) ? .binding($0.label) : .any })
        let check = SwiftExpression.name("Task").calling("checkCancellation", [], .throwing)
        return SwiftCase([pattern], [.expression(check), .throw(error)])
    }

    /// The error with what the delegate would be told beside it, and the names that it takes.
    private func error(of event: ProtocolEvents.Case) -> (value: SwiftExpression, used: Set<String>) {
        guard let failure = event.failure else { return (.call("CancellationError"), []) }
        let value = SwiftExpression.name(failure.label)
        guard let name = failure.type.name, let type = model.classes[name] else { return (plain(failure, value), [failure.label]) }
        let companions = model.companions(of: type)
        guard !companions.isEmpty else { return (plain(failure, value), [failure.label]) }
        let basics = ClassFacts(type, model).basics(.implicit("current"))
        let arguments = basics + [value.dot("error").labelled("error")] + companions.map { SwiftArgument($0.name, .name($0.name)) }
        return (.call(name, arguments), Set([failure.label] + companions.map(\.name)))
    }

    private func plain(_ failure: ProtocolEvents.Payload, _ value: SwiftExpression) -> SwiftExpression {
        failure.type.isOptional ? .required(value, failure.label) : value
    }
}
