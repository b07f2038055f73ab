import ClientRuntime
import Testing

/// What a capability tells of by itself, as a client hears it.
@Suite(.timeLimit(.minutes(30))) struct CapabilityEventsTests {
    private struct Broken: Error {}

    private let environment = ClientEnvironment(storage: MemoryStorage(), settings: [:], report: { _ in })

    @Test func aListIsTold() async throws {
        var heard: [Int] = []
        for try await number in CapabilityEvents([1, 2, 3]) { heard.append(number) }
        #expect(heard == [1, 2, 3])
        for try await _ in CapabilityEvents<Int>([]) { Issue.record("there is nothing to tell of") }
    }

    @Test func aSequenceOfTheAppsIsToldUntilItFails() async throws {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
        continuation.yield("a")
        continuation.finish(throwing: Broken())
        var events = CapabilityEvents(stream).makeAsyncIterator()
        #expect(try await events.next() == "a")
        await #expect(throws: Broken.self) { _ = try await events.next() }
    }

    /// A client that hears nothing is idle, and one that does something about an event is not.
    @Test func whoWaitsForTheNextIsIdle() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let heard = Locked<[Int]>([])
        let (begun, leave) = (Event<Void>(), Event<Void>())
        _ = environment.run {
            environment.start {
                do {
                    for try await number in CapabilityEvents(stream) {
                        begun.send(())
                        try await leave.wait()
                        heard.withLock { $0.append(number) }
                    }
                } catch { Issue.record(error) }
            }
        }
        await environment.idle()
        #expect(heard.value == [])
        continuation.yield(7)
        try await begun.wait()
        leave.send(())
        await environment.idle()
        #expect(heard.value == [7])
    }

    @Test func theEndOfTheAppEndsWhatGoesOn() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let left = Event<Void>()
        continuation.onTermination = { _ in left.send(()) }
        _ = environment.run {
            environment.start { do { for try await _ in CapabilityEvents(stream) {} } catch {} }
        }
        await environment.idle()
        environment.end()
        try await left.wait()
    }

    /// What is done already is forgotten, and nothing is cancelled twice.
    @Test func endingFindsOnlyWhatGoesOn() async throws {
        let wasCancelled = Locked(false)
        environment.start { wasCancelled.value = Task.isCancelled }
        await environment.idle()
        environment.end()
        environment.end()
        #expect(!wasCancelled.value)
        environment.start { wasCancelled.value = Task.isCancelled }
        await environment.idle()
        #expect(!wasCancelled.value, "what begins afterwards goes on")
    }

    /// One that begins another as it ends, too.
    @Test func finishingWaitsForAllThatEnds() async throws {
        let ended = Locked(0)
        environment.start { [environment] in
            do { try await environment.sleep(for: 60) } catch {}
            environment.start {
                do { try await environment.sleep(for: 60) } catch {}
                ended.withLock { $0 += 1 }
            }
            ended.withLock { $0 += 1 }
        }
        await environment.finish()
        #expect(ended.value == 2)
    }
}
