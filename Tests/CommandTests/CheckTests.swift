import Foundation
import Testing

/// `guidewright check`, as a person and as CI run it: on the recorded evidence of the repository's systems.
@Suite struct CheckTests {
    private func project() throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Scratch()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let specs = scratch.url.appending(path: "Specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appending(path: "Specs/naver-login"), to: specs.appending(path: "naver-login"))
        return (scratch, Tool(folder: scratch.url))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func theEvidenceAloneIsEnough() throws {
        let (scratch, tool) = try project()
        defer { withExtendedLifetime(scratch) {} }
        let result = try tool("check", "--format", "json")
        #expect(result.code == 0)
        let systems = try #require(try object(result.output)["systems"] as? [[String: Any]])
        let system = try #require(systems.first)
        let coverage = try #require(system["coverage"] as? [String: [String: Int]])
        let facts = try #require(coverage["facts"])
        #expect(facts["total"] == facts["accounted"] && (facts["total"] ?? 0) > 200)
        let items = try #require(coverage["items"])
        #expect(items["total"] == ["evidenced", "sourced", "elsewhere", "invented"].compactMap { items[$0] }.reduce(0, +))
        #expect((items["sourced"] ?? 0) > 20)
        let findings = try #require(system["findings"] as? [[String: Any]])
        #expect(findings.count >= 6)
        #expect(findings.allSatisfy { $0["erratum"] is [String: Any] })
        #expect((system["notes"] as? [String])?.isEmpty == false, "that the guide is not here is said")
    }

    @Test func aChangedValueIsFoundWithAPlaceOnBothSides() throws {
        let (scratch, tool) = try project()
        let api = scratch.url.appending(path: "Specs/naver-login/api.yaml")
        let text = try String(contentsOf: api, encoding: .utf8)
        try text.replacing("seconds: 3600", with: "seconds: 3601").write(to: api, atomically: true, encoding: .utf8)
        let result = try tool("check", "--format", "json")
        #expect(result.code == 1)
        let systems = try #require(try object(result.output)["systems"] as? [[String: Any]])
        let findings = try #require(systems.first?["findings"] as? [[String: Any]]).filter { $0["erratum"] is NSNull }
        let finding = try #require(findings.first)
        let spec = try #require(finding["spec"] as? [String: Any])
        let guide = try #require(finding["guide"] as? [String: Any])
        #expect((spec["file"] as? String)?.hasSuffix("api.yaml") == true)
        #expect(guide["file"] as? String == "naver-login-ios.html")
        #expect((guide["line"] as? Int ?? 0) > 1)
        #expect(try tool("check").output.contains("api.yaml:"))
        #expect(try tool("check", "--format", "github").output.contains("::error file="))
    }

    @Test func sarifDeclaresEveryRule() throws {
        let (scratch, tool) = try project()
        defer { withExtendedLifetime(scratch) {} }
        let run = try #require((try object(tool("check", "--format", "sarif").output)["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let results = try #require(run["results"] as? [[String: Any]]).compactMap { $0["ruleId"] as? String }
        #expect(!results.isEmpty && Set(results).isSubset(of: Set(rules)))
    }

    @Test func anErratumThatMatchesNothingIsAFinding() throws {
        let (scratch, tool) = try project()
        let errata = scratch.url.appending(path: "Specs/naver-login/errata.yaml")
        let more = "  - {rule: misspelled-name, name: NoSuchName, reason: {en: For no reason., ko: 이유가 없습니다.}}\n"
        try (String(contentsOf: errata, encoding: .utf8) + more).write(to: errata, atomically: true, encoding: .utf8)
        let result = try tool("check")
        #expect(result.code == 1 && result.output.contains("unused-erratum"))
    }
}
