import Foundation
import Testing

@Suite struct FaultsTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "Guides/lamp.md")
        #expect(try tool("init", "Guides/lamp.md", "--system", "lamp").code == 0)
    }

    @Test func everyMistakeInASmallSystemIsSeen() throws {
        let result = try tool("faults", "lamp")
        #expect(result.code == 0, "\(result.output)")
        #expect(!result.output.contains("missed:") && !result.output.contains("false alarms:"))
        let kinds = result.lines.filter { $0.hasPrefix("  ") }
        for kind in ["guide renamed", "guide url", "guide value", "spec renamed", "spec retyped", "spec sign", "guide duration"] {
            #expect(kinds.contains { $0.contains(kind) && $0.hasSuffix("(1.0000)") }, "\(kind)")
        }
        #expect(result.lines.last?.hasSuffix("precision 1.0000, seed 7") == true)
    }

    @Test func theSeedChoosesTheMistakes() throws {
        func output(_ seed: String) throws -> String {
            try tool("faults", "lamp", "--seed", seed, "--count", "5", "--format", "json").output
        }
        let first = try output("3")
        #expect(try output("3") == first)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
        #expect(object["seed"] as? Int == 3 && object["recall"] as? Double == 1)
        #expect((object["systems"] as? [[String: Any]])?.first?["total"] as? Int == 10)
    }

    @Test func wrongUseIsExplained() throws {
        #expect(try tool("faults", "--count", "0").code == 2)
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Guides"))
        let result = try tool("faults")
        #expect(result.code == 2 && result.errors.contains("no system's guides are here") && result.errors.contains("lamp: left out"))
    }
}
