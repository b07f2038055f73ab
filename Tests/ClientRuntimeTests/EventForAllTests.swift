import ClientRuntime
import Testing

@Suite struct EventForAllTests {
    @Test func allHearEverythingInOrder() async throws {
        let event = EventForAll<Int>()
        let (first, second) = (event.listener(), event.listener())
        for number in 1...3 { event.send(number) }
        for number in 1...3 {
            #expect(try await first.wait() == number)
            #expect(try await second.wait() == number)
        }
    }

    @Test func whoComesLaterHearsWhatComesThen() async throws {
        let event = EventForAll<String>()
        event.send("before")
        let listener = event.listener()
        event.send("after")
        #expect(listener.next() == "after")
        #expect(listener.next() == nil)
    }

    @Test func workHearsFromWhereItWasBegun() async throws {
        let event = EventForAll<Int>()
        let other = EventForAll<Int>()
        let work = other.heard { event.heard { Task { (try await event.listener().wait(), try await other.listener().wait()) } } }
        event.send(1)
        other.send(2)
        let heard = try await work.value
        #expect(heard == (1, 2))
    }

    /// What was begun listens once from its beginning, then from where it has come to.
    @Test func aSecondListenerOfTheWorkBeginsAnew() {
        let event = EventForAll<Int>()
        event.heard {
            event.send(1)
            #expect(event.listener().next() == 1)
            event.send(2)
            #expect(event.listener().next() == nil)
        }
    }

    @Test func nobodyIsKept() {
        let event = EventForAll<Int>()
        weak var kept: Event<Int>?
        do {
            let listener = event.listener()
            kept = listener
            #expect(kept != nil)
        }
        event.send(1)
        #expect(kept == nil)
    }
}
