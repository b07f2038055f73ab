import ClientRuntime
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct ClockWaitTests {
    /// A clock that a wait takes its time to come to, as a task does on a machine that is busy.
    private struct Late: ClientClock {
        let inner = ManualClock()
        var now: Date { inner.now }

        func sleep(for seconds: Double) async throws {
            try await Task.sleep(for: .milliseconds(50))
            try await inner.sleep(for: seconds)
        }

        func sleep(for seconds: Double, since start: Date) async throws {
            try await Task.sleep(for: .milliseconds(50))
            try await inner.sleep(for: seconds, since: start)
        }
    }

    @Test func timeThatPassesBeforeAWaitComesToTheClockPassesForIt() async throws {
        let clock = Late()
        let environment = ClientEnvironment(clock: clock)
        let hasWoken = Event<Void>()
        environment.start {
            try? await environment.sleep(for: 30)
            hasWoken.send(())
        }
        await environment.idle()
        clock.inner.advance(by: 30)
        try await hasWoken.wait()
    }

    @Test func whatIsLeftIsWaitedForByAClockThatKnowsNoBeginnings() async throws {
        struct Plain: ClientClock {
            let asked: Locked<[Double]> = Locked([])
            let now = Date(timeIntervalSince1970: 100)
            func sleep(for seconds: Double) async throws { asked.withLock { $0.append(seconds) } }
        }
        let clock = Plain()
        try await clock.sleep(for: 30, since: Date(timeIntervalSince1970: 90))
        try await clock.sleep(for: 30, since: Date(timeIntervalSince1970: 10))
        #expect(clock.asked.value == [20, 0])
    }

    @Test func aClockIsMovedOnceSomebodySleepsByIt() async throws {
        let clock = ManualClock()
        let late = Task {
            try await Task.sleep(for: .milliseconds(50))
            try await clock.sleep(for: 30)
        }
        try await clock.advance(by: 30, onceAsleep: 1)
        try await late.value
    }

    @Test func whoWaitsForASleeperInVainIsTold() async throws {
        let problem = await #expect(throws: TooFewAsleep.self) { try await Sleepers().wait(for: 2, within: 0.01) }
        #expect(problem?.expected == 2 && problem?.found == 0)
        #expect(problem?.description.hasPrefix("the clock was not moved: 2 were to sleep by it, 0 do after 0.01 seconds") == true)
    }

    /// Otherwise a test that moves the clock twice would move it for nobody the second time.
    @Test func whatHasBeenWokenIsNotAtRest() async throws {
        let clock = ManualClock()
        let environment = ClientEnvironment(clock: clock)
        let (gate, lets) = AsyncStream<Void>.makeStream()
        let work = environment.begin {
            try? await environment.sleep(for: 1)
            // Held where no clock and no event counts: what is awaited here is the work's own.
            for await _ in gate { break }
        }
        try await Patient.until { environment.isAtRest }
        clock.advance(by: 1)
        #expect(!environment.isAtRest)
        lets.yield()
        await work.value
        #expect(environment.isAtRest)

        let happened = Event<Void>()
        let waiting = environment.begin {
            for _ in 0..<2 { try? await environment.wait(for: happened) }
            for await _ in gate { break }
        }
        try await Patient.until { environment.isAtRest && happened.isAwaited }
        happened.send(())
        try await Patient.until { environment.isAtRest && happened.isAwaited }
        happened.send(())
        #expect(!environment.isAtRest)
        lets.yield()
        lets.finish()
        await waiting.value
        #expect(environment.isAtRest)
    }

    private enum Patient {
        static func until(_ isSo: () -> Bool) async throws {
            while !isSo() { try await Task.sleep(for: .milliseconds(1)) }
        }
    }
}
