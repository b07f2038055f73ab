internal import MockRuntime
internal import Spec

/// Answers that are made of events, and events for those who listen.
extension AnswerProgram {
    func event(_ fields: [Argument], _ scope: AnswerScope) -> AnswerAction {
        let event = event(fields, of: tables.telling(endpoint), scope)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let event = event.value(&call, frame)
            call.event(event)
            return nil
        }
    }

    func stream(_ ending: AnswerVerb.Ending) -> AnswerAction {
        { (call, _) throws(MockStop) -> MockAnswer? in call.stream(isOpen: ending == .open) }
    }

    func push(_ name: String, _ fields: [Argument], _ listeners: [Argument], _ scope: AnswerScope) -> AnswerAction? {
        guard let other = tables.endpoint(name) else { return nil }
        let (event, listeners) = (event(fields, of: other, scope), scope.object(listeners))
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let event = event.value(&call, frame)
            let listeners = listeners.object(&call, frame)
            call.push(name, event, to: listeners)
            return nil
        }
    }

    func close(_ name: String, _ listeners: [Argument], _ isCut: Bool, _ error: String?, _ scope: AnswerScope) -> AnswerAction {
        let (listeners, error) = (scope.object(listeners), error.map(ErrorTable.lastPart))
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let listeners = listeners.object(&call, frame)
            call.close(name, to: listeners, isCut: isCut, error: error)
            return nil
        }
    }

    private func event(_ fields: [Argument], of endpoint: Endpoint, _ scope: AnswerScope) -> Computed {
        body(ResponseParts(fields, alternative: nil, of: endpoint, tables).body, scope)
    }
}
