import SourceText

/// Notes and tabs as MkDocs writes them: `!!! note`, `??? info`, `=== "Swift"`, with all that belongs to them indented by four blanks below.
///
/// To Markdown that is code. With the mark of a list's item in place of the signs, it is what the item holds: text, tables and listings.
struct IndentedSections {
    /// Where an item's mark has to stand, with the bytes up to its text.
    private(set) var marks: [Span] = []
    private let source: UnsafeBufferPointer<UInt8>
    private var opening: (mark: Span, indent: Int)?
    private var fence = CodeFence()

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        for line in ByteLines(source, span) { follow(line) }
    }

    private mutating func follow(_ line: Span) {
        let content = line.trimmed(source)
        guard !content.isEmpty else { return }
        let indent = line.indent(before: content, in: source)
        if let opening, indent >= opening.indent + 4 { marks.append(opening.mark) }
        opening = nil
        guard !fence.isInside(after: content, in: source) else { return }
        opening = mark(content).map { ($0, indent) }
    }

    /// `!!! `, `??? `, `???+ `, `=== ` before a word or a title in quotes.
    private func mark(_ line: Span) -> Span? {
        guard line.end - line.start > 4 else { return nil }
        let sign = source[line.start]
        let signs = source[line.start..<line.end].prefix { $0 == sign }.count
        guard signs == 3, "!?=".utf8.contains(sign) else { return nil }
        var end = line.start + 3
        if "+!".utf8.contains(source[end]), sign != UInt8(ascii: "!") { end += 1 }
        guard source[end] == 0x20, end + 1 < line.end else { return nil }
        let next = source[end + 1]
        guard sign == UInt8(ascii: "=") ? next == UInt8(ascii: "\"") : next.isASCIILetter || next == UInt8(ascii: "\"") else { return nil }
        return Span(line.start, end + 1)
    }

    /// What to put there: `-   `, and for five bytes a point at their end, since the text may not stand further in than what belongs to it.
    static func item(length: Int) -> [UInt8] { Array((length > 4 ? "-   ." : "-   ").utf8) }
}
