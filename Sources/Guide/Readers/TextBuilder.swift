import SourceText

/// Collects one `Text` out of pieces of a file: verbatim bytes, decoded entities, line breaks.
///
/// Prose collapses its blanks and drops those at either end; code keeps every one.
struct TextBuilder {
    enum Whitespace { case collapsed, kept }

    private(set) var bytes: [UInt8] = []
    private var runs: [Text.Run] = []
    private var marks: [Text.Mark] = []
    private var openMarks: [(kind: Text.Mark.Kind, start: Int)] = []
    private var pendingBlank: Span?
    /// Where the next byte of the file must come from to lengthen the last run; -1 where it cannot be lengthened.
    private var next = -1
    private var end = 0
    private let whitespace: Whitespace

    init(_ whitespace: Whitespace = .collapsed) {
        self.whitespace = whitespace
    }

    var isEmpty: Bool { bytes.isEmpty }
    var openKinds: [Text.Mark.Kind] { openMarks.map(\.kind) }

    /// Bytes of the file as they stand there.
    mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        switch whitespace {
        case .kept: appendCode(source, span)
        case .collapsed: appendProse(source, span)
        }
    }

    /// Characters that stand for other bytes of the file: an entity, a tag that means a line break.
    mutating func append(_ characters: some Sequence<UInt8>, for span: Span) {
        flushBlank(before: span.start, isPlain: false)
        startRun(at: span.start, length: max(span.length, 1))
        bytes.append(contentsOf: characters)
        next = -1
        end = span.end
    }

    /// A blank that the file writes in another way (`&nbsp;`), or that only markup tells.
    mutating func appendBlank(for span: Span) {
        guard whitespace == .collapsed else { return append(CollectionOfOne(0x20), for: span) }
        if pendingBlank == nil { pendingBlank = span }
        next = -1
    }

    /// A line break that markup asks for. Prose drops the blanks around it, and breaks at its very start.
    mutating func appendBreak(for span: Span) {
        if whitespace == .collapsed {
            pendingBlank = nil
            guard !bytes.isEmpty else { return }
        }
        append(CollectionOfOne(0x0A), for: span)
    }

    /// Like `appendBreak`, unless the text already ends with a break.
    mutating func ensureBreak(at offset: Int) {
        guard let last = bytes.last, last != 0x0A else { return }
        appendBreak(for: Span(offset, offset))
    }

    mutating func openMark(_ kind: Text.Mark.Kind) {
        openMarks.append((kind, bytes.count))
    }

    mutating func closeMark() {
        guard let mark = openMarks.popLast() else { return }
        addMark(mark.kind, from: mark.start)
    }

    /// What stands in the mark that was opened last.
    var marked: ArraySlice<UInt8> { bytes[(openMarks.last?.start ?? bytes.count)...] }

    /// Closes the mark that was opened last, and takes back what stands in it.
    mutating func dropMark() {
        guard let mark = openMarks.popLast() else { return }
        bytes.removeSubrange(mark.start...)
        trimRuns()
        marks.removeAll { $0.range.start >= mark.start }
        next = -1
    }

    /// What was collected, and an empty builder with the same marks still open.
    mutating func take() -> Text {
        for mark in openMarks.reversed() { addMark(mark.kind, from: mark.start) }
        if whitespace == .collapsed { dropTrailingBreaks() }
        let count = bytes.count
        let marks = marks.compactMap { clamped($0, to: count) }.sorted { $0.range < $1.range }
        let text = Text(characters: String(decoding: bytes, as: UTF8.self), marks: marks, runs: runs, end: end)
        let stillOpen = openMarks.map { (kind: $0.kind, start: 0) }
        self = TextBuilder(whitespace)
        openMarks = stillOpen
        return text
    }

    /// Takes over what another builder collected, as one piece.
    mutating func append(_ text: Text) {
        guard let first = text.runs.first else { return }
        flushBlank(before: first.fileOffset, isPlain: false)
        let shift = bytes.count
        bytes.append(contentsOf: text.characters.utf8)
        for run in text.runs {
            runs.append(Text.Run(textOffset: run.textOffset + shift, fileOffset: run.fileOffset, fileLength: run.fileLength))
        }
        for mark in text.marks { marks.append(Text.Mark(mark.kind, range: Span(mark.range.start + shift, mark.range.end + shift))) }
        next = -1
        end = text.end
    }
}

