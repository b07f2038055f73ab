import Foundation
import Testing

/// Whole invented SDKs in `Tests/Stories`, each from its guide to its tests: the guide and the spec agree without a finding, and what is generated
/// compiles without a warning, and passes.
@Suite struct StoryTests {
    private static let folder = Repository.root.appending(path: "Tests/Stories")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    private let suite: GeneratedSuite

    init() throws { suite = try GeneratedSuite() }

    @Test(arguments: names) func isToldToItsEnd(_ name: String) async throws {
        let story = Self.folder.appending(path: name)
        try suite.copySpec(story.appending(path: "Specs/\(name)"), as: name)
        let check = try suite.tool("check", name, "--root", ".", "--guides", story.path)
        #expect(check.code == 0 && check.output.contains("no findings"), "\(check.output)\(check.errors)")
        try await suite.run(name)
    }

    /// What somebody writes who knows the language, and no more.
    @Test(arguments: names) func isShort(_ name: String) throws {
        let folder = Self.folder.appending(path: "\(name)/Specs/\(name)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "evidence.yaml" }
        let lines = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n").count }
        #expect(lines.reduce(0, +) < 700)
    }
}
