import Foundation
import Spec
import Testing

@testable import Generator

/// Sample requests as commands.
struct CurlSessionTests {
    private func commands(_ requests: String, endpoint: String) throws -> [[String]] {
        var spec = try LampFixture.spec(extras: "requests:\n" + requests)
        // Without those of the example itself.
        spec.requests.removeFirst(spec.requests.count - requests.split(separator: "\n").count { $0.hasPrefix("  - ") })
        let model = SystemModel(spec)
        return CurlRequests(model).sessions(of: try #require(model.endpoints[endpoint])).map(\.lines)
    }

    @Test func aRequestStandsBehindThoseWhoseAnswersItUses() throws {
        let found = try commands(
            """
              - endpoint: authorize
                with: {key: k-1, redirect_uri: "http://localhost/done", mock_person: "1"}
                as: granted
              - endpoint: token
                with: {grant: code, code: $granted.code}
                as: issued
              - endpoint: lamps
                with: {home: "the {$issued.expires_in} \\"home\\"", Authorization: $issued.access_token}
            """, endpoint: "lamps")
        let lines = try #require(found.first)
        #expect(
            lines[0].hasPrefix("code=$(curl --silent --output /dev/null --write-out '%{redirect_url}' 'http://127.0.0.1:8080/authorize'"))
        #expect(lines.contains("    --data-urlencode 'mock_person=1' \\"))
        #expect(lines.contains("    --data-urlencode \"code=${code}\")"))
        #expect(lines.contains { $0.hasPrefix("answer=$(curl --silent 'http://127.0.0.1:8080/token'") })
        #expect(lines.contains { $0.hasPrefix("access_token=$(printf '%s' \"$answer\" | sed -n ") })
        #expect(lines.suffix(2).first == "curl --include \"http://127.0.0.1:8080/v1/the%20${expires_in}%20%22home%22/lamps\" \\")
        #expect(lines.last == "    --header \"Authorization: Bearer ${access_token}\"")
    }

    @Test func aRecordIsPutAndReadThroughTheControlInterface() throws {
        let found = try commands(
            """
              - put: people
                fields: {id: "2", name: "It's \\"Ben\\""}
                as: benny
              - read: people
                where: {name: Ada}
                as: anna
              - endpoint: token
                with: {grant: refresh, code: "{$anna.id}"}
                after: [benny]
            """, endpoint: "token")
        let lines = try #require(found.first)
        #expect(lines[0] == "curl --silent --output /dev/null 'http://127.0.0.1:8080/__mock/records/people' \\")
        #expect(lines[1] == #"    --data '{"id": "2", "name": "It'\''s \"Ben\""}'"#)
        #expect(lines[2] == "id=$(curl --silent 'http://127.0.0.1:8080/__mock/records/people' \\")
    }

    @Test(arguments: [("POST", "--url-query"), ("GET", "--data-urlencode")])
    func whatAnAppChoosesIsShown(_ method: String, _ option: String) throws {
        let body = method == "POST" ? "\n      anyBody: {name: content}" : ""
        let found = try commands(
            """
              - endpoint: relay
                with:
                  page: 2
                  sent: {object: {X-Team: red}}
                  items: {object: {colour: "r d"}}\(method == "POST" ? "\n      content: aGVsbG8=" : "")
            endpoints:
                - name: relay
                  method: \(method)
                  url: https://lamp.example.com/relay
                  invented: A case.
                  text: {en: Hands on., ko: 전달합니다.}
                  query: [{name: page, type: integer}]
                  anyHeaders: {name: sent}
                  anyQuery: {name: items}\(body)
                  response: {}
            """, endpoint: "relay")
        let lines = try #require(found.first).map { $0.trimmingCharacters(in: .whitespaces) }
        let ofMethod = method == "POST" ? ["--request POST \\"] : ["--get \\"]
        let last = method == "POST" ? ["--header 'X-Team: red' \\", "--data-binary 'hello'"] : ["--header 'X-Team: red'"]
        let expected =
            ["curl --include 'http://127.0.0.1:8080/relay' \\"] + ofMethod + ["\(option) 'page=2' \\", "\(option) 'colour=r d' \\"] + last
        #expect(lines == expected)
    }

    @Test func aRequestThatNeedsNothingStandsAlone() throws {
        let found = try commands("  - {endpoint: token, with: {code: ask}, answer: challenge}\n", endpoint: "token")
        #expect(try #require(found.first).first == "curl --include 'http://127.0.0.1:8080/token' \\")
    }

    @Test(arguments: [
        ("plain", "'plain'"), ("it's", "'it'\\''s'"), ("$HOME `id` \"x\" \\", "'$HOME `id` \"x\" \\'"),
    ])
    func wordsAreQuoted(text: String, quoted: String) {
        #expect(ShellWord(text).quoted == quoted)
    }

    @Test func textBesideAVariableIsNotReadByTheShell() {
        let word = "$HOME `id` \"x\" \\" + ShellWord(variable: "code")
        #expect(word.quoted == "\"\\$HOME \\`id\\` \\\"x\\\" \\\\${code}\"")
    }
}
