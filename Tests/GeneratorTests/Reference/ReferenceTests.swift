import Foundation
import Testing

@testable import Generator

struct ReferenceTests {
    private static let errata = """
        errata:
          - rule: misspelled
            name: LampErrorOffline
            reason: {en: The guide has a slip., ko: 가이드의 오기입니다.}
          - rule: source-differs
            name: LampTask
            source: lamp-headers
            says: NSURL *
            guide: nothing
            follows: source
            reason: {en: The header is newer., ko: 헤더가 더 새롭습니다.}
        """

    private func pages() throws -> [String: String] {
        let spec = try LampFixture.spec(extras: LampExtras.yaml + "\n" + Self.errata)
        var lines = GuideLines()
        lines.add(GuideLines.Line(file: "lamp.txt", number: 42), kind: "error", name: "LampErrorOffline", owner: "LampError")
        let files = ReferenceGenerator.files(for: SettledSystem(spec), lines: lines, templates: LampFixture.templates())
        return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
    }

    /// Each level names the one inside it once: worked out twice, 24 of them would take minutes.
    @Test func aChoiceWithinChoicesIsToldOnce() throws {
        let choice = (0..<24).reduce("last") { "{if: {before: [\($1), 2]}, then: other, else: \($0)}" }
        let flow = """
            classes:
              - name: LampBook
                text: {en: Knows lamps., ko: 램프를 압니다.}
                methods:
                  - {declaration: "- (NSString *)choose;", flow: choose, text: {en: Chooses., ko: 고릅니다.}}
            flows:
              - {name: choose, text: {en: Chooses., ko: 고릅니다.}, steps: [{return: \(choice)}]}
            """
        let spec = try LampFixture.spec(extras: flow)
        let files = ReferenceGenerator.files(for: SettledSystem(spec), lines: GuideLines(), templates: LampFixture.templates())
        let text = String(decoding: try #require(files.first { $0.path.hasSuffix("en/flows.md") }?.bytes), as: UTF8.self)
        #expect(text.components(separatedBy: "last").count == 2)
        #expect(text.components(separatedBy: "other").count >= 25)
    }

    private func line(_ text: String, in page: String) throws -> String {
        let all = try pages().filter { $0.key.hasSuffix(page) }.values.flatMap { $0.split(separator: "\n").map(String.init) }
        return try #require(all.first { $0.contains(text) }, "no line with \(text) in \(page)")
    }

    @Test func aVariadicMethodIsNotThereInSwift() throws {
        let text = try #require(try pages().first { $0.key.hasSuffix("methods.md") && $0.value.contains("Not available in Swift") }?.value)
        let section = try #require(text.components(separatedBy: "\n### ").dropFirst().first { $0.contains("switchLamps:") })
        #expect(!section.contains("```swift") && section.contains("```objc"))
    }

    @Test func endpointsRaiseTheErrorsOfTheirTransport() throws {
        let page = try #require(try pages()["en/errors.md"])
        let section = try #require(page.components(separatedBy: "\n### ").first { $0.hasPrefix("`LampErrorOffline`") })
        let endpoints = try #require(section.split(separator: "\n").first { $0.hasPrefix("- **Endpoints**") })
        #expect(endpoints.contains("`token`") && endpoints.contains("`lamps`"), "\(section)")
    }

    /// No fault gives them, so they don't stand among the errors that it may give.
    @Test func errorsWithoutAnAnswerStandApart() throws {
        let lines = try #require(try pages()["en/endpoints.md"]).split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("**Errors**") && $0.contains("LampErrorOffline") })
        let apart = lines.filter { $0.hasPrefix("**Where no proper answer comes**") }
        #expect(!apart.isEmpty && apart.allSatisfy { $0.contains("`LampErrorOffline`") && $0.contains("(no connection") }, "\(apart)")
    }

    @Test func anInboundEndpointShowsHowTheMockCallsIt() throws {
        #expect(try line("/__mock/call/unlinked", in: "en/endpoints.md").hasPrefix("curl --silent 'http://127.0.0.1:8080"))
        let data = try line("--json", in: "en/endpoints.md")
        #expect(data.contains(#""values": {"reason": "PERSON"}"#) && !data.contains("Authorization"), "\(data)")
    }

    /// What the client declares, in its words: the twin of a handler, of a delegate, and the spelling of Swift 2.
    @Test(arguments: [
        ("func open() async throws -> Bool", "methods.md"),
        ("func submit(code: String) async throws -> PairingEvent", "methods.md"),
        ("**Swift 2**: `openWithCompletion(_:)`", "methods.md"), ("**Swift 2**: `sessionDidClose(session:)`", "methods.md"),
        ("a second call fails with [`LampErrorExpired`](errors.md#error-LampError-LampErrorExpired)", "types.md"),
        ("| `onPaired(lamp: String, newState: PairingState?)` |", "types.md"),
    ])
    func itShowsWhatTheClientDeclares(text: String, page: String) throws {
        #expect(try !line(text, in: page).isEmpty)
    }

    @Test func anErratumLeadsToTheLineOfItsName() throws {
        #expect(try line("`misspelled`", in: "errata.md").contains("| 42 |"))
        let dispute = try line("The header is newer", in: "errata.md")
        #expect(dispute.contains("| `LampTask` | – | `NSURL *` |") && dispute.contains("| the source | The header is newer. |"))
    }
}
