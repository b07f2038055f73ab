import Foundation
import SourceText

/// The vendors' guides and the corpus, where this machine has them. They are never part of the repository.
enum GuideFiles {
    static let guides = folder("GUIDEWRIGHT_GUIDES", "guides")
    static let corpus = folder("GUIDEWRIGHT_CORPUS", "corpus")
    static let absence: String = "the guides' folder is not here: set GUIDEWRIGHT_GUIDES"

    static let all: [String] = [guides, corpus, corpus.map { $0 + "/pairs" }].compactMap { $0 }.flatMap(files)

    static func guide(_ name: String) -> SourceFile? { guides.flatMap { file($0 + "/" + name) } }

    static func file(_ path: String) -> SourceFile? {
        FileManager.default.contents(atPath: path).map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }

    private static func folder(_ variable: String, _ name: String) -> String? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
        let beside = root.appendingPathComponent("../shared/\(name)").standardized.path
        let path = ProcessInfo.processInfo.environment[variable] ?? beside
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    private static func files(_ folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let readable = names.filter { $0 != "README.md" && isGuide($0) }
        return readable.sorted().map { folder + "/" + $0 }
    }

    private static func isGuide(_ name: String) -> Bool { [".html", ".md", ".txt"].contains { name.hasSuffix($0) } }
}
