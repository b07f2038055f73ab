import CCMarkGFM
import Declarations
import SourceText

/// Reads Markdown through cmark-gfm. cmark says which blocks and marks there are; offsets come from the bytes themselves,
/// for its inline positions are wrong behind a line break, an entity or a table's bar.
enum MarkdownReader {
    static func read(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, into content: inout GuideContent) {
        for piece in MagicBlocks(source, span).pieces {
            switch piece {
            case .markdown(let span): readPlain(source, span, into: &content)
            case .block(let kind, let json, let span):
                guard let block = MagicBlock(source, json: json, span) else {
                    readPlain(source, span, into: &content)
                    continue
                }
                block.read(kind, into: &content)
            }
        }
        if let title = content.blocks.contains(where: \.isTitle) ? nil : content.title { content.blocks.insert(title, at: 0) }
    }

    /// Markdown alone, whatever stands in it.
    static func readPlain(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, into content: inout GuideContent) {
        let walker = MarkdownWalker(MarkdownSource(source, span))
        walker.walk()
        content.append(walker.content)
        if let matter = walker.source.matter { content.title = FrontMatterTitle.heading(source, matter) }
    }
}

typealias MarkdownNode = OpaquePointer

/// Walks cmark's tree without recursion and makes flat blocks of it.
final class MarkdownWalker {
    var content = GuideContent()
    let source: MarkdownSource
    private var quoteDepth = 0
    private var listDepth = 0
    private var items: [Item] = []

    private struct Item {
        var start: Int
        var blocks: Int
        var isEmitted = false
    }

    init(_ source: MarkdownSource) {
        self.source = source
        content.ignored = source.ignored
        content.defects = source.defects
    }

    private static let extensions: Void = cmark_gfm_core_extensions_ensure_registered()

    func walk() {
        _ = Self.extensions
        let bytes = UnsafeBufferPointer(rebasing: source.source[source.span.start..<source.span.end])
        if let narrowed = WideRows(bytes) {
            content.failures.append(narrowed.failure(at: source.span.start))
            narrowed.bytes.withUnsafeBufferPointer(walk)
        } else {
            walk(bytes)
        }
    }

    private func walk(_ bytes: UnsafeBufferPointer<UInt8>) {
        let parts = MarkdownParts(bytes, lineStarts: source.lineStarts, base: source.span.start)
        var size = parts.isWorthwhile ? MarkdownParts.size : bytes.count
        var line: Int? = 0
        while let first = line {
            let part = parts.part(from: first, size: size)
            if walk(bytes, part) {
                (line, size) = (part.next, MarkdownParts.size)
            } else {
                // What it ends in goes on behind it. As twice as much is tried then, all tries together cost twice the last.
                size *= 2
            }
        }
    }

    /// - Returns: false where the file cannot be cut behind the part; nothing is read then
    private func walk(_ bytes: UnsafeBufferPointer<UInt8>, _ part: MarkdownParts.Part) -> Bool {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return true }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        feed(parser, UnsafeBufferPointer(rebasing: bytes[part.bytes]))
        guard let root = cmark_parser_finish(parser) else { return true }
        defer { cmark_node_free(root) }
        if part.next != nil {
            guard takeNext(line: part.lines.count + 1, from: root), !MarkdownHTML.hasOpenTable(bytes[part.bytes]) else { return false }
        }
        source.firstLine = part.lines.lowerBound
        guard let iterator = cmark_iter_new(root) else { return true }
        defer { cmark_iter_free(iterator) }
        walk(iterator)
        return true
    }

    /// Takes the line that the next part begins with out of the tree, where it is a block of the document itself.
    private func takeNext(line: Int, from root: MarkdownNode) -> Bool {
        guard let last = cmark_node_last_child(root), Int(cmark_node_get_start_line(last)) == line else { return false }
        guard [CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING].contains(cmark_node_get_type(last)) else { return false }
        cmark_node_free(last)
        return true
    }

    private func feed(_ parser: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }

    private func walk(_ iterator: OpaquePointer) {
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE else { return }
            guard let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_ENTER {
                enter(node, iterator)
            } else {
                exit(node)
            }
        }
    }

    private func enter(_ node: MarkdownNode, _ iterator: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: quoteDepth += 1
        case CMARK_NODE_LIST: listDepth += 1
        case CMARK_NODE_ITEM: items.append(Item(start: start(of: node), blocks: content.blocks.count))
        case CMARK_NODE_PARAGRAPH: paragraph(node, iterator)
        case CMARK_NODE_HEADING: heading(node, iterator)
        case CMARK_NODE_CODE_BLOCK: emit(MarkdownCode.block(node, source))
        case CMARK_NODE_HTML_BLOCK: html(node, iterator)
        case CMARK_NODE_DOCUMENT, CMARK_NODE_THEMATIC_BREAK: break
        default: if isTable(node) { table(node, iterator) }
        }
    }

    private func exit(_ node: MarkdownNode) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: quoteDepth -= 1
        case CMARK_NODE_LIST: listDepth -= 1
        case CMARK_NODE_ITEM: _ = items.popLast()
        default: break
        }
    }

    private func isTable(_ node: MarkdownNode) -> Bool {
        cmark_node_get_type_string(node).map { String(cString: $0) } == "table"
    }

    private func start(of node: MarkdownNode) -> Int {
        source.offset(line: cmark_node_get_start_line(node), column: cmark_node_get_start_column(node))
    }

    /// From the block's first byte to the end of its last line.
    private func span(of node: MarkdownNode) -> Span {
        var first = Int(cmark_node_get_start_line(node))
        var last = MarkdownHTML.lastLine(of: node)
        var start = start(of: node)
        if first == 0, let table = cmark_node_next(node) {
            // A paragraph that cmark split off a table has no place of its own.
            first = Int(cmark_node_get_start_line(table))
            last = max(first, source.headerLine(from: first) - 1)
            start = self.start(of: table)
        }
        if last > first { source.blankQuoteMarks(lines: (first + 1)...last, depth: quoteDepth) }
        return Span(start, max(start, source.lineSpan(last).end))
    }

    private func emit(_ block: Block?) {
        if let block { content.blocks.append(block) }
    }
}

