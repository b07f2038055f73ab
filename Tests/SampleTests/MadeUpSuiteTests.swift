import Foundation
import RandomSpecs
import Testing

/// Specs that are made up (`guidewright promise` compiles more of them): what is generated passes its own tests, each endpoint, call, fact and
/// documented error that travels. Their stories are nobody's, and need not end well.
///
/// `GUIDEWRIGHT_SEEDS=100-140` tries others than those that stay.
@Suite struct MadeUpSuiteTests {
    private static let stories = "ScenarioTests|ErrorTests"

    private static let seeds: [UInt64] = {
        let wanted = (ProcessInfo.processInfo.environment["GUIDEWRIGHT_SEEDS"] ?? "20003-20006").split(separator: "-").compactMap {
            UInt64($0)
        }
        guard let first = wanted.first, let last = wanted.last, first <= last else { return [] }
        return (first...last).filter { RandomSpecMaker.load(seed: $0).errors.isEmpty }
    }()

    @Test func thereAreSome() { #expect(!Self.seeds.isEmpty) }

    @Test(arguments: seeds)
    func whatIsGeneratedPassesItsOwnTests(_ seed: UInt64) async throws {
        let suite = try GeneratedSuite()
        let id = RandomSpecMaker.id(of: seed)
        try suite.scratch.write(RandomSpecMaker.spec(seed: seed).printed, to: "Specs/\(id)/system.yaml")
        try await suite.run(id, skipping: Self.stories)
    }
}
