import Foundation
import Testing

@Suite struct SourcesTests {
    private let scratch: Scratch
    private let tool: Tool

    private static let sources = """

        sources:
          - id: headers
            title: {en: Public headers, ko: 공개 헤더}
            url: https://example.com/lampkit
            version: 2.0.1
            files: [Lamp.h]
          - id: forum
            title: {en: The forum, ko: 포럼}
            unread: {en: It needs an account., ko: 계정이 필요합니다.}

        constants:
          - {kind: extern, name: LampLimitName, type: NSString *, documented: headers, text: {en: A limit., ko: 한도입니다.}}

        """
    private static let header = "extern NSString *const LampLimitName;\n"

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "Guides/lamp.md")
        #expect(try tool("init", "Guides/lamp.md", "--system", "lamp").code == 0)
        try scratch.write(Self.sources, to: "Specs/lamp/sources.yaml")
        try scratch.write(Self.header, to: "Guides/lamp/Lamp.h")
        #expect(try tool("check", "lamp", "--update").code == 0)
    }

    @Test func eachIsListedWithWhatItProves() throws {
        let result = try tool("sources")
        #expect(result.code == 0)
        #expect(result.lines.contains("lamp  headers  1 item"))
        #expect(result.lines.contains("  published  https://example.com/lampkit") && result.lines.contains("  version    2.0.1"))
        #expect(result.lines.contains("  file       Lamp.h  here, as recorded  proves 1 item"))
        #expect(result.lines.contains("  no file    It needs an account."))
        let list = try JSONSerialization.jsonObject(with: Data(try tool("sources", "lamp", "--format", "json").output.utf8))
        let headers = try #require((list as? [[String: Any]])?.first { $0["source"] as? String == "headers" })
        #expect(headers["items"] as? Int == 1 && (headers["files"] as? [[String: Any]])?.first?["state"] as? String == "matches")
    }

    @Test func withoutTheFileItsEvidenceIsChecked() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Guides/lamp/Lamp.h"))
        #expect(try tool("sources").lines.contains("  file       Lamp.h  not here  proves 1 item"))
        let check = try tool("check", "lamp", "--format", "json")
        #expect(check.output.contains("1 file of `headers` is not here; checked the recorded evidence"))
        #expect(check.output.contains("\"sourced\": 1"))
        let update = try tool("check", "lamp", "--update")
        #expect(update.code == 0 && update.errors.contains("lamp: 1 file of `headers` is not here; kept what is recorded of them"))
        #expect(try scratch.read("Specs/lamp/evidence.yaml").contains("LampLimitName"))
    }

    @Test func whatIsNeitherHereNorRecordedIsAnError() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Guides/lamp/Lamp.h"))
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Specs/lamp/evidence.yaml"))
        let result = try tool("check", "lamp")
        #expect(result.code == 2)
        #expect(result.errors.contains("the file `Lamp.h` of the source `headers` of `lamp` is not here, and nothing is recorded of it"))
    }

    @Test func aFolderOfTheirOwn() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Guides/lamp/Lamp.h"))
        try scratch.write(Self.header, to: "Headers/Lamp.h")
        #expect(try tool("sources", "--sources", "Headers").lines.contains("  file       Lamp.h  here, as recorded  proves 1 item"))
        var other = tool
        other.environment["GUIDEWRIGHT_SOURCES"] = "Headers"
        #expect(try other("sources").lines.contains("  file       Lamp.h  here, as recorded  proves 1 item"))
        let wrong = try tool("sources", "--sources", "Nowhere")
        #expect(wrong.code == 2 && wrong.errors.contains("there is no folder `Nowhere` with sources"))
    }

    @Test func anotherFileIsAFinding() throws {
        try scratch.write("extern NSInteger const LampLimitName;\n", to: "Guides/lamp/Lamp.h")
        let result = try tool("sources")
        #expect(result.code == 1 && result.lines.contains { $0.contains("Lamp.h  here, and not the recorded one") })
        let check = try tool("check", "lamp")
        #expect(check.code == 1 && check.output.contains("in the spec and `NSInteger` in `headers`"))
        #expect(check.output.contains("changed in `headers`: type"))
        let drift = try tool("drift", "lamp", "Guides/lamp/Lamp.h")
        #expect(drift.code == 1 && drift.output.contains("LampLimitName"))
    }
}
