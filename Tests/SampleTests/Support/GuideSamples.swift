import Declarations
import Foundation
import Guide
import SourceText

/// The code blocks of one guide in one language, with what the guide's facts say about them.
struct GuideSamples {
    struct Sample: CustomStringConvertible {
        /// Where the block starts, 1 for the first line.
        var line: Int
        var code: String

        var description: String { "line \(line)" }
    }

    let sheet: FactSheet
    private let document: Document

    enum Problem: Error { case unreadable(String) }

    init(_ name: String, in folder: URL) throws {
        let bytes = try Data(contentsOf: folder.appending(path: name))
        guard let document = DocumentReader.read(SourceFile(path: name, bytes: [UInt8](bytes))).document else {
            throw Problem.unreadable(name)
        }
        self.document = document
        sheet = FactExtractor.facts(of: document)
    }

    /// Blocks whose fence names the language, or in which facts of that language lie.
    func blocks(in language: Language, fences: Set<String>) -> [Sample] {
        document.blocks.compactMap { block in
            guard case .code(let text, let fence) = block.kind else { return nil }
            let isNamed = fence.map { fences.contains($0.lowercased()) } ?? factsName(language, in: block.span)
            guard isNamed else { return nil }
            return Sample(line: document.file.position(of: block.span.start).line, code: text.characters)
        }
    }

    private func factsName(_ language: Language, in span: Span) -> Bool {
        sheet.facts.contains { $0.detail.language == language && $0.span.start >= span.start && $0.span.end <= span.end }
    }
}
