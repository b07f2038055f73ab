import SourceText

/// Tables that are drawn with characters have their columns at places of a line, counted as they are shown: a tab or an ideograph takes several.
extension TextLine {
    func place(of column: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int {
        var place = span.start
        var reached = 0
        while place < span.end {
            let next = reached + width(at: place, source, from: reached)
            // A tab that reaches over the border is blank on either side of it.
            guard next <= column else { return place }
            reached = next
            place += 1
            while place < span.end, source[place] & 0xC0 == 0x80 { place += 1 }
        }
        return place
    }

    /// How many columns are shown before a place: the other way round.
    func column(of place: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int {
        var reached = 0
        for index in span.start..<place where source[index] & 0xC0 != 0x80 { reached += width(at: index, source, from: reached) }
        return reached
    }

    private static let tabStop = 8

    /// How many columns a character takes, as docutils counts them: a tab goes on to the next stop, ideographs and their like take two.
    private func width(at place: Int, _ source: UnsafeBufferPointer<UInt8>, from reached: Int) -> Int {
        if source[place] == UInt8(ascii: "\t") { return Self.tabStop - reached % Self.tabStop }
        guard source[place] >= 0xE1 else { return 1 }
        let bytes = source[place..<min(place + 4, span.end)]
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        return scalar.map(\.isWide) == true ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Whether terminals and drawn tables give it two columns: Wide and Fullwidth of Unicode's East Asian Width.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Table.Cell {
    /// What lines of a drawn table hold for one cell, line by line.
    init(lines spans: [Span], _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        var builder = TextBuilder()
        for (index, span) in spans.enumerated() {
            if index > 0 { builder.appendBreak(for: Span(spans[index - 1].end, span.start)) }
            builder.append(source, span, in: dialect)
        }
        self.init(text: builder.take(), span: Span(spans[0].start, max(spans[0].end, spans[spans.count - 1].end)))
    }
}
