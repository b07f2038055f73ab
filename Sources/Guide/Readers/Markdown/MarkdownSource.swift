import Declarations
import SourceText

/// The bytes of a Markdown part as cmark sees them: as long as the file's, with what is no Markdown blanked out.
///
/// Front matter is left out. Attribute lines of Kramdown (`{: #id}`) would be text to cmark; as blanks they end a block, as they do in Kramdown.
final class MarkdownSource {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The file's own bytes: in code and HTML nothing is Kramdown's.
    let original: UnsafeBufferPointer<UInt8>
    /// What cmark reads: without front matter.
    let span: Span
    let matter: Span?
    private(set) var ignored: [Span] = []
    private(set) var defects: [Defect] = []
    private(set) var lineStarts: [Int] = []
    /// The line, counted from 0, with which the part begins that cmark reads now: it counts the lines of each part from 1.
    var firstLine = 0
    private var fenceColumns = 0
    /// Lines whose heading lacked the blank behind its signs: their last sign became one.
    private var mendedHeadings: Set<Int> = []

    init(_ source: UnsafeBufferPointer<UInt8>, _ part: Span) {
        original = source
        bytes = UnsafeMutableBufferPointer.allocate(capacity: source.count)
        _ = bytes.initialize(from: source)
        matter = Self.frontMatter(source, part)
        span = Span(matter?.end ?? part.start, part.end)
        if let matter { ignored.append(matter) }
        blankQuotesOfFences()
        mendSplitRows()
        joinRows()
        for place in IndentedRows(source, span).places { bytes[place] = UInt8(ascii: "|") }
        for mark in ItemsAboveTables(source, span).marks { for place in mark.start..<mark.end { bytes[place] = 0x20 } }
        markSections()
        blankAttributes()
    }

    deinit {
        bytes.deallocate()
    }

    var source: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(bytes) }

    /// The offset of a line and column as cmark counts them: from 1, columns in bytes.
    func offset(line: Int32, column: Int32) -> Int {
        let bounds = lineSpan(Int(line))
        return min(bounds.start + max(Int(column) - 1, 0), bounds.end)
    }

    private var lineCount: Int { lineStarts.count - firstLine }

    /// A line without its line break.
    func lineSpan(_ part: Int) -> Span {
        let line = firstLine + part
        guard line >= 1, line <= lineStarts.count else { return Span(span.end, span.end) }
        var end = line < lineStarts.count ? lineStarts[line] : span.end
        while end > lineStarts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return Span(lineStarts[line - 1], end)
    }

    /// The line break that ends a line: LF, CR LF, a lone CR, or nothing at the end of the part.
    func lineBreak(after line: Span) -> Span {
        var end = line.end
        if end < span.end, bytes[end] == 0x0D { end += 1 }
        if end < span.end, bytes[end] == 0x0A { end += 1 }
        return Span(line.end, end)
    }

    /// The line of a table's header: where a paragraph leads to a table without a blank line, cmark gives the paragraph's line for it.
    func headerLine(from line: Int) -> Int {
        var delimiter = line + 1
        while delimiter <= lineCount {
            let bounds = lineSpan(delimiter).trimmed(source)
            let isDelimiter = TableDelimiters.isDelimiter(source[bounds.start..<bounds.end], mayBeQuoted: true)
            if isDelimiter, cells(ofLine: delimiter - 1).count == cells(ofLine: delimiter).count { return delimiter - 1 }
            delimiter += 1
        }
        return line
    }

    /// The stretches between the bars of a table's row, without their blanks. A bar behind a backslash is text.
    func cells(ofLine line: Int) -> [Span] {
        let row = lineSpan(line).trimmed(source)
        var cells: [Span] = []
        var start = row.start
        if start < row.end, bytes[start] == UInt8(ascii: "|") { start += 1 }
        var index = start
        while index < row.end {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == UInt8(ascii: "|") {
                cells.append(Span(start, index).trimmed(source))
                start = index + 1
            }
            index += 1
        }
        let rest = Span(min(start, row.end), row.end).trimmed(source)
        if !rest.isEmpty { cells.append(rest) }
        return cells
    }

    /// Blanks the `>` marks of quoted lines, so that a block's bytes are its own.
    func blankQuoteMarks(lines: ClosedRange<Int>, depth: Int) {
        guard depth > 0 else { return }
        for line in lines {
            let bounds = lineSpan(line)
            var left = depth
            var index = bounds.start
            while index < bounds.end, left > 0, bytes[index].isASCIIBlank || bytes[index] == UInt8(ascii: ">") {
                if bytes[index] == UInt8(ascii: ">") {
                    bytes[index] = 0x20
                    left -= 1
                }
                index += 1
            }
        }
    }
}

