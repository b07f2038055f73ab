extension MockCall {
    /// The next event of the answer.
    public mutating func event(_ body: JSONValue) {
        guard case .events(let type, let form) = endpoint.response.body else {
            return defects.append("\"\(endpoint.name)\" does not answer with events")
        }
        let (bytes, problems) = form.encoded(body, as: type)
        defects += problems
        events += bytes
    }

    /// The answer that its events make. Those of the answer to a message are for whoever said it.
    ///
    /// - Parameter isOpen: whether more come by `push`, until `close`, or until whoever listens leaves; else there are no more.
    public func stream(isOpen: Bool) -> MockAnswer {
        guard case .events(_, let form) = endpoint.response.body else {
            return defect("\"\(endpoint.name)\" does not answer with events")
        }
        guard isOpen else { return MockAnswer(.events(form.beginning + events + form.ending, nil)) }
        if let connection { return MockAnswer(.events(events, connection)) }
        guard world.listening().count < Self.mostListeners else {
            return refuse("there are too many who listen already", status: 503)
        }
        return MockAnswer(.events(form.beginning + events, MockEventStream(endpoint.name, request)))
    }

    /// One more event for those who listen to another endpoint.
    ///
    /// - Parameters:
    ///   - name: the endpoint.
    ///   - body: the event.
    ///   - parameters: what their requests said, by the parameters' keys.
    public mutating func push(_ name: String, _ body: JSONValue, to parameters: JSONObject = [:]) {
        guard let (type, form) = form(of: name) else { return }
        let (bytes, problems) = form.encoded(body, as: type)
        defects += problems
        world.tally.pushed += 1
        for listener in listeners(name, parameters) {
            listener.send(bytes)
            world.tally.sent += 1
        }
    }

    /// Ends the events of those who listen to another endpoint.
    ///
    /// - Parameter isCut: whether their connections break off, in the midst of the answer, and nothing tells them that this was the end.
    ///   - error: the documented error of a WebSocket with whose code it is closed.
    public mutating func close(_ name: String, to parameters: JSONObject = [:], isCut: Bool = false, error: String? = nil) {
        guard let (_, form) = form(of: name) else { return }
        var closure: MockClosure?
        if let error {
            let endpoint = world.system.endpoints.first { $0.name == name }
            closure = endpoint?.errors.first { $0.name == error }?.closure
            if closure == nil { return defects.append("\"\(name)\" is not closed with \"\(error)\"") }
        }
        world.tally.pushed += 1
        for listener in listeners(name, parameters) {
            if !isCut { listener.send(form.ending) }
            listener.end(isCut: isCut, with: closure)
            world.tally.sent += 1
        }
    }

    /// Who can listen in one session at a time.
    private static var mostListeners: Int { 1000 }

    private mutating func form(of name: String) -> (ValueType, EventForm)? {
        let found = world.system.endpoints.first { $0.name == name }
        guard case .events(let type, let form)? = found?.response.body else {
            defects.append("\"\(name)\" does not answer with events")
            return nil
        }
        return (type, form)
    }

    private func listeners(_ name: String, _ parameters: JSONObject) -> [MockEventStream] {
        world.listening().filter { listener in
            listener.endpoint == name && parameters.allSatisfy { $0.value.isNull || equal(listener.request[$0.name], $0.value) }
        }
    }
}
