import CrossCheck
import Foundation
import Guide
import SourceText
import Testing

/// What is recorded of each document that is at hand is what the reader makes of it: checks without the documents say the same.
@Suite struct RecordedEvidenceTests {
    private static let systems: [String] = {
        let folder = RealSystem.root.appending(path: "Specs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/evidence.yaml").path) }.sorted()
    }()

    @Test(arguments: systems) func evidenceIsCurrent(_ id: String) throws {
        let url = RealSystem.root.appending(path: "Specs/\(id)/evidence.yaml")
        let recorded = EvidenceReader.read(SourceFile(path: "evidence.yaml", bytes: Array(try Data(contentsOf: url)))).guides
        #expect(!recorded.isEmpty)
        for record in recorded {
            guard let file = Self.file(record, of: id), record.matches(file), let document = DocumentReader.read(file).document else {
                continue
            }
            let sheet = FactExtractor.facts(of: document)
            let read = record.source.map { RecordedGuide(of: sheet, source: $0) } ?? RecordedGuide(of: sheet)
            let (lines, known) = (Self.lines(read), Self.lines(record))
            #expect(lines == known, "run `guidewright check --update \(id)`: \(record.file)")
        }
    }

    private static func lines(_ record: RecordedGuide) -> [Substring] { EvidenceWriter.text(of: [record]).split(separator: "\n") }

    private static func file(_ record: RecordedGuide, of id: String) -> SourceFile? {
        let folders = ["GUIDEWRIGHT_GUIDES": "guides", "GUIDEWRIGHT_SOURCES": "sources"].map { variable, name in
            ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
                ?? RealSystem.root.appending(path: "../shared/\(name)").standardizedFileURL
        }
        let places = folders.flatMap { [$0.appending(path: record.file), $0.appending(path: "\(id)/\(record.file)")] }
        return places.lazy.compactMap { try? Data(contentsOf: $0) }.first.map { SourceFile(path: record.file, bytes: Array($0)) }
    }
}
