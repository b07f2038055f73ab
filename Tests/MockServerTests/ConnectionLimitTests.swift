import MockRuntime
import MockServer
import NIOCore
import Testing

/// Clients that are slow, idle or many. Limits that a test is not about are an hour.
@Suite struct ConnectionLimitTests {
    private static let hour = "3600"

    private func mock(idle: String = hour, head: String = hour, body: String = hour, connections: String = "100") throws -> LimitedMock {
        try LimitedMock(
            descriptors: 128,
            options: ["--idle-timeout", idle, "--head-timeout", head, "--body-timeout", body, "--max-connections", connections]
        )
    }

    /// What a client hears. Beside other tests it may be kept from its first words, or from reading, for longer than a server waits: then it
    /// comes again. A server that cuts clients off does so each time.
    private func heard(atLeast length: Int, of client: () async throws -> String) async throws -> String {
        var text = ""
        for _ in 0..<5 where text.utf8.count < length { text = try await client() }
        return text
    }

    @Test func whoNeverBeginsIsLetGo() async throws {
        #expect(try await mock(idle: "0.1").text(answering: "") == "")
    }

    @Test func whoSaysNothingMoreIsLetGo() async throws {
        let mock = try mock(idle: "2")
        #expect(try await heard(atLeast: 1) { try await mock.text(answering: Request.item) }.hasSuffix(Request.answer))
    }

    @Test func whoNeverEndsTheHeadIsLetGo() async throws {
        #expect(try await mock(head: "0.1").text(answering: String(Request.item.dropLast(20))) == "")
    }

    @Test func whoNeverEndsTheBodyIsLetGo() async throws {
        #expect(try await mock(body: "0.1").text(answering: Request.note) == "")
    }

    @Test func whoWaitsForALateAnswerGetsIt() async throws {
        let mock = try mock(head: "0.1", body: "0.1")
        #expect(try await mock.text(answering: Request.lateness(milliseconds: 600)).hasPrefix("HTTP/1.1 201 "))
        let connection = try await RawConnection.open(port: mock.port, sending: Request.lateItem)
        #expect(try await connection.received(upTo: Request.answer).hasPrefix("HTTP/1.1 200 "))
        await connection.send(Request.lastItem)
        #expect(try await connection.receivedToTheEnd().hasPrefix("HTTP/1.1 200 "))
        withExtendedLifetime(mock) {}
    }

    /// However long all of it takes, as long as something of it is read now and then.
    @Test func whoReadsALongAnswerSlowlyGetsAllOfIt() async throws {
        let length = 16_000_000
        let long = MockEndpoint("long", methods: [.get], path: "/long", response: MockResponse(.text)) { call in
            call.respond(.string(String(repeating: "x", count: length)))
        }
        var limits = ConnectionLimits()
        (limits.idle, limits.send) = (1.5, 4)
        try await serve(MockService(MockSystem(id: "long", title: "Long", endpoints: [long])), limits: limits) { address in
            let text = try await heard(atLeast: length) {
                let connection = try await RawConnection.open(port: address.port, sending: Request.closing("GET /long"), reads: false)
                let reading = connection.readsSome(everyMilliseconds: 50)
                defer { reading.cancel() }
                return try await connection.receivedToTheEnd()
            }
            #expect(text.utf8.count > length)
        }
    }

    /// Idling is something else: no time for that cuts an answer off that somebody reads, not even its last bytes.
    @Test func whoIsBeingAnsweredDoesNotIdle() async throws {
        let length = 9_000_000
        let long = MockEndpoint("long", methods: [.get], path: "/long", response: MockResponse(.text)) { call in
            call.respond(.string(String(repeating: "x", count: length)))
        }
        var limits = ConnectionLimits()
        limits.idle = 1.5
        try await serve(MockService(MockSystem(id: "long", title: "Long", endpoints: [long])), limits: limits) { address in
            let request = Request.closing("GET /long").replacing("Connection: close", with: "Connection: keep-alive")
            let text = try await heard(atLeast: length) {
                let connection = try await RawConnection.open(port: address.port, sending: request, reads: false)
                try await Task.sleep(for: .seconds(3))
                let reading = connection.readsSome(everyMilliseconds: 5)
                defer { reading.cancel() }
                return try await connection.receivedToTheEnd()
            }
            #expect(text.utf8.count > length)
        }
    }

    @Test func whoReadsNothingOfAnAnswerIsLetGo() async throws {
        let long = MockEndpoint("long", methods: [.get], path: "/long", response: MockResponse(.text)) { call in
            call.respond(.string(String(repeating: "x", count: 30_000_000)))
        }
        var limits = ConnectionLimits()
        limits.send = 0.5
        try await serve(MockService(MockSystem(id: "long", title: "Long", endpoints: [long])), limits: limits) { address in
            // A machine that does much else may not have come to it after seconds.
            var isCut = false
            for seconds in [3, 12, 40] where !isCut {
                let connection = try await RawConnection.open(port: address.port, sending: Request.closing("GET /long"), reads: false)
                try await Task.sleep(for: .seconds(seconds))
                try await connection.startReading()
                isCut = try await connection.receivedToTheEnd().utf8.count < 30_000_000
            }
            #expect(isCut)
        }
    }

    /// The others wait in the machine's queue, which is why they take no descriptors.
    @Test func noMoreConnectionsAreOpenThanMayBe() async throws {
        let mock = try mock(connections: "4")
        let before = mock.openDescriptors
        var connections: [RawConnection] = []
        for _ in 0..<40 { connections.append(try await RawConnection.open(port: mock.port, sending: Request.item)) }
        #expect(try await connections[0].received(upTo: Request.answer).hasPrefix("HTTP/1.1 200 "))
        // Several are accepted in one go before they are counted.
        if let before, let open = mock.openDescriptors { #expect(open - before < 12) }
        for connection in connections.dropLast() { await connection.close() }
        #expect(try await connections[39].received(upTo: Request.answer).hasPrefix("HTTP/1.1 200 "))
    }

    @Test(arguments: [
        ["--max-connections", "0"], ["--idle-timeout", "0"], ["--head-timeout", "inf"], ["--send-timeout", "0"], ["--body-timeout", "nan"],
    ])
    func limitsThatMeanNothingAreRefused(_ options: [String]) throws {
        let mock = try LimitedMock(descriptors: 128, options: options)
        #expect(mock.port == 0 && mock.exitCode == 2)
    }
}
