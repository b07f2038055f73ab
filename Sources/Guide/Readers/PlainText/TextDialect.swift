import SourceText

/// What marks up a text that is read line by line, known by the end of its file's name.
enum TextDialect: Hashable {
    /// Taken from a page: signs mean themselves.
    case plain
    case reStructuredText
    case asciiDoc

    init?(ending: String) {
        switch ending {
        case "rst", "rest": self = .reStructuredText
        case "adoc", "asciidoc", "asc": self = .asciiDoc
        default: return nil
        }
    }

    /// What encloses words, the longest signs first.
    var marks: [InlineMark] {
        switch self {
        case .plain: []
        case .reStructuredText: Self.marksOfReStructuredText
        case .asciiDoc: Self.marksOfAsciiDoc
        }
    }

    private static let marksOfReStructuredText = [InlineMark("``", as: .code), InlineMark("**", as: .strong)]
    private static let marksOfAsciiDoc = [
        InlineMark("``", as: .code), InlineMark("**", as: .strong), InlineMark("__", as: .emphasis),
        InlineMark("`+", closedBy: "+`", as: .code), InlineMark("`", as: .code), InlineMark("*", as: .strong),
        InlineMark("_", as: .emphasis),
    ]
}

/// Signs around words that mark them out.
struct InlineMark {
    var opening: [UInt8]
    var closing: [UInt8]
    var kind: Text.Mark.Kind

    init(_ opening: String, closedBy closing: String? = nil, as kind: Text.Mark.Kind) {
        self.opening = Array(opening.utf8)
        self.closing = closing.map { Array($0.utf8) } ?? self.opening
        self.kind = kind
    }

    /// Two signs may stand inside a word; one stands around whole words.
    var isLoose: Bool { opening.count > 1 }
}

extension TextBuilder {
    /// A stretch of a file in which signs mark words out: the words without the signs, as what they are marked.
    mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, in dialect: TextDialect) {
        let marks = dialect.marks
        guard !marks.isEmpty else { return append(source, span) }
        var plain = span.start
        var index = span.start
        while index < span.end {
            guard let words = Self.words(source, at: index, in: span, dialect, marks) else {
                index += 1
                continue
            }
            append(source, Span(plain, index))
            openMark(words.kind)
            // Code holds no other marks; bold words may be code.
            if words.kind == .code { append(source, words.span) } else { append(source, words.span, in: dialect) }
            closeMark()
            (plain, index) = (words.end, words.end)
        }
        append(source, Span(plain, span.end))
    }

    private static func words(
        _ source: UnsafeBufferPointer<UInt8>, at index: Int, in span: Span, _ dialect: TextDialect, _ marks: [InlineMark]
    ) -> InlineWords? {
        if dialect == .asciiDoc, let link = InlineWords(linkIn: source, at: index, in: span) { return link }
        for mark in marks where mark.opening[0] == source[index] {
            if let words = InlineWords(mark, source, at: index, in: span) { return words }
        }
        return nil
    }
}

/// Words between the signs that mark them out.
private struct InlineWords {
    var kind: Text.Mark.Kind
    var span: Span
    /// Behind the closing signs.
    var end: Int

    /// A mark that nothing closes within a few hundred bytes is a sign of its own.
    private static let longest = 400

    init?(_ mark: InlineMark, _ source: UnsafeBufferPointer<UInt8>, at start: Int, in span: Span) {
        let first = start + mark.opening.count
        guard source[start] == mark.opening[0], first < span.end, source[start..<first].elementsEqual(mark.opening),
            source[first] > 0x20, mark.isLoose || Self.isOpen(source, start, span)
        else { return nil }
        var index = first + 1
        let limit = min(span.end, start + Self.longest) - mark.closing.count
        while index <= limit {
            let end = index + mark.closing.count
            if source[index] == mark.closing[0], source[index - 1] > 0x20, source[index..<end].elementsEqual(mark.closing),
                mark.isLoose || Self.isClosed(source, end, span)
            {
                (kind, self.span, self.end) = (mark.kind, Span(first, index), end)
                return
            }
            index += 1
        }
        return nil
    }

    private static func isOpen(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ span: Span) -> Bool {
        start == span.start || !NameShape.isIdentifierPart(source[start - 1])
    }

    private static func isClosed(_ source: UnsafeBufferPointer<UInt8>, _ end: Int, _ span: Span) -> Bool {
        end == span.end || !NameShape.isIdentifierPart(source[end])
    }
}

extension InlineWords {
    private static let links = ["link:", "xref:", "https://", "http://"].map { Array($0.utf8) }

    /// `link:page.html[Doors]`, `https://example.com/doors[Doors]`: the words in brackets. An address without words is a sentence's own.
    init?(linkIn source: UnsafeBufferPointer<UInt8>, at start: Int, in span: Span) {
        guard [UInt8(ascii: "l"), UInt8(ascii: "x"), UInt8(ascii: "h")].contains(source[start]), Self.isOpen(source, start, span),
            Self.links.contains(where: { source[start..<span.end].starts(with: $0) })
        else { return nil }
        let limit = min(span.end, start + Self.longest)
        guard let open = (start..<limit).first(where: { source[$0] == UInt8(ascii: "[") || source[$0] <= 0x20 }),
            source[open] == UInt8(ascii: "["), let close = (open..<limit).first(where: { source[$0] == UInt8(ascii: "]") }),
            close > open + 1
        else { return nil }
        let target = String(decoding: source[start..<open], as: UTF8.self)
        kind = .link(target.hasPrefix("link:") || target.hasPrefix("xref:") ? String(target.dropFirst(5)) : target)
        self.span = Span(open + 1, close)
        end = close + 1
    }
}
