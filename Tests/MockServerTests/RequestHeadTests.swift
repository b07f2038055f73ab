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
            testDescription: "who asks first in 1.0",
            request: "POST /v1/notes HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 12\r\nExpect: 100-continue\r\n\r\n"
                + #"{"text":"x"}"#, status: "201"),
        Case(
            testDescription: "another protocol",
            request: get("1.1", "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n"),
            status: "200",
            text: Request.answer
        ),
        Case(
            testDescription: "a target that is not encoded", request: "GET /v1/items/카페 HTTP/1.1\r\nHost: localhost\r\n\r\n", status: "400",
            text: #"{"error":"the target is none of HTTP","hint":"what is no ASCII has to be encoded"#),
        Case(testDescription: "two ways to say a length", request: post("Content-Length: x\r\n"), status: "400", text: #"{"error":""#),
        Case(
            testDescription: "a head without end",
            request: get("1.1", "Host: localhost\r\nX: \(String(repeating: "a", count: 100_000))\r\n"),
            status: "431", text: "the request's head is too long"),
        Case(
            testDescription: "HTTP/2 at once", request: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", status: "400",
            text: "this is no request of HTTP/1.1"),
        Case(testDescription: "lines without CR", request: "GET / HTTP/1.1\nHost: x\n\n", status: "400", text: "CR LF behind"),
        Case(testDescription: "no request at all", request: "\u{16}\u{3}\u{1}\u{2}", status: "400", text: "--tls"),
        Case(
            testDescription: "a whole URL without a path",
            request: "GET http://localhost?to=/v1/items/7 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", status: "404",
            text: #"no endpoint answers GET /""#),
        Case(
            testDescription: "a tunnel", request: "CONNECT localhost:443 HTTP/1.1\r\nHost: localhost:443\r\n\r\n", status: "501",
            text: "CONNECT asks for a tunnel"),
        Case(testDescription: "a tunnel to a path", request: "CONNECT /v1 HTTP/1.1\r\nHost: localhost\r\n\r\n", status: "501"),
        Case(testDescription: "the server itself", request: line("OPTIONS *"), status: "204"),
        Case(testDescription: "the server itself, of a proxy", request: line("OPTIONS http://localhost"), status: "204"),
        Case(testDescription: "no page of the server itself", request: line("GET *"), status: "400", text: "target"),
        Case(testDescription: "a host for a target", request: line("GET localhost:80"), status: "400", text: "target"),
        Case(testDescription: "a URL with a user", request: line("GET http://me@localhost/v1/items/7"), status: "400", text: "target"),
        Case(testDescription: "a URL without a host", request: line("GET http:///v1/items/7"), status: "400", text: "target"),
        Case(
            testDescription: "a URL with another host", request: line("GET HTTP://other/v1/items/7?size=small"), status: "200",
            text: Request.answer),
        Case(testDescription: "a host that is empty", request: get("1.1", "Host: \r\n"), status: "400", text: "names no host"),
        Case(testDescription: "a host that is none", request: get("1.1", "Host: a/b\r\n"), status: "400", text: "names no host"),
        Case(testDescription: "a host with a user", request: get("1.1", "Host: me@localhost\r\n"), status: "400", text: "names no host"),
    ]

    @Test(arguments: cases) func isAnsweredAndEndsTheConnection(_ example: Case) async throws {
        let answer = try await LimitedMock(descriptors: 64).text(answering: example.request)
        #expect(answer.hasPrefix("HTTP/1.1 \(example.status) ") && example.text.map(answer.contains) ?? true, "\(answer)")
        #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
    }

    private static func line(_ target: String) -> String { "\(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" }

    private static func get(_ version: String, _ headers: String) -> String {
        "GET /v1/items/7?size=small HTTP/\(version)\r\n\(headers)\r\n"
    }

    private static func post(_ headers: String) -> String {
        "POST /v1/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(headers)\r\nc\r\n{\"text\":\"x\"}\r\n0\r\n\r\n"
    }
}
