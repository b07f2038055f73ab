import ClientRuntime
import Testing

private struct Counter: StateGroup {
    static let name = "counter"
    static let isDurable = true
    var count = 0
    var name: String?
}

private struct Scratch: StateGroup {
    static let name = "scratch"
    static let isDurable = false
    var text = ""
}

private final class Connection: Sendable {
    let environment: ClientEnvironment
    init(_ environment: ClientEnvironment) { self.environment = environment }
}

private protocol Greeter: Sendable { func greet() -> String }
private struct Polite: Greeter { func greet() -> String { "good day" } }
private struct Silent: Greeter { func greet() -> String { "" } }
private enum GreeterKey: CapabilityKey { static var defaultValue: any Greeter { Silent() } }
private enum PlayedKey: CapabilityKey {
    static var defaultValue: any Greeter { Silent() }
    static func defaultValue(in environment: ClientEnvironment) -> any Greeter { environment.talksToMock ? Polite() : Silent() }
}

@Suite struct EnvironmentTests {
    @Test func aSingletonIsOnePerEnvironment() {
        let (one, other) = (testEnvironment(), testEnvironment())
        #expect(one.shared(Connection.init) === one.shared(Connection.init))
        #expect(one.shared(Connection.init) !== other.shared(Connection.init))
    }

    @Test func makingASharedObjectMayAskForAnother() {
        let environment = testEnvironment()
        let connection = environment.shared { environment in
            environment.state(Scratch.self).update { $0.text = "made" }
            return Connection(environment)
        }
        #expect(connection.environment.state(Scratch.self).value.text == "made")
    }

    @Test func theInnermostEnvironmentIsInForce() async {
        let (outer, inner) = (testEnvironment(), testEnvironment())
        await outer.run {
            #expect(ClientEnvironment.current === outer)
            await inner.run {
                let child = Task { ClientEnvironment.current }
                #expect(await child.value === inner)
            }
            #expect(ClientEnvironment.current === outer)
        }
    }

    @Test func durableStateOutlivesTheEnvironmentAndOtherStateDoesNot() {
        let storage = MemoryStorage()
        let first = testEnvironment(storage: storage)
        first.state(Counter.self).update { $0.count = 3 }
        first.state(Scratch.self).update { $0.text = "gone" }
        let second = testEnvironment(storage: storage)
        #expect(second.state(Counter.self).value.count == 3)
        #expect(second.state(Scratch.self).value.text == "")
        #expect(storage.keys == ["counter"])
        second.state(Counter.self).clear()
        #expect(testEnvironment(storage: storage).state(Counter.self).value.count == 0 && storage.keys.isEmpty)
    }

    @Test func damagedStateIsLeftAsideAndReported() {
        let storage = MemoryStorage()
        storage.save(Data("not JSON".utf8), for: "counter")
        let lines = Locked<[String]>([])
        let environment = ClientEnvironment(
            transport: RecordingTransport(),
            storage: storage,
            settings: [:],
            report: { line in lines.withLock { $0.append(line) } }
        )
        #expect(environment.state(Counter.self).value.count == 0)
        #expect(lines.value.count == 1 && lines.value[0].contains("\"counter\""))
    }

    @Test func manyTasksChangeOneState() async {
        let environment = testEnvironment()
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { environment.state(Counter.self).update { $0.count += 1 } } }
        }
        #expect(environment.state(Counter.self).value.count == 100)
    }

    @Test func idleWaitsForStartedWorkAndWhatThatStarts() async {
        let environment = testEnvironment()
        let done = Locked(0)
        environment.start {
            await Task.yield()
            environment.start {
                await Task.yield()
                done.withLock { $0 += 1 }
            }
            done.withLock { $0 += 1 }
        }
        await environment.idle()
        #expect(done.value == 2)
    }

    @Test func sleepingWorkDoesNotHoldUpIdle() async throws {
        let clock = ManualClock()
        let environment = ClientEnvironment(transport: RecordingTransport(), clock: clock, storage: MemoryStorage(), settings: [:])
        let woke = Event<Date>()
        environment.start {
            try? await environment.sleep(for: 60)
            woke.send(clock.now)
        }
        await environment.idle()
        clock.advance(by: 60)
        #expect(try await woke.wait() == clock.now)
    }

    @Test func capabilitiesHaveDefaults() {
        #expect(testEnvironment()[GreeterKey.self].greet() == "")
        let environment = ClientEnvironment(
            transport: RecordingTransport(),
            storage: MemoryStorage(),
            settings: [:],
            capabilities: Capabilities().with(GreeterKey.self, Polite())
        )
        #expect(environment[GreeterKey.self].greet() == "good day")
    }

    @Test func aCapabilityMayDependOnTheEnvironmentUnlessTheAppGivesOne() {
        func environment(baseURL: URL? = nil, _ capabilities: Capabilities = Capabilities()) -> ClientEnvironment {
            ClientEnvironment(
                transport: RecordingTransport(), storage: MemoryStorage(), baseURL: baseURL, settings: [:], capabilities: capabilities)
        }
        let mock = URL(string: "http://localhost:8080")
        #expect(environment()[PlayedKey.self].greet() == "")
        #expect(environment(baseURL: mock)[PlayedKey.self].greet() == "good day")
        #expect(environment(baseURL: mock, Capabilities().with(PlayedKey.self, Silent()))[PlayedKey.self].greet() == "")
        #expect(environment().talksToMock == false)
    }

    @Test func deliversOnTheMainActor() async {
        let isMain = await testEnvironment().deliver { MainActor.assumeIsolated { true } }
        #expect(isMain)
    }
}

@Suite struct ClockTests {
    @Test func sleepersWakeInOrderOnceTheirTimeHasCome() async throws {
        let sleepers = Sleepers()
        let woke = Event<Int>()
        for deadline in [20, 10] {
            Task {
                try await sleepers.sleep(until: Double(deadline)) { 0 }
                woke.send(deadline)
            }
        }
        while sleepers.count < 2 { await Task.yield() }
        sleepers.wake(at: 9)
        #expect(sleepers.count == 2)
        sleepers.wake(at: 10)
        #expect(try await woke.wait() == 10)
        sleepers.wake(at: 30)
        #expect(try await woke.wait() == 20)
        #expect(sleepers.count == 0)
    }

    @Test func aMoveBetweenIsNotMissed() async throws {
        let sleepers = Sleepers()
        try await sleepers.sleep(until: 5) { 6 }
        #expect(sleepers.count == 0)
    }

    @Test func aCancelledSleeperThrows() async {
        let clock = ManualClock()
        let sleeper = Task { try await clock.sleep(for: 10) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
}
