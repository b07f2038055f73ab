import CCMarkGFM
import SourceText

/// Finds the text that cmark made of a block in the block's own bytes, piece by piece and in order.
struct InlineAligner {
    private let source: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var cursor: Int
    private var builder = TextBuilder()
    /// Inside the description of an image, which is not shown.
    private var imageDepth = 0
    /// Marks that tags opened, which cmark does not pair.
    private var tagMarks: [String] = []

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        cursor = span.start
        limit = span.end
    }

    mutating func text() -> Text { builder.take() }

    mutating func handle(_ node: MarkdownNode, isEnter: Bool) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: if isEnter { place(literal(node), isCode: false) }
        case CMARK_NODE_CODE: if isEnter { code(literal(node)) }
        case CMARK_NODE_HTML_INLINE: if isEnter { tag(literal(node)) }
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
            if isEnter { lineBreak(isHard: cmark_node_get_type(node) == CMARK_NODE_LINEBREAK) }
        case CMARK_NODE_STRONG: mark(.strong, isEnter)
        case CMARK_NODE_EMPH: mark(.emphasis, isEnter)
        case CMARK_NODE_LINK:
            mark(.link(cmark_node_get_url(node).map { String(cString: $0) } ?? ""), isEnter)
            if !isEnter { skipLinkTail() }
        case CMARK_NODE_IMAGE:
            imageDepth += isEnter ? 1 : -1
            if !isEnter { skipLinkTail() }
        default: break
        }
    }

    private func literal(_ node: MarkdownNode) -> UnsafeBufferPointer<UInt8> {
        guard let start = cmark_node_get_literal(node) else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
    }

    private mutating func mark(_ kind: Text.Mark.Kind, _ isEnter: Bool) {
        if isEnter { builder.openMark(kind) } else { builder.closeMark() }
    }

    private mutating func lineBreak(isHard: Bool) {
        guard var end = source[min(cursor, limit)..<limit].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
        // Of the two bytes that end lines on Windows the second one, which all others end with.
        if source[end] == 0x0D, end + 1 < limit, source[end + 1] == 0x0A { end += 1 }
        if isHard { builder.appendBreak(for: Span(end, end + 1)) } else { builder.append(source, Span(end, end + 1)) }
        cursor = end + 1
    }

    private mutating func code(_ literal: UnsafeBufferPointer<UInt8>) {
        while cursor < limit, source[cursor] != UInt8(ascii: "`") { cursor += 1 }
        let ticks = source[cursor..<limit].prefix { $0 == UInt8(ascii: "`") }.count
        cursor += ticks
        while cursor < limit, source[cursor].isASCIIBlank, literal.first?.isASCIIBlank != true { cursor += 1 }
        builder.openMark(.code)
        place(literal, isCode: true)
        builder.closeMark()
        while cursor < limit, source[cursor] != UInt8(ascii: "`") { cursor += 1 }
        cursor = min(cursor + ticks, limit)
    }

    /// Steps over `](url "title")`, `][label]` or `]` behind a link's text, and over the `>` of `<url>`.
    private mutating func skipLinkTail() {
        var index = cursor
        while index < limit, Array("*_~`".utf8).contains(source[index]) { index += 1 }
        guard index < limit else { return }
        if source[index] == UInt8(ascii: ">") {
            cursor = index + 1
        } else if source[index] == UInt8(ascii: "]") {
            cursor = index + 1
            guard cursor < limit else { return }
            if source[cursor] == UInt8(ascii: "(") {
                cursor = closing(UInt8(ascii: "("), UInt8(ascii: ")"), from: cursor)
            } else if source[cursor] == UInt8(ascii: "[") {
                cursor = closing(UInt8(ascii: "["), UInt8(ascii: "]"), from: cursor)
            }
        }
    }

    /// Behind the bracket that closes the one at an offset; quoted titles and escapes may hold others.
    private func closing(_ open: UInt8, _ close: UInt8, from start: Int) -> Int {
        var depth = 0
        var quote: UInt8 = 0
        var index = start
        while index < limit {
            let byte = source[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\""), source[index - 1].isASCIIBlank {
                quote = byte
            } else if byte == open {
                depth += 1
            } else if byte == close {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
            index += 1
        }
        return start
    }
}

// MARK: - Tags

extension InlineAligner {
    private mutating func tag(_ literal: UnsafeBufferPointer<UInt8>) {
        guard let start = find(literal) else { return }
        let span = Span(start, start + literal.count)
        cursor = span.end
        guard imageDepth == 0, let tag = RawTag(source, at: start, limit: span.end) else { return }
        let name = tag.lowercasedName(source)
        switch HTMLElement(named: name) {
        case .lineBreak: builder.appendBreak(for: span)
        case .mark(let kind): tagMark(kind, name, tag)
        case .anchor: tagMark(.link(target(of: span)), name, tag)
        case .block, .item, .list, .row, .heading, .preformatted, .table: builder.ensureBreak(at: start)
        case .cell, .headerCell: builder.appendBlank(for: Span(start, start))
        case .unknown: for piece in tag.textSpans(source) { builder.append(source, piece) }
        default: break
        }
    }

    private mutating func tagMark(_ kind: Text.Mark.Kind, _ name: String, _ tag: RawTag) {
        if !tag.isEnd {
            tagMarks.append(name)
            builder.openMark(kind)
        } else if tagMarks.last == name {
            tagMarks.removeLast()
            builder.closeMark()
        }
    }

