import SourceText

/// What libxml2 gets wrong about comments, found before it reads the page.
enum HTMLComments {
    /// `<!-->` and `<!--->` are comments that hold nothing. libxml2 takes them for openings and swallows what follows.
    ///
    /// The answer has the same length, so that offsets stay; nil where there is nothing to mend.
    static func withoutAbruptEnds(_ source: UnsafeBufferPointer<UInt8>, _ range: Span) -> [UInt8]? {
        var mended: [UInt8]?
        scan(source, range) { start, end in
            guard end - start <= 6, end - start >= 5 else { return }
            var bytes = mended ?? Array(source[range.start..<range.end])
            for index in (start + 2)..<(end - 1) { bytes[index - range.start] = UInt8(ascii: " ") }
            mended = bytes
        }
        return mended
    }

    static func unterminated(_ source: UnsafeBufferPointer<UInt8>, _ range: Span) -> HTMLParser.Failure? {
        var failure: HTMLParser.Failure?
        scan(source, range) { start, end in
            guard end == Int.max else { return }
            failure = HTMLParser.Failure(message: "a comment is never closed and swallows the rest of the page", offset: start)
        }
        return failure
    }

    /// Calls with the start and end of every comment; the end is `Int.max` where there is none.
    private static func scan(_ source: UnsafeBufferPointer<UInt8>, _ range: Span, _ visit: (Int, Int) -> Void) {
        var index = range.start
        while let start = find([0x3C, 0x21, 0x2D, 0x2D], source, index, range.end) {
            let end = commentEnd(source, start, range.end)
            visit(start, end ?? Int.max)
            guard let end else { return }
            index = end
        }
    }

    private static func commentEnd(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        let body = start + 4
        if body < limit, source[body] == UInt8(ascii: ">") { return body + 1 }
        if body + 1 < limit, source[body] == UInt8(ascii: "-"), source[body + 1] == UInt8(ascii: ">") { return body + 2 }
        var index = body
        while let dashes = find([0x2D, 0x2D], source, index, limit) {
            if dashes + 2 < limit, source[dashes + 2] == UInt8(ascii: ">") { return dashes + 3 }
            if dashes + 3 < limit, source[dashes + 2] == UInt8(ascii: "!"), source[dashes + 3] == UInt8(ascii: ">") { return dashes + 4 }
            index = dashes + 1
        }
        return nil
    }

    private static func find(_ needle: [UInt8], _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = start
        while index + needle.count <= limit {
            guard let first = source[index..<(limit - needle.count + 1)].firstIndex(of: needle[0]) else { return nil }
            if source[first..<(first + needle.count)].elementsEqual(needle) { return first }
            index = first + 1
        }
        return nil
    }
}
