import ClientRuntime
import Testing

/// Events that are listened to again, by a clock that stands until the test moves it.
@Suite(.timeLimit(.minutes(30))) struct EventsAgainTests {
    /// Each request is answered with the next of these.
    private final class Server: Transport {
        enum Answer: Sendable {
            case events(String, error: TransportError? = nil)
            case open(String)
            case status(Int)
            case nothing(TransportError)
        }

        private let answers: Locked<[Answer]>
        let asked: Locked<[String]> = Locked([])
        let left: Locked<Int> = Locked(0)

        init(_ answers: Answer...) { self.answers = Locked(answers) }

        func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) { throw TransportError.timedOut }

        func open(
            _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
        ) async throws -> OpenAnswer {
            asked.withLock { $0.append(request.headerFields[.init("Last-Event-ID")!] ?? "") }
            let answer = answers.withLock { $0.isEmpty ? .status(404) : $0.removeFirst() }
            var head = HTTPResponse(status: .ok, headerFields: [.contentType: "text/event-stream"])
            switch answer {
            case .events(let text, let error):
                receive(.bytes(Array(text.utf8)))
                receive(.ended(error))
            case .open(let text): receive(.bytes(Array(text.utf8)))
            case .status(let code):
                head = HTTPResponse(status: .init(code: code))
                receive(.ended(nil))
            case .nothing(let error): throw error
            }
            return OpenAnswer(head) { [left] in left.withLock { $0 += 1 } }
        }
    }

    private struct Bytes: RandomSource {
        let byte: UInt8
        func bytes(_ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }
    }

    /// Notes how long it is slept, and does not wait.
    private struct Hasty: ClientClock {
        let slept: Locked<[Double]> = Locked([])
        let now = Date(timeIntervalSince1970: 0)

        func sleep(for seconds: Double) async throws {
            try Task.checkCancellation()
            slept.withLock { $0.append(seconds) }
            await Task.yield()
        }
    }

    private struct Refusal: Error, Equatable { let status: Int }

    private func environment(_ server: Server, _ clock: any ClientClock, byte: UInt8 = 0) -> ClientEnvironment {
        ClientEnvironment(
            transport: server, clock: clock, storage: MemoryStorage(), random: Bytes(byte: byte), settings: [:], report: { _ in })
    }

    private func events(
        _ environment: ClientEnvironment, end: String? = nil, expecting expected: @escaping @Sendable (any Error) -> Bool = { _ in false }
    ) -> EventsAgain<AnswerEvents<String>> {
        let request = OutgoingRequest(endpoint: "feed", method: .get, url: "https://example.com/feed")
        return environment.again(expecting: expected) { [environment] in
            let answer = try await environment.listen(request)
            if answer.response.status >= 400 { throw Refusal(status: answer.response.status) }
            return answer.events(end: end) { $0.text }
        }
    }

    private func heard(_ events: EventsAgain<AnswerEvents<String>>) async -> (texts: [String], error: (any Error)?) {
        var texts: [String] = []
        do {
            for try await text in events { texts.append(text) }
            return (texts, nil)
        } catch {
            return (texts, error)
        }
    }

    @Test func whatBreaksOffIsAskedForFromWhereItWas() async {
        let server = Server(
            .events("id: 1\ndata: a\n\nid: 2\ndata: b\n\nid: 3\ndata: half", error: .connectionLost("cut")),
            .events("data: c\n\n"), .events("id\ndata: d\n\n"), .status(404))
        let clock = Hasty()
        let (texts, error) = await heard(events(environment(server, clock)))
        #expect(texts == ["a", "b", "c", "d"])
        #expect(error as? Refusal == Refusal(status: 404))
        #expect(server.asked.value == ["", "2", "2", ""], "an id holds for what comes behind it, and goes with an empty one")
        #expect(clock.slept.value == [0.5, 0.5, 0.5], "each of them had an event")
    }

    @Test func itIsPatientWhereNothingComes() async {
        let lost = Server.Answer.nothing(.unreachable("nobody"))
        let server = Server(.events("data: a\n\n"), lost, lost, lost, lost, lost, lost, lost, .events("data: b\n\n"), .status(404))
        let clock = Hasty()
        #expect(await heard(events(environment(server, clock))).texts == ["a", "b"])
        #expect(clock.slept.value == [0.5, 1, 2, 4, 8, 16, 30, 30, 0.5])
    }

    @Test func chanceAddsUpToAQuarter() async {
        let server = Server(.events("data: a\n\n"), .status(503), .status(404))
        let clock = Hasty()
        _ = await heard(events(environment(server, clock, byte: 255), expecting: { $0 as? Refusal == Refusal(status: 503) }))
        #expect(clock.slept.value == [0.5, 1].map { $0 * (1 + 255.0 / 1024) })
    }

    @Test func theServerSaysHowSoon() async {
        let server = Server(
            .events("retry: 40000\ndata: a\n\n"), .events(""), .events("retry: never\nretry: 0\n\ndata: b\n\n"), .events(""), .events(""),
            .status(404))
        let clock = Hasty()
        #expect(await heard(events(environment(server, clock))).texts == ["a", "b"])
        #expect(clock.slept.value == [40, 40, 0, 1, 2], "never sooner, and never without end")
    }

    @Test func theServerSaysThatThisIsAll() async {
        for last in [Server.Answer.events("data: [DONE]\n\n"), .status(204)] {
            let server = Server(.events("data: a\n\n"), last, .events("data: b\n\n"))
            let (texts, error) = await heard(events(environment(server, Hasty()), end: "[DONE]"))
            #expect(texts == ["a"])
            #expect(error == nil)
            #expect(server.asked.value.count == 2)
        }
    }

    @Test func whatStandsBeforeTheServerMayBeOutOfOrder() async {
        let server = Server(.events("data: a\n\n"), .status(502), .status(503), .status(504), .events("data: b\n\n"), .status(500))
        let (texts, error) = await heard(events(environment(server, Hasty())))
        #expect(texts == ["a", "b"])
        #expect(error as? Refusal == Refusal(status: 500))
    }

    @Test func whoNeverGotThroughIsToldUnlessThatIsExpected() async {
        let lost = TransportError.connectionLost("cut")
        var server = Server(.nothing(lost), .events("data: a\n\n"))
        #expect(await heard(events(environment(server, Hasty()))).error as? TransportError == lost)
        server = Server(.nothing(lost), .events("data: a\n\n"), .status(404))
        #expect(await heard(events(environment(server, Hasty()), expecting: { $0 is TransportError })).texts == ["a"])
        server = Server(.events("data: a\n\n"), .nothing(.badURL("no")))
        #expect(await heard(events(environment(server, Hasty()))).error as? TransportError == .badURL("no"))
    }

    @Test func whoIsCancelledWhileItSleepsIsLeftAlone() async throws {
        let (server, clock) = (Server(.events("data: a\n\n")), ManualClock())
        let begun = Event<Void>()
        let events = events(environment(server, clock))
        let task = Task {
            for try await _ in events { begun.send(()) }
        }
        try await begun.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        clock.advance(by: 60)
        #expect(server.asked.value.count == 1)
    }

    /// A stream of the app's that fails broke off; one that fails before it begins was refused.
    @Test func theAppsOwnStreamsAreAskedForAgain() async throws {
        struct Broken: Error {}
        let environment = environment(Server(), Hasty())
        let rounds = Locked(0)
        let events = environment.again { () async throws -> CapabilityEvents<Int> in
            let round = rounds.withLock { number in
                number += 1
                return number
            }
            if round == 3 { throw Broken() }
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
            continuation.yield(round)
            continuation.finish(throwing: Broken())
            return CapabilityEvents(stream)
        }
        var heard: [Int] = []
        await #expect(throws: Broken.self) { for try await number in events { heard.append(number) } }
        #expect(heard == [1, 2])
    }

    // MARK: in the background

    private final class Owner: Sendable {
        let followed = Followed()
        let heard: Locked<[String]> = Locked([])

        func follow(_ environment: ClientEnvironment, _ events: EventsAgain<AnswerEvents<String>>) {
            followed.follow("feed", in: environment, events) { [weak self] text in
                guard let self else { return false }
                heard.withLock { $0.append(text) }
                return text != "last"
            }
        }
    }

    @Test func whatAnObjectFollowsGoesWithTheObject() async {
        let server = Server(.open("data: a\n\n"))
        let environment = environment(server, ManualClock())
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            owner.follow(environment, events(environment))
            await environment.idle()
            #expect(owner.heard.value == ["a"])
            #expect(server.left.value == 0)
        }
        #expect(released == nil, "what listens does not keep the object")
        await environment.finish()
        #expect(server.left.value == 1)
    }

    @Test func anObjectThatGoesWhileItSleepsIsNotAskedForAgain() async {
        let (server, clock) = (Server(.events("data: a\n\n"), .open("data: b\n\n")), ManualClock())
        let environment = environment(server, clock)
        do {
            let owner = Owner()
            owner.follow(environment, events(environment))
            await environment.idle()
            #expect(owner.heard.value == ["a"])
        }
        clock.advance(by: 60)
        await environment.finish()
        #expect(server.asked.value.count == 1)
    }

    @Test func itGoesOnUntilOneIsEnough() async {
        let server = Server(.events("data: a\n\ndata: last\n\ndata: more\n\n"), .open(""))
        let environment = environment(server, Hasty())
        let owner = Owner()
        owner.follow(environment, events(environment))
        await environment.idle()
        #expect(owner.heard.value == ["a", "last"])
        #expect(server.asked.value.count == 1)
    }

    /// An app that drops its client drops the environment with it, while both listen.
    @Test func nothingIsLeftOfAClientThatListens() async {
        let server = Server(.open("data: a\n\n"))
        weak var released: ClientEnvironment?
        let ended = Event<Void>()
        do {
            let environment = environment(server, ManualClock())
            released = environment
            let owner = Owner()
            owner.follow(environment, events(environment))
            await environment.idle()
            environment.start { [server] in
                while server.left.value == 0 { await Task.yield() }
                ended.send(())
            }
            #expect(owner.heard.value == ["a"])
        }
        try? await ended.wait()
        // The task ends behind its last word.
        for _ in 0..<10_000 where released != nil { await Task.yield() }
        #expect(released == nil)
    }

    @Test func whatFailsInTheBackgroundIsNoted() async {
        let notes: Locked<[String]> = Locked([])
        let environment = ClientEnvironment(
            transport: Server(.status(404)), clock: Hasty(), storage: MemoryStorage(), settings: [:],
            report: { note in notes.withLock { $0.append(note) } })
        environment.follow("feed", events(environment)) { _ in true }
        await environment.idle()
        #expect(notes.value.count == 1)
        #expect(notes.value.first?.hasPrefix("feed: ") == true)
    }
}
