import Declarations
import SourceText

/// Makes flat blocks out of a page's events. Elements may nest as deep as they like: the builder keeps its own stack.
final class HTMLBlockBuilder {
    let source: UnsafeBufferPointer<UInt8>
    @exclusivity(unchecked) var blocks: [Block] = []
    @exclusivity(unchecked) private(set) var defects: [Defect] = []

    @exclusivity(unchecked) var text = TextBuilder()
    /// What open code blocks and tables set aside.
    @exclusivity(unchecked) var outers: [TextBuilder] = []
    @exclusivity(unchecked) var mode = Mode.flow
    @exclusivity(unchecked) private var frames: [Frame] = []
    @exclusivity(unchecked) var items: [Item] = []
    @exclusivity(unchecked) private var listDepth = 0
    @exclusivity(unchecked) var tables: [HTMLTableBuilder] = []
    /// Blocks that stand for a table which is still open.
    @exclusivity(unchecked) var openTables: [Int: Bool] = [:]
    @exclusivity(unchecked) var blockStart: Int?
    /// What the elements around name as the language of code, and what the open code block has.
    @exclusivity(unchecked) private(set) var language: String?
    @exclusivity(unchecked) private var codeLanguage: String?
    @exclusivity(unchecked) private var codeDepth = 0
    /// The marks that are open, each at most once however often its tag is repeated.
    @exclusivity(unchecked) var markCounts: [Text.Mark.Kind: Int] = [:]
    @exclusivity(unchecked) private var skipsNextBreak = false
    @exclusivity(unchecked) private var generated = GeneratedPages()

    /// Where a piece of code ended in running text, or a label behind it.
    @exclusivity(unchecked) var endOfName: Int?

    enum Mode: Equatable { case flow, heading(Int), hidden, code }

    struct Frame {
        var element: HTMLElement
        var mode: Mode
        var language: String?
        var mark: Text.Mark.Kind?
        /// The end tag of a type argument means nothing: a browser made it up.
        var endIsText = false
        /// Set what the elements around it had collected aside.
        var hasOuter = false
        /// Stands behind a name, and is parted from it by the page's style alone.
        var isLabel = false
        var start: Int
    }

    struct Item {
        var depth: Int
        var start: Int
        /// How many blocks there were when it opened: a block of its own may come before its text.
        var blocks: Int
        var isEmitted = false
    }

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    var isInCell: Bool { tables.last?.isCellOpen == true }
}

// MARK: - Events

extension HTMLBlockBuilder {
    func text(_ span: Span) {
        guard mode != .hidden, span.length > 0 else { return }
        var span = span
        if skipsNextBreak { span = withoutLeadingBreak(span) }
        text.append(source, span)
    }

    func text(_ characters: UnsafeBufferPointer<UInt8>, for span: Span) {
        guard mode != .hidden else { return }
        skipsNextBreak = false
        if characters.elementsEqual([0xC2, 0xA0]) { return text.appendBlank(for: span) }
        text.append(characters, for: span)
    }

    func start(_ element: HTMLElement, _ attributes: HTMLAttributes, tag: RawTag?, at offset: Int) {
        var element = generated.meant(element, attributes)
        skipsNextBreak = false
        if let tag, isTypeArgument(tag, element) { element = .unknown }
        var frame = Frame(element: element, mode: mode, language: language, start: offset)
        frame.isLabel = partsLabel(tag, element, attributes)
        open(element, attributes, tag, offset, &frame)
        frames.append(frame)
    }

    func end(_ span: Span) {
        guard let frame = frames.popLast() else { return }
        skipsNextBreak = false
        close(frame, span)
        noteEndOfName(frame, span)
        mode = frame.mode
        language = frame.language
    }

    func strayEnd(_ tag: RawTag) {
        guard mode != .hidden, case .unknown = HTMLElement(named: tag.lowercasedName(source)) else { return }
        defects.append(Defect("stray end tag `\(string(tag.span))`", span: tag.span))
    }

    func finish(at end: Int) {
        flush(at: end)
        blocks = blocks.enumerated().filter { openTables[$0.offset] != false }.map(\.element)
    }

    private func string(_ span: Span) -> String { String(decoding: source[span.start..<span.end], as: UTF8.self) }

    private func withoutLeadingBreak(_ span: Span) -> Span {
        skipsNextBreak = false
        var start = span.start
        if source[start] == 0x0D { start += 1 }
        if start < span.end, source[start] == 0x0A { start += 1 }
        return Span(start, span.end)
    }
}

// MARK: - Elements

extension HTMLBlockBuilder {
    private func open(_ element: HTMLElement, _ attributes: HTMLAttributes, _ tag: RawTag?, _ offset: Int, _ frame: inout Frame) {
        switch element {
        case .transparent: break
        case .hidden: mode = .hidden
        case .title: if mode != .hidden || codeDepth == 0 { begin(.flow, offset) }
        case .heading(let level):
            if mode != .hidden, mode != .code { dissolveTables(aroundHeadingOf: level) }
            begin(mode == .hidden ? nil : .heading(level), offset)
        case .block:
            begin(nil, offset)
            language = attributes.codeLanguage ?? language
        case .list:
            begin(nil, offset)
            listDepth += 1
        case .item, .term: openItem(depth: listDepth, offset)
        case .description: openItem(depth: listDepth + 1, offset)
        case .signature: begin(.heading(min(6, 4 + max(listDepth, 1))), offset)
        case .preformatted: openCode(attributes, offset, &frame)
        case .lineBreak: if mode != .hidden { text.appendBreak(for: tag?.span ?? Span(offset, offset)) }
        case .mark(let kind):
            if mode == .code, kind == .code { codeLanguage = attributes.codeLanguage ?? codeLanguage }
            openMark(kind, &frame)
        case .anchor: if let target = attributes["href"] { openMark(.link(target.trimmingBlanks()), &frame) }
        case .table, .caption, .tableHead, .tableBody, .row, .cell, .headerCell: openTablePart(element, attributes, offset, &frame)
        case .unknown: if let tag { openUnknown(tag, &frame) }
        }
    }

