import ClientRuntime
import Testing

@Suite struct EventIteratorTests {
    private final class Owner: Sendable {}

    @Test func whatWasSentIsReadInOrder() async {
        let event = Event<Int>()
        let iterator = EventIterator(event, keeping: Owner())
        event.send(1)
        event.send(2)
        #expect(await iterator.next() == 1)
        #expect(event.next() == 2)
        #expect(event.next() == nil)
    }

    @Test func cancellationEndsTheLoop() async {
        let event = Event<Int>()
        let reading = Task { await EventIterator(event, keeping: Owner()).next() }
        reading.cancel()
        #expect(await reading.value == nil)
    }

    /// A delegate is held weakly by whom it is set on.
    @Test func theOwnerLivesAsLongAsSomebodyReads() {
        let event = Event<Int>()
        var owner: Owner? = Owner()
        let box = WeakBox<Owner>()
        box.value = owner
        var iterator: EventIterator<Int>? = EventIterator(event, keeping: owner ?? Owner())
        owner = nil
        #expect(iterator != nil && box.value != nil)
        iterator = nil
        #expect(box.value == nil)
    }
}
