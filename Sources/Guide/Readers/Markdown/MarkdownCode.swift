import CCMarkGFM
import SourceText

/// A code block of Markdown, line by line: cmark gives the code without the indentation and marks that stand before it in the file.
enum MarkdownCode {
    static func block(_ node: MarkdownNode, _ source: MarkdownSource) -> Block? {
        guard let literal = cmark_node_get_literal(node) else { return nil }
        let code = UnsafeBufferPointer(start: UnsafeRawPointer(literal).assumingMemoryBound(to: UInt8.self), count: length(literal))
        let isFenced = isFenced(node)
        let firstLine = Int(cmark_node_get_start_line(node))
        let last = max(Int(cmark_node_get_end_line(node)), firstLine)
        let start = source.offset(line: Int32(firstLine), column: cmark_node_get_start_column(node))
        let end = max(start, source.lineSpan(last).end)
        guard code.contains(where: { !$0.isASCIIBlank }) else { return nil }
        var builder = TextBuilder(.kept)
        var line = firstLine + (isFenced ? 1 : 0)
        // Blank lines at the end say nothing, and a block that a list's end closes has some.
        let textEnd = code.lastIndex { !$0.isASCIIBlank } ?? 0
        for content in ByteLines(code, Span(0, code.count)) where content.start <= textEnd {
            append(UnsafeBufferPointer(rebasing: code[content.start..<content.end]), source.lineSpan(line), source, &builder)
            line += 1
        }
        let text = builder.take()
        let first = min(start, text.runs.first?.fileOffset ?? start)
        return Block(.code(text, language: isFenced ? language(node) : nil), span: Span(first, max(end, text.end)))
    }

    private static func isFenced(_ node: MarkdownNode) -> Bool {
        var length: Int32 = 0
        var offset: Int32 = 0
        var character: CChar = 0
        return cmark_node_get_fenced(node, &length, &offset, &character) != 0
    }

    private static func length(_ literal: UnsafePointer<CChar>) -> Int {
        var count = 0
        while literal[count] != 0 { count += 1 }
        return count
    }

    private static func append(
        _ content: UnsafeBufferPointer<UInt8>,
        _ line: Span,
        _ source: MarkdownSource,
        _ builder: inout TextBuilder
    ) {
        let start = line.end - content.count
        if start >= line.start, source.source[start..<line.end].elementsEqual(content) {
            builder.append(source.original, Span(start, line.end))
        } else {
            // A tab that stands partly before the code counts as blanks.
            let indentation = content.prefix { $0.isASCIIBlank }
            let body = max(line.end - (content.count - indentation.count), line.start)
            var blanks = body
            while blanks > line.start, source.original[blanks - 1].isASCIIBlank { blanks -= 1 }
            if !indentation.isEmpty { builder.append(indentation, for: Span(blanks, body)) }
            builder.append(source.original, Span(body, line.end))
        }
        builder.append(source.original, source.lineBreak(after: line))
    }

    /// The first word of what follows the fence.
    private static func language(_ node: MarkdownNode) -> String? {
        guard let info = cmark_node_get_fence_info(node) else { return nil }
        return String(cString: info).split { $0.isWhitespace || $0 == "{" }.first.map(String.init)
    }
}
