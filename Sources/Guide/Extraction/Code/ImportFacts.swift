import Declarations
import SourceText

extension Extraction {
    /// The modules that a sample or a sentence imports: what shows that a project links them.
    @discardableResult
    mutating func readImports(_ passage: Passage, language: Language?) -> [Span] {
        var spans = modules(after: "#import <", until: 0x2F, in: passage) + modules(after: "@import ", until: 0x3B, in: passage)
        if language == .swift { spans += modules(after: "import ", until: nil, in: passage).filter { startsLine($0, in: passage) } }
        for span in spans {
            var fact = Fact(.use, passage.string(span), source: inSample ? .sample : .prose, span: passage.file(span))
            fact.detail.form = "import"
            fact.detail.language = language
            add(fact)
        }
        return spans
    }

    /// Identifiers behind a word, with the mark that must follow them.
    private func modules(after opening: String, until mark: UInt8?, in passage: Passage) -> [Span] {
        Self.offsets(of: opening, in: passage.bytes).compactMap { found in
            let start = found + opening.utf8.count
            var end = start
            while end < passage.bytes.count, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
            let isMarked = mark == nil || end < passage.bytes.count && (passage.bytes[end] == mark || passage.bytes[end] == 0x2E)
            return end > start && isMarked ? Span(start, end) : nil
        }
    }

    private func startsLine(_ span: Span, in passage: Passage) -> Bool {
        let start = span.start - "import ".utf8.count
        return start == 0 || passage.bytes[start - 1] == 0x0A
    }
}
