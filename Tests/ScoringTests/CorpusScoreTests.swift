import Foundation
import Guide
import Scoring
import Testing

/// Guides of many vendors, scored as the tool does that their labels were made with.
@Suite(.enabled(if: Corpus.referenceTool != nil, "the corpus and its tool are not here: set GUIDEWRIGHT_CORPUS"))
struct CorpusScoreTests {
    @Test(arguments: Corpus.labelFiles)
    func figuresAreThoseOfTheReference(labelFile: URL) throws {
        let scored = try Corpus.score(labelFile)
        let reference = try Reference.score(labelFile, FactRenderer.json(scored.sheet))
        let kinds = scored.score.kinds.map { "\($0.kind.rawValue) \($0.figures.met) \($0.figures.missed) \($0.figures.wrong)" }
        #expect(kinds.sorted() == reference.kinds)
        #expect(scored.score.misses.map { "\($0.label.line ?? 0) \($0.label.name)" }.sorted() == reference.misses)
        #expect(scored.score.wrong.map { "\($0.claim.line ?? 0) \($0.claim.shown)" }.sorted() == reference.wrong)
        #expect(scored.score.aside.map { "\($0.key.rawValue) \($0.value)" }.sorted() == reference.aside)
    }
}

/// What the Python tool beside the corpus says.
private struct Reference {
    var kinds: [String]
    var misses: [String]
    var wrong: [String]
    var aside: [String]

    static func score(_ labels: URL, _ facts: String) throws -> Reference {
        let folder = FileManager.default.temporaryDirectory
        let (file, output) = (folder.appendingPathComponent(UUID().uuidString), folder.appendingPathComponent(UUID().uuidString))
        defer { for url in [file, output] { try? FileManager.default.removeItem(at: url) } }
        try Data(facts.utf8).write(to: file)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-B", try #require(Corpus.referenceTool).path, labels.path, file.path, "--json"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        let answer = try JSONDecoder().decode(Answer.self, from: Data(contentsOf: output))
        return Reference(
            kinds: answer.kinds.map { "\($0.key) \($0.value.tp) \($0.value.fn) \($0.value.fp)" }.sorted(),
            misses: answer.misses.map { "\($0.line ?? 0) \($0.name)" }.sorted(),
            wrong: answer.false_positives.map { "\($0.line ?? 0) \($0.name)" }.sorted(),
            aside: answer.set_aside.map { "\($0.key) \($0.value)" }.sorted()
        )
    }

    private struct Answer: Decodable {
        struct Counts: Decodable { var tp, fn, fp: Int }
        struct Item: Decodable {
            var name: String
            var line: Int?
        }

        var kinds: [String: Counts]
        var misses: [Item]
        var false_positives: [Item]
        var set_aside: [String: Int]
    }
}
