import MockTesting
import Testing

/// Which call of a delegate is the next one.
@Suite(.timeLimit(.minutes(30))) struct CallLogTests {
    @Test func callsComeInTheirOrder() async {
        let log = CallLog()
        log.note("first", [:])
        log.note("second", [:])
        #expect(await log.next("second")?.method == "first")
        #expect(await log.next("second")?.method == "second")
        #expect(log.rest == [])
    }

    /// What a delegate was told is read in a loop, which may come to it when a question that came later is answered.
    @Test func whatALoopReadsMayBeNotedBehindAQuestion() async {
        let log = CallLog()
        let (told, tell) = AsyncStream.makeStream(of: String.self)
        log.note("asked", [:])
        log.follow { [weak log] in for await method in told { log?.note(method, [:]) } }
        tell.yield("told")
        tell.yield("told again")
        #expect(await log.next("told")?.method == "told")
        #expect(await log.next("asked")?.method == "asked")
        #expect(await log.next("told again")?.method == "told again")
    }

    @Test func whatALoopReadsHasItsOrder() async {
        let log = CallLog()
        log.note("asked", [:])
        let (told, tell) = AsyncStream.makeStream(of: String.self)
        log.follow { [weak log] in for await method in told { log?.note(method, [:]) } }
        tell.yield("told")
        tell.yield("told again")
        #expect(await log.next("told again")?.method == "asked")
        #expect(await log.next("told")?.method == "told")
        #expect(await log.next("told again")?.method == "told again")
        #expect(log.rest == [])
    }
}
