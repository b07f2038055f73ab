internal import MockRuntime
public import Testing

extension Sequence<MockScenario> {
    /// Has all scenarios happen over a socket: together they get every documented answer of every endpoint. What does not conform to the
    /// documents is none.
    ///
    /// - Parameters:
    ///   - calls: calls without a client; some endpoints are for other servers.
    ///   - shown: answers to apps' servers, each as `endpoint answer`, for which the spec has a request that references show.
    public func expectEveryAnswer(
        of facts: any DocumentedFacts.Type,
        besides calls: [WireCall],
        showing shown: Set<String> = [],
        at location: SourceLocation = #_sourceLocation,
        serving serve: @escaping ServesMock
    ) async throws {
        let answers = try await happen(in: facts, at: location, serving: serve).union(calls.answers(of: facts))
        for endpoint in facts.system.endpoints {
            for name in [""] + endpoint.alternatives.keys.sorted() {
                let answer = name.isEmpty ? "the main answer" : "the answer `\(name)`"
                let help = "add a scenario whose calls come that far, or, where no method calls it, a request to `requests:`"
                let words = "nothing gets \(answer) of `\(endpoint.name)`: \(help)"
                // Asked for by name, so that a failure shows which one is missing and not all that are there.
                let isGiven = answers.contains("\(endpoint.name) \(name)") || shown.contains("\(endpoint.name) \(name)")
                #expect(isGiven, "\(words)", sourceLocation: location)
            }
        }
    }
}

extension Sequence<WireCall> {
    /// The good answers to the calls, made without a client.
    func answers(of facts: any DocumentedFacts.Type) throws -> Set<String> {
        let device = try MockDevice(facts, session: "without-a-client")
        for call in self { _ = try call.send(to: device.service, session: device.session.name) }
        return try device.answers()
    }
}
