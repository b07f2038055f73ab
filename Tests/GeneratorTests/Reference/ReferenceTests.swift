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

    /// A door whose methods keep their errors to themselves, but for one that hands on what it has rescued.
    private static let door = """
        classes:
          - name: LampDoorSize
            form: structure
            language: swift
            text: {en: A size., ko: 크기입니다.}
            properties: [{declaration: "let width: Int", text: {en: How wide., ko: 너비입니다.}}]
          - name: LampDoor
            language: swift
            text: {en: A door., ko: 문입니다.}
            methods:
              - declaration: "static func shut() async throws"
                steps: [{try: [{run: doorFails}], rescue: [{errors: [LampError.LampErrorOffline], steps: []}]}]
                text: {en: Shuts it., ko: 닫습니다.}
              - declaration: "static func slam() async throws"
                steps: [{try: [{run: doorFails}], rescue: [{errors: [LampError.LampErrorOffline], steps: [{fail: $error}]}]}]
                text: {en: Slams it., ko: 세게 닫습니다.}
              - declaration: "static func leave()"
                steps: [{start: doorFails}]
                text: {en: Leaves it., ko: 그대로 둡니다.}
        flows:
          - {name: doorFails, text: {en: Fails., ko: 실패합니다.}, steps: [{fail: LampError.LampErrorOffline}]}
        """

    @Test(arguments: [("shut()", false), ("slam()", true), ("leave()", false)])
    func whatIsRescuedOrStartedIsNoErrorOfTheMethod(method: String, fails: Bool) throws {
        let files = ReferenceGenerator.files(
            for: SettledSystem(try LampFixture.spec(extras: Self.door)), lines: GuideLines(), templates: LampFixture.templates())
        func page(_ name: String) throws -> String { String(decoding: try #require(files.first { $0.path == name }?.bytes), as: UTF8.self) }
        let section = try #require(try page("en/methods.md").components(separatedBy: "\n### ").first { $0.hasPrefix("`\(method)`") })
        #expect(section.contains("LampErrorOffline") == fails, "\(section)")
        let raisers = try #require(try page("en/errors.md").components(separatedBy: "\n### ").first { $0.hasPrefix("`LampErrorOffline`") })
        #expect(raisers.contains("[`\(method)`]") == fails)
        #expect(try page("en/types.md").contains("## `LampDoorSize` (struct)"))
        #expect(try page("ko/types.md").contains("## `LampDoorSize` (구조체)"))
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
