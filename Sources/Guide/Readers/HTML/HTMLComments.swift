import SourceText

/// What libxml2 gets wrong about comments, found before it reads the page.
struct HTMLComments {
    /// What browsers take for comments and libxml2 does not: it swallows what follows `<!-->` and `<!--->`, and shows `<![endif]>`.
    private(set) var odd: [Span] = []
    /// Where a comment starts that is never closed.
    private(set) var unterminated: Int?
    /// Nothing behind here ends a tag, so that it is not looked for again.
    private var hasNoEnd = false

    init(_ source: UnsafeBufferPointer<UInt8>, _ range: Span) {
        var index = range.start
        while let start = source.first(UInt8(ascii: "<"), from: index, to: range.end) {
            index = start + 1
            guard source.starts(with: [0x3C, 0x21], at: start, to: range.end) else { continue }
            guard source.starts(with: Self.opening, at: start, to: range.end) else {
                index = noteBogus(source, start, range.end)
                continue
            }
            guard let end = Self.end(source, of: start, range.end) else {
                unterminated = start
                return
            }
            if end - start <= 6 { odd.append(Span(start, end)) }
            index = end
        }
    }

    /// Notes `<!…>` that is neither a comment nor a document type, and answers where to go on.
    private mutating func noteBogus(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
        let name = source[(start + 2)..<min(start + 9, limit)].lazy.map(\.lowercasedASCII)
        guard !hasNoEnd, !name.elementsEqual("doctype".utf8) else { return start + 1 }
        guard let end = source.first(UInt8(ascii: ">"), from: start, to: limit) else {
            hasNoEnd = true
            return start + 1
        }
        if end - start >= 3 { odd.append(Span(start, end + 1)) }
        return end + 1
    }

    private static let opening = Array("<!--".utf8)

    private static func end(_ source: UnsafeBufferPointer<UInt8>, of start: Int, _ limit: Int) -> Int? {
        let body = start + 4
        if source.starts(with: [0x3E], at: body, to: limit) { return body + 1 }
        if source.starts(with: [0x2D, 0x3E], at: body, to: limit) { return body + 2 }
        var index = body
        while let dash = source.first(0x2D, from: index, to: limit) {
            if source.starts(with: [0x2D, 0x2D, 0x3E], at: dash, to: limit) { return dash + 3 }
            if source.starts(with: [0x2D, 0x2D, 0x21, 0x3E], at: dash, to: limit) { return dash + 4 }
            index = dash + 1
        }
        return nil
    }

    /// The page with the odd comments made processing instructions, which libxml2 skips, and blanks in place of what is hidden, of the same length
    /// so that offsets stay.
    func mended(_ source: UnsafeBufferPointer<UInt8>, _ range: Span, hiding hidden: [Span]) -> [UInt8]? {
        guard !odd.isEmpty || !hidden.isEmpty else { return nil }
        var bytes = Array(source[range.start..<range.end])
        for span in odd {
            bytes[span.start + 1 - range.start] = UInt8(ascii: "?")
            bytes[span.start + 2 - range.start] = UInt8(ascii: "x")
            for index in (span.start + 3)..<(span.end - 1) { bytes[index - range.start] = UInt8(ascii: " ") }
        }
        for span in hidden {
            for index in span.start..<span.end { bytes[index - range.start] = UInt8(ascii: " ") }
        }
        return bytes
    }
}
