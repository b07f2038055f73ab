import ClientRuntime
import Testing

@testable import MockTesting

struct PatienceTests {
    @Test func whatIsSoIsNotWaitedFor() async throws {
        var looks = 0
        try await Patience.long.wait {
            looks += 1
            return true
        }
        #expect(looks == 1)
    }

    @Test func whatBecomesSoIsSeen() async throws {
        let isSo = Locked(false)
        let other = Task { isSo.value = true }
        try await Patience.long.wait { isSo.value }
        #expect(isSo.value)
        await other.value
    }

    /// Looking each millisecond would be a thousand looks.
    @Test func whoWaitsInVainLooksSeldom() async throws {
        var looks = 0
        try await Patience.short.wait {
            looks += 1
            return false
        }
        #expect(looks > 100 && looks < 300)
    }

    @Test func whoIsCancelledWaitsNoLonger() async {
        let waiting = Task { try await Patience.long.wait { false } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}
