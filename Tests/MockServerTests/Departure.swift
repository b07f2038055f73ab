/// A way in which a client leaves a server: how far it has come, and how it goes.
struct Departure {
    enum Moment: CaseIterable {
        case beforeTheRequest, inTheHead, inTheBody, beforeTheAnswer, beforeALateAnswer, beforeManyAnswers, afterTheAnswer,
            afterTheLastAnswer
    }

    enum Ending: CaseIterable {
        case close, halfClose, reset
    }

    let moment: Moment
    let ending: Ending

    static let all = Moment.allCases.flatMap { moment in Ending.allCases.map { Departure(moment: moment, ending: $0) } }

    /// Comes and goes.
    ///
    /// - Returns: the answers' statuses, without those of interim answers.
    func run(port: Int) async throws -> [Substring] {
        let connection = try await RawConnection.open(port: port, sending: moment.sent)
        var received =
            switch moment {
            case .afterTheAnswer: try await connection.received(upTo: Request.answer)
            case .afterTheLastAnswer: try await connection.receivedToTheEnd()
            default: ""
            }
        switch ending {
        case .close: await connection.close()
        case .reset: await connection.reset()
        case .halfClose:
            await connection.endInput()
            received += try await connection.receivedToTheEnd()
        }
        return received.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }.filter { $0 != "100" }
    }

    /// The statuses of the answers that the client gets to read.
    var statuses: [Substring] {
        switch (moment, ending) {
        case (.afterTheAnswer, _), (.afterTheLastAnswer, _), (.beforeTheAnswer, .halfClose), (.beforeALateAnswer, .halfClose): ["200"]
        case (.beforeManyAnswers, .halfClose): ["200", "200", "200"]
        case (.inTheHead, .halfClose), (.inTheBody, .halfClose): ["400"]
        default: []
        }
    }
}

extension Departure.Moment {
    fileprivate var sent: String {
        switch self {
        case .beforeTheRequest: ""
        case .inTheHead: String(Request.item.dropLast(20))
        case .inTheBody: Request.note
        case .beforeTheAnswer, .afterTheAnswer: Request.item
        case .beforeALateAnswer: Request.lateItem
        case .beforeManyAnswers: Request.lateItem + Request.item + Request.item
        case .afterTheLastAnswer: Request.lastItem
        }
    }
}

/// Requests to the toy system's mock as they are on the wire.
enum Request {
    static let item = "GET /v1/items/7?size=small HTTP/1.1\r\nHost: localhost\r\n\r\n"
    /// In a session whose answers are late.
    static let lateItem = "GET /s/late/v1/items/7?size=small HTTP/1.1\r\nHost: localhost\r\n\r\n"
    /// In a session whose answers are long.
    static let longItem = "GET /s/long/v1/items/7 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    static let longCounters = "GET /s/long/__mock/counters HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    static let lastItem = "GET /v1/items/7?size=small HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    /// With the first part of its body.
    static let note = "POST /v1/notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{\"text\": \""
    /// How the answer to each item ends.
    static let answer = #"{"id":7,"size":"small"}"#

    /// Makes answers of the session of late ones late by so much, always.
    static func lateness(milliseconds: Int) -> String {
        fault("late", #"{"endpoint": "item", "latencyMillis": \#(milliseconds), "count": null}"#)
    }

    /// Makes answers of a session that many bytes long, always.
    static func length(_ bytes: Int, session: String) -> String {
        fault(session, #"{"endpoint": "item", "status": 200, "body": "\#(String(repeating: "x", count: bytes))", "count": null}"#)
    }

    /// A request without a body whose answer is the last one.
    static func closing(_ line: String, _ header: String = "Accept: */*") -> String {
        "\(line) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(header)\r\n\r\n"
    }

    private static func fault(_ session: String, _ body: String) -> String {
        "POST /s/\(session)/__mock/faults HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
}
