import ClientRuntime
import MockInterpreter
import MockTesting
import Testing

@testable import MockRuntime

/// A mock that is interpreted is the one that is generated: in what it says of itself, in every answer, and in what it then knows.
struct DifferentialTests {
    @Test("both say the same of endpoints, records, errors and all else", arguments: BothMocks.all)
    func sameSystem(_ mocks: BothMocks) throws {
        let (compiled, interpreted) = (structureText(mocks.facts.system), structureText(try mocks.interpreted().system))
        #expect(compiled == interpreted, "\(firstDifference(compiled, interpreted))")
    }

    /// Some scenarios call twice at once, and which comes first is chance: then any of the compiled mock's ways will do.
    @Test("every scenario gives the same traffic through both", arguments: Story.all)
    func sameTraffic(_ story: Story) async throws {
        var compiled: Set<String> = []
        var interpreted = ""
        for _ in 0..<10 {
            compiled.insert(try await traffic(of: story, story.mocks.facts.system))
            interpreted = try await traffic(of: story, try story.mocks.interpreted().system)
            if compiled.contains(interpreted) { return }
        }
        #expect(compiled.contains(interpreted), "\(firstDifference(compiled.first ?? "", interpreted))")
    }

    @Test("every documented error of every endpoint looks the same from both", arguments: BothMocks.all)
    func sameErrors(_ mocks: BothMocks) throws {
        let (compiled, interpreted) = (try errors(of: mocks, mocks.facts.system), try errors(of: mocks, try mocks.interpreted().system))
        #expect(compiled == interpreted, "\(firstDifference(compiled, interpreted))")
    }

    private func errors(of mocks: BothMocks, _ system: MockSystem) throws -> String {
        let service = MockService(system, options: MockOptions(machineTime: { 1_700_000_000 }))
        for call in mocks.calls {
            for error in system.endpoints.first(where: { $0.name == call.endpoint })?.errors ?? [] {
                try service.session("errors").add(MockFault(call.endpoint, .error(error.name)))
                _ = try call.send(to: service, session: "errors")
            }
        }
        return text(of: try service.session("errors"))
    }

    @Test(
        "every call gets the same answer from both, also without one of its parameters, or with one that is malformed",
        arguments: BothMocks.all)
    func sameAnswers(_ mocks: BothMocks) throws {
        let (compiled, interpreted) = (try answers(of: mocks, mocks.facts.system), try answers(of: mocks, try mocks.interpreted().system))
        #expect(compiled == interpreted, "\(firstDifference(compiled, interpreted))")
    }

    /// All requests with their answers, and what the session knows in the end.
    private func traffic(of story: Story, _ system: MockSystem) async throws -> String {
        let scenario = story.scenario
        let service = MockService(system, options: MockOptions(machineTime: { 1_700_000_000 }))
        let device = try MockDevice(story.mocks.facts, session: scenario.name, settings: scenario.settings, service: service)
        try await device.tell(scenario.body)
        return text(of: device.session)
    }

    private func answers(of mocks: BothMocks, _ system: MockSystem) throws -> String {
        let service = MockService(system, options: MockOptions(machineTime: { 1_700_000_000 }))
        for call in mocks.calls {
            let less = call.parameters.map { call.without($0.name) }
            for variant in [call] + less + call.parameters.map({ call.with($0.name, "{") }) {
                _ = try variant.send(to: service, session: "calls")
            }
        }
        return text(of: try service.session("calls"))
    }

    private func text(of session: MockSession) -> String {
        let entries = session.readJournal(\.entries).map { entry in
            """
            \(entry.time) \(entry.method) \(entry.target) \(entry.headers) \(String(decoding: entry.body, as: UTF8.self))
            \(entry.endpoint ?? "-") \(entry.outcome) \(entry.alternative ?? "") \(entry.status) \(entry.answerHeaders) \(entry.note ?? "")
            \(String(decoding: entry.answer, as: UTF8.self))
            """
        }
        return (entries + [session.snapshot().json.description]).joined(separator: "\n")
    }
}
