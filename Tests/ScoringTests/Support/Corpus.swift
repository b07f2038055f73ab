import Foundation
import Guide
import Scoring
import SourceText
import Testing

/// Guides of many vendors with hand-made labels, where they are on this machine.
enum Corpus {
    static let folder: URL? = {
        if let path = ProcessInfo.processInfo.environment["GUIDEWRIGHT_CORPUS"], !path.isEmpty { return URL(fileURLWithPath: path) }
        let beside = root.appendingPathComponent("../shared/corpus").standardizedFileURL
        return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
    }()

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The tool that the figures have to equal.
    static var referenceTool: URL? {
        let tool = folder?.deletingLastPathComponent().appendingPathComponent("tools/score_facts.py")
        return tool.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    static var labelFiles: [URL] {
        guard let folder = folder?.appendingPathComponent("labels") else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// One guide, read and scored.
    struct Scored {
        var sheet: FactSheet
        var labels: LabelSet
        var score: Score
        var name: String
    }

    static func score(_ labelFile: URL) throws -> Scored {
        let labels = try labels(String(contentsOf: labelFile, encoding: .utf8))
        let name = try #require(labels.guide)
        let folder = try #require(folder)
        let candidates = [folder.appendingPathComponent(name), folder.appendingPathComponent("more/\(name)")]
        let url = try #require(candidates.first { FileManager.default.fileExists(atPath: $0.path) })
        let file = SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: url)))
        let sheet = FactExtractor.facts(of: try #require(DocumentReader.read(file).document))
        let score = Scorer.score(Claim.claims(of: sheet, within: labels.lines), against: labels)
        return Scored(sheet: sheet, labels: labels, score: score, name: name)
    }
}
