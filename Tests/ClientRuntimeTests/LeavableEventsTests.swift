import ClientRuntime
import Testing

/// What a capability tells of is over where a client leaves it, whatever the app goes on telling.
@Suite(.timeLimit(.minutes(30))) struct LeavableEventsTests {
    private struct Broken: Error {}

    private let environment = ClientEnvironment(storage: MemoryStorage(), settings: [:], report: { _ in })

    private func numbers(_ count: Int) -> CapabilityEvents<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for number in 0..<count { continuation.yield(number) }
        // It is kept, and goes on.
        continuation.onTermination = { [continuation] _ in _ = continuation }
        return CapabilityEvents(stream)
    }

    @Test func whoLeavesInTheLoopHearsNoMore() async throws {
        var heard: [Int] = []
        for try await number in environment.leaving("door.rings", numbers(5)) {
            heard.append(number)
            if number == 1 { environment.leave("door.rings") }
        }
        #expect(heard == [0, 1])
    }

    @Test func whoWaitsIsLetGo() async throws {
        let begun = Event<Void>()
        let waiting = Task { [environment] in
            var heard: [Int] = []
            for try await number in environment.leaving("door.rings", numbers(1)) {
                heard.append(number)
                begun.send(())
            }
            return heard
        }
        try await begun.wait()
        environment.leave("door.steps")
        environment.leave("door.rings")
        #expect(try await waiting.value == [0])
    }

    @Test func whoBeginsAfterwardsIsNotMeant() async throws {
        environment.leave("door.rings")
        var events = environment.leaving("door.rings", numbers(1)).makeAsyncIterator()
        #expect(try await events.next() == 0)
        environment.leave("door.rings")
        #expect(try await events.next() == nil)
        #expect(try await events.next() == nil)
    }

    @Test func whatFailsIsThrownUnlessItWasLeft() async throws {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
        var events = environment.leaving("door.rings", CapabilityEvents(stream)).makeAsyncIterator()
        continuation.finish(throwing: Broken())
        await #expect(throws: Broken.self) { _ = try await events.next() }
    }

    @Test func whoIsCancelledLeavesNothingBehind() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let left = Event<Void>()
        continuation.onTermination = { _ in left.send(()) }
        let waiting = Task { [environment] in
            for try await _ in environment.leaving("door.rings", CapabilityEvents(stream)) {}
        }
        waiting.cancel()
        try await left.wait()
        _ = await waiting.result
    }

    /// What listens again is not told either, whether it hears or waits to come back.
    @Test func whoComesAgainStaysAway() async throws {
        let asked = Locked(0)
        let again = environment.again { [environment] in
            asked.withLock { $0 += 1 }
            return environment.leaving("door.rings", numbers(2))
        }
        var heard: [Int] = []
        for try await number in again {
            heard.append(number)
            if number == 1 { environment.leave("door.rings") }
        }
        #expect(heard == [0, 1] && asked.value == 1)
    }
}
