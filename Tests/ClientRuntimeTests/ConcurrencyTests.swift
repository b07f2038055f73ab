import ClientRuntime
import Testing

@Suite struct EventTests {
    @Test func keepsWhatIsSentBeforeAnybodyWaits() async throws {
        let event = Event<Int>()
        event.send(1)
        event.send(2)
        #expect(try await event.wait() == 1)
        #expect(try await event.wait() == 2)
    }

    @Test func handsAValueToWhoeverWaits() async throws {
        let event = Event<Int>()
        let waiting = Task { try await event.wait() }
        while !event.isAwaited { await Task.yield() }
        event.send(7)
        #expect(try await waiting.value == 7)
        #expect(!event.isAwaited)
    }

    @Test func aCancelledWaitThrowsAndTakesNothing() async throws {
        let event = Event<Int>()
        let waiting = Task { try await event.wait() }
        while !event.isAwaited { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        event.send(3)
        #expect(try await event.wait() == 3)
    }

    @Test func aTaskThatIsAlreadyCancelledDoesNotWait() async {
        let event = Event<Int>()
        let gate = Event<Void>()
        let waiting = Task {
            _ = try? await gate.wait()
            return try await event.wait()
        }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test func discardForgets() async throws {
        let event = Event<Int>()
        event.send(1)
        event.discard()
        event.send(2)
        #expect(try await event.wait() == 2)
    }
}

private protocol Listener: AnyObject {
    func heard() -> Int
}

private final class Ear: Listener {
    func heard() -> Int { 1 }
}

@Suite struct BoxTests {
    @Test func aDelegateIsHeldWeakly() {
        let box = WeakBox<any Listener>()
        var ear: Ear? = Ear()
        box.value = ear
        #expect(box.value?.heard() == 1)
        ear = nil
        #expect(box.value == nil)
    }

    @Test func aDelegateCanBeTakenAway() {
        let box = WeakBox<any Listener>()
        let ear = Ear()
        box.value = ear
        box.value = nil
        #expect(box.value == nil)
    }

    @Test func onceLetsOneThrough() async {
        let once = Once()
        let passed = await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { once.take() } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(passed == 1)
    }

    @Test func seededRandomRepeats() {
        #expect(SeededRandom(seed: 5).text(20) == SeededRandom(seed: 5).text(20))
        #expect(SeededRandom(seed: 5).text(20) != SeededRandom(seed: 6).text(20))
        #expect(SystemRandom().bytes(32).count == 32 && SystemRandom().text(-1).isEmpty)
    }
}

@Suite struct MissingMethodTests {
    private struct Unheard: Error {}

    @Test func aCallFailsWhereTheMethodIsMissing() async throws {
        let environment = ClientEnvironment(storage: MemoryStorage())
        await #expect(throws: Unheard.self) {
            try await environment.failing(with: Unheard()) { await environment.deliver { MissingMethods.note() } }
        }
        #expect(try await environment.failing(with: Unheard()) { await environment.deliver { 7 } } == 7)
    }

    @Test func whatTheAppDoesInItsOwnCallsIsNotThisOnes() async throws {
        let environment = ClientEnvironment(storage: MemoryStorage())
        try await environment.failing(with: Unheard()) {
            try? await environment.failing(with: Unheard()) { MissingMethods.note() }
        }
        MissingMethods.note()
    }
}
