import Diagnostics
import Guide
import SourceText

/// A guide that was read, in a form that an expectation can spell.
struct Reading {
    let file: SourceFile
    let document: Document?
    let diagnostics: [Diagnostic]

    init(_ file: SourceFile) {
        self.file = file
        (document, diagnostics) = DocumentReader.read(file)
    }

    init(_ name: String, _ text: String) { self.init(SourceFile(path: name, text: text)) }
    init(_ name: String, bytes: [UInt8]) { self.init(SourceFile(path: name, bytes: bytes)) }

    static func html(_ text: String) -> Reading { Reading("guide.html", text) }
    static func markdown(_ text: String) -> Reading { Reading("guide.md", text) }
    static func text(_ text: String) -> Reading { Reading("guide.txt", text) }

    var blocks: [Block] { document?.blocks ?? [] }
    var messages: [String] { diagnostics.map(\.message) }

    /// One line for every block: `h2 Title`, `p …`, `li1 …`, `code[swift] a⏎b`, `table[a|b] 1|2 / 3|4`.
    var outline: [String] { blocks.map(Self.outline) }

    var texts: [Text] { blocks.flatMap(Self.texts) }

    private static func outline(_ block: Block) -> String {
        switch block.kind {
        case .heading(let level, let text): "h\(level) \(flat(text))"
        case .paragraph(let text): "p \(flat(text))"
        case .item(let depth, let text): "li\(depth) \(flat(text))"
        case .code(let text, let language): "code[\(language ?? "")] \(flat(text))"
        case .table(let table): outline(table)
        }
    }

    private static func outline(_ table: Table) -> String {
        let header = table.header.map { flat($0.text) }.joined(separator: "|")
        let rows = table.rows.map { $0.cells.map { flat($0.text) }.joined(separator: "|") }.joined(separator: " / ")
        return (table.caption.map { "(\(flat($0))) " } ?? "") + "table[\(header)] \(rows)"
    }

    private static func flat(_ text: Text) -> String {
        text.characters.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    }

    /// The texts of a block. A cell that is repeated for its span counts once.
    static func texts(_ block: Block) -> [Text] {
        switch block.kind {
        case .heading(_, let text), .paragraph(let text), .item(_, let text), .code(let text, _): return [text]
        case .table(let table):
            var seen: Set<Span> = []
            let cells = (table.header + table.rows.flatMap(\.cells)).filter { seen.insert($0.span).inserted || $0.span.isEmpty }
            return (table.caption.map { [$0] } ?? []) + cells.map(\.text)
        }
    }
}

extension Text {
    /// Every run with the text it makes and the bytes of the file it came from.
    var pieces: [(text: Span, file: Span, isVerbatim: Bool)] {
        runs.indices.map { index in
            let run = runs[index]
            let end = index + 1 < runs.count ? runs[index + 1].textOffset : characters.utf8.count
            let length = run.fileLength > 0 ? run.fileLength : end - run.textOffset
            return (Span(run.textOffset, end), Span(run.fileOffset, run.fileOffset + length), run.fileLength == 0)
        }
    }
}
