import Foundation
import Testing

/// Requests whose heads a server may not take, or may not go on after, each on a connection of its own.
@Suite struct RequestHeadTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let request: String
        let status: String
        var text: String?
    }

    static let cases = [
        Case(testDescription: "no host", request: get("1.1", ""), status: "400", text: "the header Host is missing"),
        Case(testDescription: "no host in 1.0", request: get("1.0", ""), status: "200", text: Request.answer),
        Case(
            testDescription: "two hosts",
            request: get("1.1", "Host: localhost\r\nhost: localhost\r\n"),
            status: "400",
            text: "the header Host is there more than once"
        ),
        Case(
            testDescription: "another coding",
            request: post("Transfer-Encoding: gzip, chunked\r\n"),
            status: "501",
            text: "the header Transfer-Encoding names a coding that is not read"
        ),
        Case(
            testDescription: "another coding in a header of its own",
            request: post("Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n"),
            status: "501"
        ),
        Case(testDescription: "chunked", request: post("Transfer-Encoding: Chunked\r\nConnection: close\r\n"), status: "201"),
        Case(testDescription: "two lengths", request: post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n"), status: "400"),
        Case(
            testDescription: "another protocol",
            request: get("1.1", "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n"),
            status: "200",
            text: Request.answer
        ),
        Case(testDescription: "a tunnel", request: "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", status: "404"),
    ]

    @Test(arguments: cases) func isAnsweredAndEndsTheConnection(_ example: Case) async throws {
        let answer = try await LimitedMock(descriptors: 64).text(answering: example.request)
        #expect(answer.hasPrefix("HTTP/1.1 \(example.status) ") && example.text.map(answer.contains) ?? true, "\(answer)")
        #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
    }

    private static func get(_ version: String, _ headers: String) -> String {
        "GET /v1/items/7?size=small HTTP/\(version)\r\n\(headers)\r\n"
    }

    private static func post(_ headers: String) -> String {
        "POST /v1/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(headers)\r\nc\r\n{\"text\":\"x\"}\r\n0\r\n\r\n"
    }
}
