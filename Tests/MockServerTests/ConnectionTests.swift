import Foundation
import Testing

/// What a connection held is given back, however it came to its end.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ConnectionTests {
    /// How many connections come and go; `GUIDEWRIGHT_CONNECTIONS` asks for another number.
    private static let connections = ProcessInfo.processInfo.environment["GUIDEWRIGHT_CONNECTIONS"].flatMap { Int($0) } ?? 960
    /// How many clients there are at a time.
    private static let clients = 8

    @Test func noConnectionIsKeptWhoseClientHasLeft() async throws {
        let mock = try LimitedMock(descriptors: 128)
        #expect(try await mock.text(answering: Request.lateness(milliseconds: 2)).hasPrefix("HTTP/1.1 201 "))
        let before = mock.openDescriptors
        try await withThrowingTaskGroup { group in
            let rounds = Self.connections / Departure.all.count / Self.clients
            for _ in 0..<Self.clients {
                group.addTask { for _ in 0..<rounds { try await Self.leaveInEveryWay(mock) } }
            }
            try await group.waitForAll()
        }
        #expect(try await mock.holdsNoMore(than: before))
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }

    private static func leaveInEveryWay(_ mock: LimitedMock) async throws {
        for departure in Departure.all {
            let statuses = try await departure.run(port: mock.port)
            try #require(statuses == departure.statuses, "\(departure)")
        }
    }

    /// The answer would come in an hour, and nobody is there to read it.
    @Test(arguments: [Departure.Ending.close, .reset]) func anAnswerIsNotKeptForAClientThatIsGone(_ ending: Departure.Ending) async throws {
        let mock = try LimitedMock(descriptors: 128)
        #expect(try await mock.text(answering: Request.lateness(milliseconds: 3_600_000)).hasPrefix("HTTP/1.1 201 "))
        let before = mock.openDescriptors
        for _ in 0..<300 { _ = try await Departure(moment: .beforeALateAnswer, ending: ending).run(port: mock.port) }
        #expect(try await mock.holdsNoMore(than: before))
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }

    /// Who ends its side may still wait for the answer, until it leaves for good.
    @Test func anAnswerIsNotKeptForAClientThatLeavesInTwoSteps() async throws {
        let mock = try LimitedMock(descriptors: 128)
        #expect(try await mock.text(answering: Request.lateness(milliseconds: 3_600_000)).hasPrefix("HTTP/1.1 201 "))
        let before = mock.openDescriptors
        for _ in 0..<30 {
            let connection = try await RawConnection.open(port: mock.port, sending: Request.lateItem)
            await connection.endInput()
            // On a busy machine the next of them may be there, too.
            #expect(try await connection.received(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 100 Continue\r\n\r\n"))
            await connection.close()
        }
        #expect(try await mock.holdsNoMore(than: before))
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }

    /// A thousand answers of 100 kB would take 100 MB; what the machine itself holds of them is a few.
    @Test func answersDoNotPileUpForAClientThatDoesNotRead() async throws {
        let mock = try LimitedMock(descriptors: 64)
        #expect(try await mock.text(answering: Request.length(100_000, session: "long")).hasPrefix("HTTP/1.1 201 "))
        let requests = String(repeating: Request.longItem, count: 1000)
        let connection = try await RawConnection.open(port: mock.port, sending: requests, reads: false)
        #expect(try await (1..<500).contains(settledRequests(mock)))
        try await connection.startReading()
        await connection.endInput()
        let answers = try await connection.receivedToTheEnd()
        #expect(answers.utf8.count > 100_000_000 && answers.hasSuffix("xxx"))
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }

    /// How many requests of the session of long answers have been answered when no more are for a while.
    private func settledRequests(_ mock: LimitedMock) async throws -> Int {
        var counts = [-1, 0]
        while counts[counts.count - 2] != counts[counts.count - 1] || counts.last == 0 {
            try await Task.sleep(for: .milliseconds(100))
            let text = try await mock.text(answering: Request.longCounters)
            counts.append(try #require(text.firstMatch(of: /"total":(\d+)/).flatMap { Int($0.1) }))
        }
        return counts.last ?? 0
    }

    /// Who opens more connections than the mock can have keeps others out only as long as they are open.
    @Test func aMockWithoutDescriptorsRecovers() async throws {
        let mock = try LimitedMock(descriptors: 64)
        var connections: [RawConnection] = []
        for _ in 0..<100 { connections.append(try await RawConnection.open(port: mock.port)) }
        for connection in connections { await connection.close() }
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }

    /// Requests that came while an answer was late are there all at once when it is sent.
    @Test func manyRequestsInOneGoAreAnsweredInTurn() async throws {
        let mock = try LimitedMock(descriptors: 64)
        #expect(try await mock.text(answering: Request.lateness(milliseconds: 200)).hasPrefix("HTTP/1.1 201 "))
        let requests = Request.lateItem + String(repeating: Request.item, count: 2000)
        let connection = try await RawConnection.open(port: mock.port, sending: requests)
        await connection.endInput()
        let answers = try await connection.receivedToTheEnd().components(separatedBy: Request.answer)
        #expect(answers.count == 2002)
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
    }
}
