extension MockCall {
    /// What steps see that stand before no answer: those before a call of an app's server, and those of an action.
    init(name: String, parameters: [MockParameter], item: MockRecord? = nil, _ values: JSONObject, _ world: World, now: Double) {
        let endpoint = MockEndpoint(name, methods: [.post], path: "/", parameters: parameters) { call in
            call.refuse("nobody asked, and there is nothing to answer")
        }
        self.init(
            endpoint: EndpointBox(endpoint),
            values: parameters.map { $0.constant ?? values[$0.key] ?? .null },
            parts: RequestParts(opening: "/", query: "", prefix: "", headers: [:]),
            world: world,
            now: now,
            item: item
        )
    }

    /// The record that an action is done to.
    public func subject() throws(MockStop) -> MockRecord {
        guard let item else { throw MockStop(defect("\(endpoint.name) is done to no record")) }
        return item
    }

    /// Does what happens before a call of an app's server, and has it go out once this call is answered. Where there is no URL, nobody is
    /// called.
    ///
    /// - Parameters:
    ///   - name: the callback.
    ///   - url: what is registered for it.
    ///   - values: the parameters that the callback does not give itself.
    public mutating func send(_ name: String, to url: JSONValue, _ values: JSONObject = [:]) throws(MockStop) {
        guard let callback = world.system.callbacks.first(where: { $0.name == name }) else {
            throw MockStop(defect("the mock has no call \"\(name)\" of an app's server"))
        }
        let values = JSONObject(values.filter { !$0.value.isNull }.map { ($0.name, $0.value) })
        do throws(MockProblem) { try callback.check(values) } catch { throw MockStop(defect("\(error)")) }
        var call = MockCall(name: name, parameters: callback.parameters, values, world, now: now)
        let own = try callback.handler(&call)
        defects += call.defects
        guard let url = url.stringValue, !url.isEmpty else { return }
        guard !world.outbox.isFull else { throw MockStop(refuse("too many calls of the app's server wait already", status: 507)) }
        world.outbox.add(name, url, values.merging(own), due: now)
        world.tally.sent += 1
    }
}