extension TextBuilder {
    private mutating func appendCode(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        var start = span.start
        // Line breaks are one byte in every text, whatever system wrote the file.
        while let index = source[start..<span.end].firstIndex(of: 0x0D) {
            appendVerbatim(source, start, index)
            start = index + 1
            if start == source.count || source[start] != 0x0A { append(CollectionOfOne(0x0A), for: Span(index, index + 1)) }
        }
        appendVerbatim(source, start, span.end)
    }

    private mutating func appendProse(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        var index = span.start
        while index < span.end {
            if Self.isInvisible(source, index, span.end) {
                index += 3
                continue
            }
            let blank = Self.blankLength(source, index, span.end)
            if blank > 0 {
                let start = index
                index += blank
                while index < span.end {
                    let more = Self.blankLength(source, index, span.end)
                    if more == 0 { break }
                    index += more
                }
                if pendingBlank == nil { pendingBlank = Span(start, index) }
                continue
            }
            let start = index
            index = Self.wordsEnd(source, start, span.end)
            if let pending = pendingBlank {
                flushBlank(before: start, isPlain: pending.length == 1 && source[pending.start] == 0x20)
            }
            appendVerbatim(source, start, index)
        }
    }

    /// The end of words that single blanks part: those stand in the text as they do in the file.
    private static func wordsEnd(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = start + 1
        while index < end {
            let byte = source[index]
            if byte <= 0x20 {
                guard byte == 0x20, index + 1 < end, source[index + 1] > 0x20, source[index + 1] != 0xC2 else { return index }
            } else if byte == 0xC2 || byte == 0xE2 && isInvisible(source, index, end) {
                return index
            }
            index += 1
        }
        return index
    }

    /// U+200B, which says where a name may be broken, and serves as the text of links to headings; U+2060, which says where not.
    @inline(__always)
    private static func isInvisible(_ source: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        guard source[index] == 0xE2, index + 2 < end else { return false }
        return source[index + 1] == 0x80 && source[index + 2] == 0x8B || source[index + 1] == 0x81 && source[index + 2] == 0xA0
    }

    /// The length of the blank character that stands at an offset: ASCII blanks and the no-break space. 0 for anything else.
    @inline(__always)
    private static func blankLength(_ source: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int {
        let byte = source[index]
        if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { return 1 }
        return byte == 0xC2 && index + 1 < end && source[index + 1] == 0xA0 ? 2 : 0
    }

    private mutating func flushBlank(before offset: Int, isPlain: Bool) {
        guard let pending = pendingBlank else { return }
        pendingBlank = nil
        guard let last = bytes.last, last != 0x0A else { return }
        if isPlain {
            if next != pending.start { startRun(at: pending.start, length: 0) }
            next = pending.end
        } else {
            startRun(at: pending.start, length: max(pending.length, 1))
            next = -1
        }
        bytes.append(0x20)
    }

    private mutating func appendVerbatim(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
        guard start < end else { return }
        if next != start { startRun(at: start, length: 0) }
        bytes.append(contentsOf: source[start..<end])
        next = end
        self.end = end
    }

    private mutating func startRun(at offset: Int, length: Int) {
        runs.append(Text.Run(textOffset: bytes.count, fileOffset: offset, fileLength: length))
    }

    private mutating func dropTrailingBreaks() {
        guard bytes.last == 0x0A else { return }
        while bytes.last == 0x0A { bytes.removeLast() }
        trimRuns()
    }

    /// After bytes were taken off the end.
    private mutating func trimRuns() {
        while let last = runs.last, last.textOffset >= bytes.count { runs.removeLast() }
        guard let last = runs.last else { return }
        end = last.fileOffset + (last.fileLength > 0 ? last.fileLength : bytes.count - last.textOffset)
    }

    private mutating func addMark(_ kind: Text.Mark.Kind, from start: Int) {
        guard start < bytes.count else { return }
        marks.append(Text.Mark(kind, range: Span(start, bytes.count)))
    }

    private func clamped(_ mark: Text.Mark, to count: Int) -> Text.Mark? {
        var start = mark.range.start
        var end = min(mark.range.end, count)
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
        while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
        return start < end ? Text.Mark(mark.kind, range: Span(start, end)) : nil
    }
}
