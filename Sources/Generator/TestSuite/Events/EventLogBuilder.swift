internal import Spec
internal import SwiftCode

/// Events and awaited methods, noted as the calls of a delegate that they stand for.
struct EventLogBuilder {
    let retold: RetoldScenarios

    private var model: SystemModel { retold.context.model }

    var logs: [EventLogModel] {
        let awaited = model.delegates.protocols
        let all = retold.context.spec.protocols.compactMap { ProtocolEvents($0, model) }
        return all.map { events in
            let isAwaited = awaited.contains(events.type.name.value)
            return EventLogModel(
                element: events.names.element,
                sequence: events.names.sequence,
                cases: events.cases.map(noted),
                failures: isAwaited ? failures(events) : [],
                isAwaited: isAwaited,
                following: isAwaited ? [] : following(events)
            )
        }
    }

    private func noted(_ event: ProtocolEvents.Case) -> NotedEventModel {
        let names = event.payload.map { "let \(SwiftIdentifier.escaped($0.label))" }
        let values = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
        let pattern = "case .\(SwiftIdentifier.escapedMember(event.name))\(values):"
        let members = event.payload.map { (name: $0.specName, value: SwiftText.plain(SwiftIdentifier.escaped($0.label))) }
        return NotedEventModel(head: pattern, lines: note(event.method.name, members, indentation: 12))
    }

    private func note(_ selector: String, _ members: [(name: String, value: SwiftText)], indentation: Int) -> [String] {
        SwiftText.call("note", [.plain(Escaping.swiftLiteral(selector)), .dictionary(members)]).lines(indentation: indentation)
    }

    /// What an awaited method throws: the error of a delegate's method, with what goes with it.
    private func failures(_ events: ProtocolEvents) -> [NotedEventModel] {
        events.cases.compactMap { event in
            guard let failure = event.failure, let name = failure.type.name, let type = model.classes[name] else { return nil }
            let companions = model.companions(of: type).map(\.name)
            let members = event.payload.map { payload -> (name: String, value: SwiftText) in
                let value = payload.label == failure.label ? "error" : companions.contains(payload.label) ? "error.\(payload.label)" : "nil"
                return (payload.specName, .plain(value))
            }
            let head = "} catch let error as \(type.name.value) {"
            return NotedEventModel(head: head, lines: note(event.method.name, members, indentation: 12))
        }
    }

    /// A delegate of events; what it is asked is noted and answered as by one that takes notes.
    private func following(_ events: ProtocolEvents) -> [String] {
        let closures = events.questions.map { question -> SwiftText in
            let names = question.face.parameters.map { SwiftIdentifier.escaped($0.name) }
            let members = question.face.parameters.map { (name: $0.specName, value: SwiftText.plain(SwiftIdentifier.escaped($0.name))) }
            let selector = Escaping.swiftLiteral(question.method.name)
            let note = SwiftText.call("log?.note", [.plain(selector), .dictionary(members)]).flat
            let fallback = MethodLowering.fallback(question.face.result, model)
            let answer = "return log?.answer(of: \(selector), \(question.face.result.base.spelling).self) ?? \(fallback)"
            let lines = ["{ [weak log] \(names.joined(separator: ", ")) in", "    \(note)", "    \(answer)", "}"]
            return .labelled(question.name, .plain(lines.joined(separator: "\n")))
        }
        let made = SwiftText.call(events.names.sequence, closures).flat
        return "let events = \(made)".split(separator: "\n").map(String.init)
    }
}
