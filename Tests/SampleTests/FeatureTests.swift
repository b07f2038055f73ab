import Foundation
import Testing

/// One small spec for each feature of the language, in `Tests/Features`: each becomes a client, a mock and tests that compile without a
/// warning, and the tests pass.
@Suite struct FeatureTests {
    private static let folder = Repository.root.appending(path: "Tests/Features")
    /// All of them, or those that `GUIDEWRIGHT_FEATURES=failing,listeners` asks for.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
        !$0.hasPrefix(".") && chosen?.contains(Substring($0)) != false
    }.sorted()
    private static let chosen = ProcessInfo.processInfo.environment["GUIDEWRIGHT_FEATURES"]?.split(separator: ",")

    @Test(arguments: names) func whatIsGeneratedRuns(_ name: String) async throws {
        let suite = try GeneratedSuite()
        try suite.copySpec(Self.folder.appending(path: name), as: name)
        try await suite.run(name)
    }
}
