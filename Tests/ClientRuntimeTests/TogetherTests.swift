import ClientRuntime
import Testing

/// Work that ends when the test says so, and counts how often it began.
private final class Gate: Sendable {
    let begun = Locked(0)
    let opened = Event<Int>()
    let ended = Locked<[Bool]>([])

    @Sendable func work() async throws -> Int {
        begun.withLock { $0 += 1 }
        do {
            let value = try await opened.wait()
            ended.withLock { $0.append(true) }
            return value
        } catch {
            ended.withLock { $0.append(false) }
            throw error
        }
    }
}

@Suite struct TogetherTests {
    private let environment = testEnvironment()
    private let gate = Gate()

    private func caller(_ key: String = "") -> Task<Int, any Error> {
        Task { [environment, gate] in try await environment.together("work", key: key, gate.work) }
    }

    /// Until that many callers wait: each is one step behind the count that it raises, so the tasks get their turn first.
    private func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
    }

    @Test func callersShareTheRunUnderWay() async throws {
        let callers = (0..<5).map { _ in caller() }
        await until { gate.opened.isAwaited }
        gate.opened.send(7)
        // Whoever came too late for the first run begins another.
        let late = Task { [gate] in
            while !Task.isCancelled {
                if gate.opened.isAwaited { gate.opened.send(7) }
                await Task.yield()
            }
        }
        for caller in callers { #expect(try await caller.value == 7) }
        late.cancel()
        #expect(gate.begun.value < 5)
    }

    @Test func theNextCallerAfterTheEndBeginsAnew() async throws {
        gate.opened.send(1)
        gate.opened.send(2)
        #expect(try await caller().value == 1)
        #expect(try await caller().value == 2)
        #expect(gate.begun.value == 2)
    }

    @Test func keysTellRunsApart() async throws {
        let (one, other) = (caller("a"), caller("b"))
        await until { gate.begun.value == 2 }
        gate.opened.send(1)
        gate.opened.send(1)
        #expect(try await one.value + other.value == 2)
    }

    @Test func aCancelledCallerLeavesTheRunToTheOthers() async throws {
        let first = caller()
        await until { gate.opened.isAwaited }
        let second = caller()
        await until { true }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.opened.send(3)
        #expect(try await second.value == 3)
        #expect(!gate.ended.value.contains(false) || gate.begun.value == 2)
    }

    @Test func theLastCallerTakesTheRunAlong() async throws {
        let only = caller()
        await until { gate.opened.isAwaited }
        only.cancel()
        await #expect(throws: CancellationError.self) { try await only.value }
        await until { !gate.ended.value.isEmpty }
        #expect(gate.ended.value == [false])
        gate.opened.send(4)
        #expect(try await caller().value == 4)
    }

    @Test func aCancelledTaskBeginsNothing() async {
        let start = Event<Void>()
        let task = Task { [environment, gate] in
            _ = try? await start.wait()
            return try await environment.together("work", gate.work)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(gate.begun.value == 0)
    }

    @Test func everybodyGetsTheError() async {
        let callers = [caller(), caller()]
        await until { gate.opened.isAwaited }
        for caller in callers { caller.cancel() }
        for caller in callers { await #expect(throws: CancellationError.self) { try await caller.value } }
    }

    @Test func aRunThatWaitsForAPersonKeepsNobodyFromBeingIdle() async {
        for _ in 0..<3 {
            environment.start { [environment, gate] in
                let event = gate.opened
                _ = try? await environment.together("ask") { try await environment.wait(for: event) }
            }
        }
        await environment.idle()
        #expect(gate.opened.isAwaited)
        gate.opened.send(1)
        await environment.idle()
        #expect(!gate.opened.isAwaited)
    }

    @Test func workThatWasJoinedIsCountedUntilItsEnd() async {
        let ends = Locked(0)
        for _ in 0..<20 {
            environment.start { [environment] in
                let value = try? await environment.together("short") { () -> Int in
                    for _ in 0..<10 { await Task.yield() }
                    return 1
                }
                ends.withLock { $0 += value ?? 0 }
            }
        }
        await environment.idle()
        #expect(ends.value == 20)
    }

    @Test func aResultOfAnotherTypeIsAnErrorNotACrash() async throws {
        let first = caller()
        await until { gate.opened.isAwaited }
        let second = Task { [environment] in try await environment.together("work") { "text" } }
        await until { true }
        gate.opened.send(5)
        #expect(try await first.value == 5)
        if let value = try? await second.value { #expect(value == "text") }
    }
}
