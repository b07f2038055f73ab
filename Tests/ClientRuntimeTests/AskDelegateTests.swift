import ClientRuntime
import Testing

/// Delegates whose methods wait and throw.
@Suite struct AskDelegateTests {
    private final class Delegate {
        @MainActor
        func text() async -> String {
            await Task.yield()
            return "1234"
        }

        @MainActor
        func fails() throws -> Int { throw CancellationError() }
    }

    private let environment = ClientEnvironment()

    @Test func itIsWaitedFor() async throws {
        let text = try await environment.askDelegate(Handed(Delegate())) { await $0.text() }
        #expect(text == "1234")
    }

    @Test func nobodyAnswersNothing() async throws {
        let nobody: Handed<Delegate>? = nil
        let text = try await environment.askDelegate(nobody) { await $0.text() }
        #expect(text == nil)
    }

    @Test func whatItThrowsIsThrown() async {
        let environment = environment
        await #expect(throws: CancellationError.self) {
            try await environment.askDelegate(Handed(Delegate())) { try $0.fails() }
        }
    }

    @Test func aMethodThatIsLeftOutFails() async {
        let environment = environment
        await #expect(throws: CancellationError.self) {
            try await environment.failing(with: CancellationError()) {
                try await environment.askDelegate(Handed(Delegate())) { _ in MissingMethods.note() }
            }
        }
    }
}
