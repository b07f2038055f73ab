public import MockRuntime

extension MockDevice {
    /// A device with an app of one system: a request that the documents do not know fails the test.
    ///
    /// - Parameters:
    ///   - facts: what the documents state, and what the app takes from its platform.
    ///   - name: the session that the app talks to.
    ///   - settings: values of the app's property list.
    ///   - service: the mock; one of its own unless it is shared.
    ///   - address: where the mock listens; nil to call it in this process.
    /// - Throws: `MockProblem` if the session can't be made.
    public convenience init(
        _ facts: any DocumentedFacts.Type,
        session name: String,
        settings: [String: String] = [:],
        service: MockService? = nil,
        address: String? = nil
    ) throws {
        try self.init(
            service ?? MockService(facts.system), session: name, facts: facts, settings: settings, notifications: facts.notifications,
            address: address, capabilities: { facts.capabilities($0) })
    }
}
