internal import Spec
internal import SwiftCode

/// Events and awaited methods, noted as the calls of a delegate that they stand for.
struct EventLogBuilder {
    private let context: ScenarioContext
    private var model: SystemModel { context.model }
    private let log = SwiftExpression.name("log")
    private let event = SwiftExpression.name("event")

    init(_ context: ScenarioContext) { self.context = context }

    var declarations: [SwiftDeclaration] {
        let awaited = context.model.delegates.protocols.subtracting(read)
        return context.spec.protocols.compactMap { ProtocolEvents($0, model) }.flatMap { events in
            let name = events.type.name.value
            let calls = context.model.delegates.protocols.contains(name) ? [notingCalls(events)] : []
            let notes = SwiftDeclaration.extending("CallLog", [noting(events)] + calls)
            return awaited.contains(name) ? [notes] : [notes, following(events)]
        }
    }

    /// The delegates of scenarios that are told by reading events in a loop. A delegate of one call may be among them, where a call that
    /// cannot be awaited takes it.
    private var read: Set<String> {
        Set(RetoldScenarios(context: context).events.flatMap { RecorderUse.protocols(in: $0.steps[...], context) })
    }

    // MARK: - Notes

    private func noting(_ events: ProtocolEvents) -> SwiftDeclaration {
        let cases = events.cases.map { event in
            let pattern = SwiftPattern.enumCase(event.name, event.payload.map { .binding($0.label) })
            return SwiftCase([pattern], [.expression(Self.note(event.method.name, event.payload.map { ($0.specName, .name($0.label)) }))])
        }
        let parameter = SwiftParameter("", "event", .named(events.names.element))
        // A delegate that is only asked has no events to tell apart.
        return .function(
            SwiftFunction(.named("note"), [parameter], cases.isEmpty ? [] : [.switch(event, cases)]),
            documentation: SwiftDocumentation("Notes an event as the call that it stands for."))
    }

    private static func note(_ selector: String, _ members: [(name: String, value: SwiftExpression)]) -> SwiftExpression {
        let arguments = [SwiftExpression.string(selector).unlabelled, SwiftExpression.members(members).unlabelled]
        return SwiftExpression.own("note", besides: members.lazy.compactMap(\.value.plainName)).called(arguments)
    }

    /// What an awaited method answers or throws.
    private func notingCalls(_ events: ProtocolEvents) -> SwiftDeclaration {
        let answer = SwiftExpression.call("call", [], [.throwing, .waiting])
        let failures = events.cases.compactMap(failure)
        let others = SwiftCatch(
            nil,
            [.expression(events.plainFailure.map(plain) ?? .name("Issue").calling("record", [SwiftExpression.name("error").unlabelled]))])
        let body = SwiftStatement.do([.expression(.call("note", [answer.unlabelled]))], failures + [others])
        let type = SwiftTypeName.function(.init([], effects: [.throwing, .waiting], result: .named(events.names.element)))
        return .function(
            SwiftFunction(.named("note"), [SwiftParameter("", "call", type)], effects: .waiting, [body]),
            documentation: SwiftDocumentation("Notes what an awaited method answers or throws, as though a delegate had been told."))
    }

    /// An error of any kind comes alone: what the delegate would be told beside it is not there.
    private func plain(_ event: ProtocolEvents.Case) -> SwiftExpression {
        let members = event.payload.map { payload in
            (name: payload.specName, value: payload.label == event.failure?.label ? SwiftExpression.name("error") : .null)
        }
        return Self.note(event.method.name, members)
    }

    /// The error of a delegate's method, with what goes with it.
    private func failure(_ event: ProtocolEvents.Case) -> SwiftCatch? {
        guard let failure = event.failure, let name = failure.type.name, let type = model.classes[name] else { return nil }
        let companions = model.companions(of: type).map(\.name)
        let error = SwiftExpression.name("error")
        let members = event.payload.map { payload in
            let companion = companions.contains(payload.label) ? error.dot(payload.label) : .null
            return (name: payload.specName, value: payload.label == failure.label ? error : companion)
        }
        return SwiftCatch(.cast(.binding("error"), .named(name)), [.expression(Self.note(event.method.name, members))])
    }

    // MARK: - Events in a loop

    /// A delegate of events; what it is asked is noted and answered as by one that takes notes.
    private func following(_ events: ProtocolEvents) -> SwiftDeclaration {
        let sequence = SwiftTypeName.named(events.names.sequence)
        let closures = events.questions.map { answering($0).labelled($0.name) }
        let note = SwiftStatement.expression(log.chained.calling("note", [event.unlabelled]))
        let loop = SwiftStatement.for(.name("event"), in: .name("events"), [note], rounds: .waiting)
        let body: [SwiftStatement] = [
            .constant("events", nil, .call(events.names.sequence, closures)),
            .expression(log.calling("follow", trailing: SwiftClosure(captures: ["weak log"], [], [loop]))),
            .return(.name("events")),
        ]
        let function = SwiftFunction(.named("noted"), [SwiftParameter("in", "log", "CallLog")], result: sequence, body)
        return .extending(
            events.names.sequence,
            [.function(function, [.static], documentation: SwiftDocumentation("A delegate whose events are noted."))])
    }

    private func answering(_ question: ProtocolEvents.Question) -> SwiftExpression {
        let body = RecorderBuilder.body(
            question.face, log.chained, kept: log.infix(.coalescing, .call("CallLog")), model)
        return .closure(SwiftClosure(captures: ["weak log"], question.face.parameters.map(\.name), failure: question.face.thrownType, body))
    }
}