extension MarkdownSource {
    /// `---`, lines of YAML, `---` at the very start of a file.
    private static func frontMatter(_ source: UnsafeBufferPointer<UInt8>, _ part: Span) -> Span? {
        guard part.start <= 3, source[part.start..<part.end].starts(with: Array("---".utf8)) else { return nil }
        var isFirst = true
        var hasKey = false
        for line in ByteLines(source, part).prefix(200) {
            let content = line.trimmed(source)
            let text = source[content.start..<content.end]
            defer { isFirst = false }
            if isFirst {
                guard text.elementsEqual("---".utf8) else { return nil }
            } else if text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8) {
                return hasKey ? Span(part.start, line.end) : nil
            } else if text.contains(UInt8(ascii: ":")) {
                hasKey = true
            } else if !hasKey, !text.isEmpty {
                return nil
            }
        }
        return nil
    }

    private func blankAttributes() {
        var fence = CodeFence()
        var breaks = LineBreakTags()
        var delimiters = TableDelimiters(source)
        for line in ByteLines(source, span) {
            lineStarts.append(line.start)
            let content = line.trimmed(source)
            if let tag = breaks.tag(before: content, in: source, isInFence: fence.isOpen) { blank(tag) }
            let isClosing = fence.isOpen
            let isInside = !content.isEmpty && fence.isInside(after: content, in: source)
            mendDelimiter(isInside ? Span(content.start, content.start) : content, &delimiters)
            if content.isEmpty { continue }
            if isInside {
                followFence(line, content, isClosing: isClosing && !fence.isOpen, isOpening: !isClosing && fence.isOpen)
                continue
            }
            mendHeading(content, indent: content.start - line.start)
            if let id = Self.headingID(content, source) { blank(id) }
            guard source[content.start..<content.end].contains(UInt8(ascii: "{")) else { continue }
            attributes(content).forEach(blank)
            BraceAttributes.all(in: content, source).forEach(blank)
            for index in TemplateLinks.blanks(in: content, source) { bytes[index] = UInt8(ascii: "_") }
        }
    }

    private func markSections() {
        for mark in IndentedSections(source, span).marks { put(IndentedSections.item(length: mark.length), in: mark) }
    }

    private func mendDelimiter(_ line: Span, _ delimiters: inout TableDelimiters) {
        if let mended = delimiters.mended(line) { put(mended, in: line) }
    }

    /// Puts bytes in the place of as many.
    private func put(_ replacement: [UInt8], in span: Span) {
        for (index, byte) in zip(span.start..<span.end, replacement) { bytes[index] = byte }
    }

    private func joinRows() {
        for gap in ScatteredRows(source, span).gaps {
            for index in gap.start..<gap.end { bytes[index] = 0x20 }
        }
    }

    private func blankQuotesOfFences() {
        let fences = QuotedFences(source, span)
        defects += fences.openings.map { Defect("the listing behind this mark of a quote lacks it", span: $0) }
        fences.marks.forEach(blank)
    }

    private func blank(_ span: Span) {
        ignored.append(span)
        for index in span.start..<span.end { bytes[index] = 0x20 }
    }

    /// `##Setup`: old Markdown took it for a heading, CommonMark wants a blank. The last sign becomes it, and the level is put right later.
    private func mendHeading(_ line: Span, indent: Int) {
        var end = line.start
        while end < line.end, bytes[end] == UInt8(ascii: "#") { end += 1 }
        let signs = end - line.start
        guard indent < 4, signs > 1, signs < 7, end < line.end, !bytes[end].isASCIIBlank else { return }
        bytes[end - 1] = 0x20
        mendedHeadings.insert(lineStarts.count)
        blankClosingSigns(line.trimmed(source), count: signs)
    }

    /// `##Setup##`: without a blank before them, CommonMark takes the closing signs for text.
    private func blankClosingSigns(_ line: Span, count: Int) {
        let start = line.end - count
        let sign = UInt8(ascii: "#")
        guard start > line.start + count, bytes[start - 1] != sign, bytes[start..<line.end].allSatisfy({ $0 == sign }) else { return }
        for place in start..<line.end { bytes[place] = 0x20 }
    }

    /// The level of a heading as its author meant it.
    func headingLevel(_ level: Int, line: Int) -> Int { mendedHeadings.contains(firstLine + line) ? level + 1 : level }

    /// A fence inside a list whose closing one stands at the margin: Markdown would end the list there and open another block,
    /// turning code into text and text into code as far as the next fence. Blanked, it ends with its list.
    private func followFence(_ line: Span, _ content: Span, isClosing: Bool, isOpening: Bool) {
        let columns = line.indent(before: content, in: source)
        if isOpening { fenceColumns = columns }
        guard isClosing, fenceColumns >= 4, columns == 0 else { return }
        defects.append(Defect("the closing fence is not indented as the opening one", span: content))
        for index in content.start..<content.end { bytes[index] = 0x20 }
    }

    /// `{: …}` alone in its line or right behind a span, and `{#id}` at the end of a heading.
    private func attributes(_ line: Span) -> [Span] {
        var found: [Span] = []
        var index = line.start
        let isHeading = bytes[line.start] == UInt8(ascii: "#")
        while index + 1 < line.end {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "{"), [UInt8(ascii: ":"), UInt8(ascii: "#")].contains(bytes[index + 1]) else { continue }
            guard let close = source[index..<line.end].firstIndex(of: UInt8(ascii: "}")) else { break }
            let isKramdown = bytes[index + 1] == UInt8(ascii: ":")
            let endsHeading = isHeading && close + 1 == line.end && bytes[index - 1].isASCIIBlank
            let isAlone = isKramdown && index == line.start && close + 1 == line.end
            let isInCode = source[line.start..<index].filter { $0 == UInt8(ascii: "`") }.count % 2 == 1
            let followsSpan = isKramdown && !isInCode && index > line.start && Array(")]*_`".utf8).contains(bytes[index - 1])
            if isAlone || followsSpan || endsHeading { found.append(Span(index, close + 1)) }
            index = close
        }
        return found
    }
}
