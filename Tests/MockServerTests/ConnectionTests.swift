import Foundation
import Testing

/// What a connection held is given back, however it came to its end.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ConnectionTests {
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
        #expect(try await mock.openDescriptors(downTo: before) == before)
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
        #expect(try await mock.openDescriptors(downTo: before) == before)
        #expect(try await mock.text(answering: Request.lastItem).hasSuffix(Request.answer))
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