    private func target(of span: Span) -> String {
        let text = String(decoding: source[span.start..<span.end], as: UTF8.self)
        guard let start = text.range(ofName: "href=") else { return "" }
        let value = text[start...]
        guard let quote = value.first, quote == "\"" || quote == "'" else { return String(value.prefix { !$0.isWhitespace && $0 != ">" }) }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    private func find(_ literal: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = cursor
        let end = min(limit, cursor + Self.reach)
        while index + literal.count <= limit, index < end {
            if source[index..<(index + literal.count)].elementsEqual(literal) { return index }
            index += 1
        }
        return nil
    }
}

extension String {
    fileprivate func range(ofName name: String) -> String.Index? {
        var index = startIndex
        while index < endIndex {
            if self[index...].lowercased().hasPrefix(name) { return self.index(index, offsetBy: name.count) }
            index = self.index(after: index)
        }
        return nil
    }
}

// MARK: - Text

extension InlineAligner {
    /// One step of the way through a literal and the bytes it came from.
    private struct Step {
        var literal: Int
        var source: Int
        var isVerbatim: Bool
    }

    private mutating func place(_ literal: UnsafeBufferPointer<UInt8>, isCode: Bool) {
        guard !literal.isEmpty else { return }
        guard let start = start(of: literal, isCode: isCode) else {
            if imageDepth == 0 { builder.append(literal, for: Span(cursor, min(cursor + literal.count, limit))) }
            return
        }
        cursor = start
        var done = 0
        var verbatim = start
        while done < literal.count, let step = step(literal, done, cursor, isCode) {
            if !step.isVerbatim {
                emit(Span(verbatim, cursor))
                emit(literal[done..<(done + step.literal)], for: Span(cursor, cursor + step.source), escapes: step.source == 2)
                verbatim = cursor + step.source
            }
            done += step.literal
            cursor += step.source
        }
        emit(Span(verbatim, cursor))
        if done < literal.count { emit(literal[done...], for: Span(cursor, cursor), escapes: false) }
    }

    private mutating func emit(_ span: Span) {
        if imageDepth == 0, !span.isEmpty { builder.append(source, span) }
    }

    private mutating func emit(_ characters: Slice<UnsafeBufferPointer<UInt8>>, for span: Span, escapes: Bool) {
        guard imageDepth == 0 else { return }
        if characters.allSatisfy(\.isASCIIBlank) || characters.elementsEqual([0xC2, 0xA0]) {
            builder.appendBlank(for: span)
        } else if escapes, characters.count == 1 {
            builder.append(source, Span(span.end - 1, span.end))
        } else {
            builder.append(characters, for: span)
        }
    }

    /// Where a literal starts: at the cursor, behind marks, or (behind what cmark took for itself) further on.
    private func start(of literal: UnsafeBufferPointer<UInt8>, isCode: Bool) -> Int? {
        var index = cursor
        let end = min(limit, cursor + Self.reach)
        while index < end {
            if matches(literal, at: index, isCode) { return index }
            index += 1
        }
        return nil
    }

    /// How far a literal may stand behind the one before it: further than any link, near enough to stay linear.
    private static let reach = 1 << 16

    private func matches(_ literal: UnsafeBufferPointer<UInt8>, at offset: Int, _ isCode: Bool) -> Bool {
        var done = 0
        var index = offset
        while done < min(literal.count, 12) {
            guard let step = step(literal, done, index, isCode) else { return false }
            done += step.literal
            index += step.source
        }
        return true
    }

    private func step(_ literal: UnsafeBufferPointer<UInt8>, _ done: Int, _ index: Int, _ isCode: Bool) -> Step? {
        guard index < limit else { return nil }
        let byte = source[index]
        let wanted = literal[done]
        if byte == UInt8(ascii: "\\"), index + 1 < limit, source[index + 1] == wanted, wanted.isASCIIPunctuation {
            if !isCode || (wanted == UInt8(ascii: "|") && byte != wanted) { return Step(literal: 1, source: 2, isVerbatim: false) }
        }
        if byte == UInt8(ascii: "&"), !isCode, let length = referenceLength(at: index), !isPlainAmpersand(literal, done, index) {
            return Step(literal: scalarLength(wanted), source: length, isVerbatim: false)
        }
        if byte == wanted { return Step(literal: 1, source: 1, isVerbatim: true) }
        if isCode, wanted == 0x20, byte == 0x0A || byte == 0x0D {
            let blanks = source[index..<limit].prefix { $0.isASCIIBlank }.count
            return Step(literal: 1, source: blanks, isVerbatim: false)
        }
        return nil
    }

    /// Whether the literal holds the reference as it is written, because nobody knows its name.
    private func isPlainAmpersand(_ literal: UnsafeBufferPointer<UInt8>, _ done: Int, _ index: Int) -> Bool {
        guard literal[done] == UInt8(ascii: "&"), done + 1 < literal.count else { return false }
        let name = source[(index + 1)..<limit].prefix(4)
        let isAmpersand = name.elementsEqual("amp;".utf8) || name.starts(with: "#38;".utf8)
        return !isAmpersand && index + 1 < limit && literal[done + 1] == source[index + 1]
    }

    private func referenceLength(at index: Int) -> Int? {
        var end = index + 1
        while end < limit, end - index < 34, source[end].isIdentifierByte || source[end] == UInt8(ascii: "#") { end += 1 }
        return end < limit && end > index + 1 && source[end] == UInt8(ascii: ";") ? end + 1 - index : nil
    }

    private func scalarLength(_ lead: UInt8) -> Int {
        switch lead {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}

extension UInt8 {
    fileprivate var isASCIIPunctuation: Bool { self > 0x20 && self < 0x7F && !isASCIILetter && !isASCIIDigit }
}
