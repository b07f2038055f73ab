import SourceText

/// Reads AsciiDoc as it is written. What it fetches from other files and what depends on attributes of the document is not followed.
struct AsciiDocReader {
    let source: UnsafeBufferPointer<UInt8>
    let lines: [TextLine]
    private let kinds: [AsciiDocLine]
    private var content = GuideContent()
    private var index = 0
    /// What `[source,swift]` says of the block below.
    private var attributes: AsciiDocAttributes?
    private var isInList = false
    /// Delimiters that nothing closes any more.
    private var unclosed: Set<[UInt8]> = []

    static func read(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, into content: inout GuideContent) {
        var reader = AsciiDocReader(source, span)
        reader.readBlocks()
        content.blocks += reader.content.blocks
        content.ignored += reader.content.ignored
    }

    private init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        let lines = ByteLines(source, span).map { TextLine($0, source, .asciiDoc) }
        self.lines = lines
        kinds = lines.map { AsciiDocLine($0, source) }
    }

    private mutating func readBlocks() {
        while index < lines.count { readBlock() }
    }

    private mutating func readBlock() {
        switch kinds[index] {
        case .blank: index += 1
        case .ignored: ignore()
        case .remark: readRemark()
        case .attributes:
            attributes = AsciiDocAttributes(source, lines[index].content)
            ignore()
            return
        case .heading(let level, let mark):
            isInList = false
            readLine(from: mark) { .heading(level: level, $0) }
        // A title introduces what stands below.
        case .title:
            readTitle()
            return
        case .item(let depth, let mark): readItem(depth: depth, from: mark)
        case .term(let signs): readTerm(signs)
        case .fence: readFenced()
        case .table: readTable()
        case .text: readText()
        }
        if index == 0 || kinds[index - 1] != .blank { attributes = nil }
    }
}

// MARK: - Blocks

extension AsciiDocReader {
    private mutating func ignore() {
        content.ignored.append(lines[index].content)
        index += 1
    }

    /// Up to the line that closes it, or nothing but the line itself where none does.
    private mutating func closing(_ start: Int) -> Int? {
        let mark = lines[start].content
        let isBackticks = source[mark.start] == UInt8(ascii: "`")
        let closing = isBackticks ? Array("```".utf8) : Array(source[mark.start..<mark.end])
        guard !unclosed.contains(closing) else { return nil }
        for other in (start + 1)..<max(start + 1, lines.count) where kinds[other] == kinds[start] {
            let line = lines[other].content
            if line.length == closing.count, source[line.start..<line.end].elementsEqual(closing) { return other }
        }
        unclosed.insert(closing)
        return nil
    }

    private mutating func readRemark() {
        let end = closing(index) ?? index
        content.ignored.append(Span(lines[index].content.start, max(lines[index].content.end, lines[end].content.end)))
        index = end + 1
    }

    private mutating func readLine(from mark: Int, _ kind: (Text) -> Block.Kind) {
        let line = lines[index].content
        let text = text(Span(line.start + mark, line.end))
        if !text.characters.isEmpty { content.blocks.append(Block(kind(text), span: line)) }
        index += 1
    }

    private mutating func readTitle() {
        readLine(from: 1) { .paragraph($0) }
    }

    /// What goes on with a line: everything up to something else.
    private func end(ofTextFrom start: Int) -> Int {
        var end = start
        while end < lines.count, kinds[end] == .text || isTerm(end) && end > start && !isInList { end += 1 }
        return end
    }

    private func isTerm(_ index: Int) -> Bool {
        if case .term = kinds[index] { true } else { false }
    }

    private mutating func readItem(depth: Int, from mark: Int) {
        isInList = true
        let first = lines[index].content
        let end = max(index + 1, self.end(ofTextFrom: index + 1))
        let span = Span(first.start + mark, lines[end - 1].content.end)
        let text = text(span)
        if !text.characters.isEmpty { content.blocks.append(Block(.item(depth: depth, text), span: Span(first.start, span.end))) }
        index = end
    }

    /// `term:: meaning`, also with the meaning on the lines below: an item that explains a name.
    private mutating func readTerm(_ signs: Span) {
        isInList = true
        let first = lines[index].content
        var end = index + 1
        while end < lines.count, kinds[end] == .blank, signs.end == first.end { end += 1 }
        end = max(index + 1, self.end(ofTextFrom: end))
        let last = lines[end - 1].content
        var builder = TextBuilder()
        builder.append(source, Span(first.start, signs.start), in: .asciiDoc)
        builder.append(CollectionOfOne(UInt8(ascii: ":")), for: signs)
        let rest = Span(signs.end, max(signs.end, last.end))
        if !rest.isEmpty {
            builder.appendBlank(for: Span(signs.end, signs.end))
            builder.append(source, rest, in: .asciiDoc)
        }
        content.blocks.append(Block(.item(depth: 1, builder.take()), span: Span(first.start, max(first.end, last.end))))
        index = end
    }

    private mutating func readFenced() {
        guard let end = closing(index) else { return ignore() }
        let fence = lines[index].content
        let isBackticks = source[fence.start] == UInt8(ascii: "`")
        let named = isBackticks ? String(decoding: source[(fence.start + 3)..<fence.end], as: UTF8.self).lowercased() : nil
        appendCode(index + 1..<end, language: named.flatMap { $0.isEmpty ? nil : $0 } ?? attributes?.language)
        content.ignored += [fence, lines[end].content]
        index = end + 1
    }

    private mutating func appendCode(_ range: Range<Int>, language: String?) {
        guard let first = range.first(where: { !lines[$0].isBlank }), let last = range.last(where: { !lines[$0].isBlank }) else { return }
        let span = Span(lines[first].span.start, lines[last].span.end)
        var builder = TextBuilder(.kept)
        builder.append(source, span)
        content.blocks.append(Block(.code(builder.take(), language: language), span: span))
    }

    private mutating func readTable() {
        guard let end = closing(index) else { return ignore() }
        let rows = AsciiDocTable(lines, source, index + 1..<end, attributes ?? AsciiDocAttributes())
        if let table = rows.table { content.blocks.append(Block(.table(table), span: rows.span)) }
        content.ignored += [lines[index].content, lines[end].content]
        index = end + 1
    }

    /// A paragraph; or code, where the line above says so, and where it is indented.
    private mutating func readText() {
        let start = index
        let isCode = attributes?.isSource == true || lines[start].indentation > 0 && !isInList
        if isCode {
            while index < lines.count, kinds[index] != .blank { index += 1 }
            return appendCode(start..<index, language: attributes?.language)
        }
        index = max(start + 1, end(ofTextFrom: start))
        if lines[start].indentation == 0 { isInList = false }
        let span = Span(lines[start].content.start, lines[index - 1].content.end)
        let text = text(span)
        if !text.characters.isEmpty { content.blocks.append(Block(.paragraph(text), span: span)) }
    }

    /// Words without their marks. ` +` at the end of a line breaks it.
    private func text(_ span: Span) -> Text {
        var builder = TextBuilder()
        builder.append(source, span, in: .asciiDoc)
        return builder.take()
    }
}