    private func close(_ frame: Frame, _ span: Span) {
        switch frame.element {
        case .transparent, .lineBreak, .hidden: break
        case .title, .heading, .block: flush(at: span.end)
        case .signature(let kind): closeSignature(kind, at: span.end)
        case .list:
            flush(at: span.end)
            listDepth -= 1
        case .item, .term, .description:
            flush(at: span.end)
            _ = items.popLast()
        case .preformatted: closeCode(frame, span)
        case .mark, .anchor: closeMark(frame)
        case .table, .caption, .tableHead, .tableBody, .row, .cell, .headerCell: closeTablePart(frame, span)
        case .unknown: if frame.endIsText, span.length > 0, mode != .hidden { text.append(source, span) }
        }
    }

    private func begin(_ newMode: Mode?, _ offset: Int) {
        // Some pages make a block of every line of code.
        if mode == .code, offset < source.count { return text.ensureBreak(at: offset) }
        flush(at: offset)
        if let newMode { mode = newMode }
        if !isInCell { blockStart = offset }
    }

    private func openItem(depth: Int, _ offset: Int) {
        begin(nil, offset)
        items.append(Item(depth: max(depth, 1), start: offset, blocks: blocks.count))
    }

    private func openMark(_ kind: Text.Mark.Kind, _ frame: inout Frame) {
        guard mode != .hidden, mode != .code || kind != .code else { return }
        frame.mark = kind
        markCounts[kind, default: 0] += 1
        if markCounts[kind] == 1 { text.openMark(kind) }
    }

    private func closeMark(_ frame: Frame) {
        guard let kind = frame.mark, let count = markCounts[kind] else { return }
        markCounts[kind] = count == 1 ? nil : count - 1
        guard count == 1 else { return }
        if case .link(let target) = kind, target.hasPrefix("#"), mode != .code, holdsSign(text.marked) { return text.dropMark() }
        text.closeMark()
    }

    private func isTypeArgument(_ tag: RawTag, _ element: HTMLElement) -> Bool {
        guard mode == .code || markCounts[.code] != nil, tag.isCapitalised(source) else { return false }
        return tag.span.start > 0 && source[tag.span.start - 1].isIdentifierByte
    }

    /// What is no element was meant to be text: its bytes are, without what a browser added to them.
    private func openUnknown(_ tag: RawTag, _ frame: inout Frame) {
        guard mode != .hidden else { return }
        let isArgument = tag.looksLikeTypeArgument(source)
        frame.endIsText = !isArgument
        for span in tag.textSpans(source) { text.append(source, span) }
        if isArgument { defects.append(Defect("`\(string(tag.span))` is written as a tag", span: tag.span)) }
    }
}

// MARK: - Code

extension HTMLBlockBuilder {
    private func openCode(_ attributes: HTMLAttributes, _ offset: Int, _ frame: inout Frame) {
        guard mode != .hidden, mode != .code else { return }
        flush(at: offset)
        frame.hasOuter = true
        outers.append(text)
        text = TextBuilder(.kept)
        mode = .code
        codeLanguage = attributes.codeLanguage ?? language
        codeDepth += 1
        skipsNextBreak = true
        markCounts = [:]
    }

    private func closeCode(_ frame: Frame, _ span: Span) {
        guard frame.hasOuter, let outer = outers.popLast() else { return }
        codeDepth -= 1
        let code = text.take()
        let hasLines = code.characters.utf8.contains(0x0A)
        text = outer
        markCounts = [:]
        for kind in text.openKinds { markCounts[kind] = 1 }
        guard code.characters.utf8.contains(where: { !$0.isASCIIBlank }) else { return }
        if isInCell, !hasLines {
            text.openMark(.code)
            text.append(code)
            text.closeMark()
        } else {
            emit(.code(code, language: codeLanguage), Span(frame.start, max(span.end, code.end)))
        }
    }
}

// MARK: - Blocks

extension HTMLBlockBuilder {
    /// Ends the block that is being collected; in a table's cell, a line.
    func flush(at end: Int) {
        guard mode != .code, mode != .hidden else { return }
        if isInCell { return end < source.count ? text.ensureBreak(at: end) : () }
        let start = blockStart
        blockStart = nil
        guard !text.isEmpty else { return }
        let taken = text.take()
        guard let first = taken.runs.first?.fileOffset else { return }
        let span = Span(min(start ?? first, first), max(end, taken.end))
        switch mode {
        case .heading(let level): emit(.heading(level: level, taken), span)
        case .flow, .hidden, .code: emitFlow(taken, span)
        }
    }

    private func emitFlow(_ text: Text, _ span: Span) {
        guard let item = items.last, !item.isEmitted else { return emit(.paragraph(text), span) }
        items[items.count - 1].isEmitted = true
        let start = item.blocks == blocks.count ? min(item.start, span.start) : span.start
        emit(.item(depth: item.depth, text), Span(start, span.end))
    }

    func emit(_ kind: Block.Kind, _ span: Span) {
        blocks.append(Block(kind, span: span))
    }
}
