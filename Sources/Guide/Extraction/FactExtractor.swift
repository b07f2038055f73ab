import Declarations
import SourceText

/// Turns a document into facts: the whole of reading a guide, after its markup is gone.
package enum FactExtractor {
    /// Every fact of a guide in the order of their places, and an account of what is none.
    package static func facts(of document: Document) -> FactSheet {
        let survey = Survey(of: document)
        var extraction = Extraction(document: document, survey: survey)
        extraction.run()
        extraction.complete()
        let languages = survey.code.compactMapValues(\.language.apiLanguage)
        let slips = ExaminedGuide(document: document, languages: languages, facts: extraction.facts).slips
        return FactSheet(file: document.file, format: document.format, facts: extraction.facts, unread: extraction.unread, slips: slips)
    }
}

/// The state of one reading: where in the guide it is, and what it has found.
struct Extraction {
    let document: Document
    let survey: Survey
    var context = Context()
    var facts: [Fact] = []
    var unread: [FactSheet.Unread] = []
    /// A code block is being read: what it states is a sample's.
    var inSample = false
    /// What is known about variables where the reader stands.
    var known: KnownTypes

    init(document: Document, survey: Survey) {
        self.document = document
        self.survey = survey
        known = survey.known
    }

    mutating func run() {
        for (index, block) in document.blocks.enumerated() { read(block, at: index) }
    }

    private mutating func read(_ block: Block, at index: Int) {
        switch block.kind {
        case .heading(let level, let text): readHeading(Passage(text), level: level, block: block)
        case .paragraph(let text): readParagraph(Passage(text))
        case .item(_, let text): readItem(Passage(text))
        case .code(let text, _): readCode(Passage(text), at: index, block: block)
        case .table(let table): readTable(table, block: block)
        }
    }

    mutating func add(_ fact: Fact) {
        var fact = fact
        fact.detail.headingLine = context.headingLine
        facts.append(fact)
    }
}

/// A block's text as bytes, and the way from its bytes to those of the file. What several readers ask of it is found once.
final class Passage {
    let text: Text
    let bytes: [UInt8]
    /// The spans of the lines, without blanks at their ends; empty ones are left out.
    private(set) lazy var lines = nonEmptyLines()
    /// Names that look like code, in order: identifiers, selectors, Swift names with labels.
    private(set) lazy var mentions = findMentions()

    init(_ text: Text) {
        self.text = text
        bytes = Array(text.characters.utf8)
    }

    func file(_ span: Span) -> Span { text.fileSpan(span) }

    func string(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    /// Whether a byte occurs at all: most passages need no closer look.
    func holds(_ byte: UInt8) -> Bool { bytes.withUnsafeBufferPointer { $0.first(byte, from: 0, to: $0.count) != nil } }

    var wholeSpan: Span { Span(0, bytes.count) }

    private func nonEmptyLines() -> [Span] {
        var lines: [Span] = []
        var start = 0
        for end in lineEnds {
            let line = trimmed(Span(start, end))
            if !line.isEmpty { lines.append(line) }
            start = end + 1
        }
        return lines
    }

    /// Where lines end, the last one with the text.
    private var lineEnds: [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var ends: [Int] = []
            while let end = bytes.first(0x0A, from: (ends.last ?? -1) + 1, to: bytes.count) { ends.append(end) }
            return ends + [bytes.count]
        }
    }

    func trimmed(_ span: Span) -> Span {
        var span = span
        while span.start < span.end, bytes[span.start] <= 0x20 { span.start += 1 }
        while span.end > span.start, bytes[span.end - 1] <= 0x20 { span.end -= 1 }
        return span
    }

    /// Whether a place lies in a link that leads elsewhere.
    func isInLink(_ span: Span) -> Bool {
        text.marks.contains { mark in
            guard case .link = mark.kind else { return false }
            return mark.range.contains(span)
        }
    }

    /// Whether a URL is the text of a link that leads elsewhere; one that links to itself is simply shown.
    func isBehindLink(_ span: Span) -> Bool {
        let shown = string(span)
        return text.marks.contains { mark in
            guard case .link(let target) = mark.kind else { return false }
            return mark.range.contains(span) && !target.hasPrefix(shown) && !shown.hasPrefix(target)
        }
    }

    func isCode(_ span: Span) -> Bool {
        text.marks.contains { $0.kind == .code && $0.range.contains(span) }
    }
}