// MARK: - Blocks

extension MarkdownWalker {
    private func heading(_ node: MarkdownNode, _ iterator: OpaquePointer) {
        let span = span(of: node)
        let text = inlines(of: node, in: span, iterator)
        guard !text.characters.isEmpty else { return }
        if isUnderlinedSentence(text, span) {
            content.defects.append(Defect("the line below this sentence makes a heading of it", span: span))
            return emit(Block(.paragraph(text), span: span))
        }
        let level = source.headingLevel(Int(cmark_node_get_heading_level(node)), line: Int(cmark_node_get_start_line(node)))
        emit(Block(.heading(level: level, text), span: span))
    }

    /// "The door is open." and a rule right below it: without an empty line between, Markdown takes the rule for the underline of a title.
    private func isUnderlinedSentence(_ text: Text, _ span: Span) -> Bool {
        guard source.bytes[span.start] != UInt8(ascii: "#") else { return false }
        let isEnded = text.characters.hasSuffix(".") || text.characters.hasSuffix("。")
        return isEnded && (text.characters.utf8.count > 90 || text.characters.split(separator: " ").count > 7)
    }

    private func paragraph(_ node: MarkdownNode, _ iterator: OpaquePointer) {
        let span = span(of: node)
        let text = inlines(of: node, in: span, iterator)
        guard !text.characters.isEmpty else { return }
        guard let item = items.last, !item.isEmitted else { return emit(Block(.paragraph(text), span: span)) }
        items[items.count - 1].isEmitted = true
        let start = item.blocks == content.blocks.count ? min(item.start, span.start) : span.start
        emit(Block(.item(depth: max(listDepth, 1), text), span: Span(start, span.end)))
    }

    private func inlines(of node: MarkdownNode, in span: Span, _ iterator: OpaquePointer) -> Text {
        var aligner = InlineAligner(source.source, span)
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
            let event = cmark_iter_get_event_type(iterator)
            guard let inline = cmark_iter_get_node(iterator), inline != node else { break }
            aligner.handle(inline, isEnter: event == CMARK_EVENT_ENTER)
        }
        return aligner.text()
    }

    private func html(_ node: MarkdownNode, _ iterator: OpaquePointer) {
        var span = span(of: node)
        if let last = MarkdownHTML.lastNode(ofTableStartedIn: node, source, span) {
            span = Span(span.start, max(span.end, self.span(of: last).end))
            cmark_iter_reset(iterator, last, CMARK_EVENT_EXIT)
        }
        span.start = MarkdownHTML.start(of: span, source)
        HTMLReader.read(quoteDepth == 0 ? source.original : source.source, span, into: &content)
    }

    private func table(_ node: MarkdownNode, _ iterator: OpaquePointer) {
        let span = span(of: node)
        var builder = MarkdownTable(source)
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
            let isEnter = cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER
            guard let part = cmark_iter_get_node(iterator), part != node else { break }
            builder.handle(part, isEnter: isEnter, depth: quoteDepth)
        }
        content.defects.append(contentsOf: builder.defects)
        emit(Block(.table(builder.table), span: builder.span ?? span))
    }
}
