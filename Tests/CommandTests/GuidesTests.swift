import Foundation
import Testing

@Suite struct GuidesTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "Guides/lamp.md")
        #expect(try tool("init", "Guides/lamp.md", "--system", "lamp").code == 0)
    }

    private func state() throws -> [String: Any] {
        let result = try tool("guides", "--format", "json")
        let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        return try #require(list?.first)
    }

    @Test func aGuideThatIsHere() throws {
        let result = try tool("guides")
        #expect(result.code == 0)
        #expect(result.lines[0] == "lamp  lamp.md  here, as recorded")
        #expect(result.lines[1] == "  published  nobody says where")
        let digest = try #require(result.lines.last?.split(separator: " ").last)
        #expect(digest.count == 64 && digest.allSatisfy(\.isHexDigit))
        #expect(try state()["state"] as? String == "matches")
    }

    @Test func aGuideThatIsAnotherOne() throws {
        try scratch.write("# Another\n", to: "Guides/lamp.md")
        let result = try tool("guides")
        #expect(result.code == 1 && result.output.contains("here, and not the recorded one"))
        #expect(try state()["state"] as? String == "differs")
    }

    @Test func aGuideThatIsNotHere() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Guides"))
        let result = try tool("guides")
        #expect(result.code == 0 && result.output.contains("lamp.md  not here"))
        #expect(try state()["state"] as? String == "absent")
    }

    @Test func aGuideOfWhichNothingIsRecorded() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Specs/lamp/evidence.yaml"))
        #expect(try tool("guides").output.contains("sha256     not recorded"))
        #expect(try state()["state"] as? String == "unrecorded")
    }

    @Test func theUrlIsShown() throws {
        let system = try scratch.read("Specs/lamp/system.yaml").replacing(
            "{file: lamp.md,", with: "{file: lamp.md, url: \"https://example.com/lamp\",")
        try scratch.write(system, to: "Specs/lamp/system.yaml")
        #expect(try tool("guides").lines[1] == "  published  https://example.com/lamp")
    }
}
