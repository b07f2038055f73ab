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
            let line = document.file.position(of: block.span.start).line
            return Sample(line: line, code: Self.fenced(text.characters, as: fences) ?? text.characters)
        }
    }

    /// What stands between fences inside of a block: a list that ends too early makes the fences themselves part of the code.
    private static func fenced(_ code: String, as fences: Set<String>) -> String? {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let opening = lines.firstIndex { line in
            let text = line.trimmingPrefix { $0.isWhitespace }
            return text.hasPrefix("```") && fences.contains(text.dropFirst(3).lowercased())
        }
        guard let opening else { return nil }
        let inside = lines[(opening + 1)...]
        let closing = inside.firstIndex { $0.contains("```") } ?? inside.endIndex
        return inside[..<closing].joined(separator: "\n")
    }

    private func factsName(_ language: Language, in span: Span) -> Bool {
        sheet.facts.contains { $0.detail.language == language && $0.span.start >= span.start && $0.span.end <= span.end }
    }
}
