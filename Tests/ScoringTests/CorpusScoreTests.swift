import Foundation
import Guide
import Scoring
import Testing

/// Guides of many vendors, scored by hand-made labels.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct CorpusScoreTests {
    @Test func noFigureFalls() throws {
        let floors = try Floors.read()
        let scored = try Corpus.labelFiles.map(Corpus.score)
        #expect(scored.map(\.name) == floors.guides.map(\.name), "write the table anew: see Tests/ScoringTests/floors.txt")
        for (guide, floor) in zip(scored, floors.guides) { check(guide.score.overall, floor) }
        let pool = PooledScore(scored.map(\.score))
        for (kind, floor) in zip(pool.kinds, floors.kinds) {
            #expect(kind.kind.rawValue == floor.name)
            check(kind.figures, floor)
        }
        check(pool.overall, try #require(floors.kinds.last))
    }

    /// A figure that has nothing to divide by cannot fall.
    private func check(_ figures: Figures, _ floor: Floors.Row) {
        for (name, now, least) in [("precision", figures.precision, floor.precision), ("recall", figures.recall, floor.recall)] {
            guard let now, let least else { continue }
            #expect(now >= least - 0.0005, "\(floor.name): the \(name) was \(least)")
        }
    }

    @Test(.enabled(if: Corpus.referenceTool != nil, "the tool that labels were made with is not here"), arguments: Corpus.labelFiles)
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

/// The figures that must not fall: what `guidewright facts` printed when they were last raised.
struct Floors {
    struct Row {
        var name: String
        var precision: Double?
        var recall: Double?
    }

    var guides: [Row] = []
    /// The last one is all of them.
    var kinds: [Row] = []

    static func read() throws -> Floors {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("floors.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        var floors = Floors()
        for line in lines.map({ $0.split(separator: " ").map(String.init) }) where line[0] != "kind" {
            if line.count > 5, line[1] == "P" {
                floors.guides.append(Row(name: line[0], precision: Double(line[2]), recall: Double(line[4])))
            } else if line.count > 5 {
                floors.kinds.append(Row(name: line[0], precision: Double(line[4]), recall: Double(line[5])))
            }
        }
        return floors
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
