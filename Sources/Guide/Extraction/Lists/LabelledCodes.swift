import SourceText

/// "Error codes: 0 fine", and in each of the lines below it a number and what it means.
extension Extraction {
    mutating func readLabelledCodes(_ passage: Passage) -> Bool {
        guard let head = passage.lines.first, passage.bytes.count < 4000, let start = Self.endOfErrorLabel(head, in: passage) else {
            return false
        }
        let lines = writtenLines(passage)
        guard lines.count > 2, let first = lines.first, start <= first.end else { return false }
        let opening = passage.trimmed(Span(start, first.end))
        let rest = (opening.isEmpty ? [] : [opening]) + lines.dropFirst().map(passage.trimmed)
        let codes = rest.compactMap { Self.explainedCode($0, in: passage) }
        guard codes.count == rest.count else { return false }
        for code in codes {
            let text = passage.string(code)
            // What goes well is no error.
            if !text.utf8.contains(where: { $0 > 0x30 }) { continue }
            add(Fact(.error, text, owner: context.endpoint, value: text, source: .list, span: passage.file(code)))
        }
        return true
    }

    /// Where the line goes on behind "7) Error codes:".
    private static func endOfErrorLabel(_ line: Span, in passage: Passage) -> Int? {
        let bytes = passage.bytes[line.start..<min(line.end, line.start + 80)]
        let colon = bytes.indices.first { bytes[$0] == 0x3A || bytes[$0...].starts(with: "：".utf8) }
        // A number comes next, be it in the next line: few colons stand before one.
        guard let colon, let next = passage.bytes[colon...].first(where: { !$0.isLabelEnd }), next == 0x2D || next >= 0x30 && next <= 0x39
        else { return nil }
        let label = passage.string(Span(line.start, colon)).filter { $0 != "*" && !$0.isNumber }
        // A state has codes, too, and fails in none of them.
        let saysErrors = SectionTitle(label).isPart && ColumnWords.table.meanings(in: label).contains(.error)
        return saysErrors ? colon + (bytes[colon] == 0x3A ? 1 : 3) : nil
    }

    /// `3001` of `3001   wrong key`, `3001: wrong key`, `-3 - wrong key`.
    private static func explainedCode(_ line: Span, in passage: Passage) -> Span? {
        var end = line.start
        if end < line.end, passage.bytes[end] == UInt8(ascii: "-") { end += 1 }
        let digits = end
        while end < line.end, passage.bytes[end] >= 0x30, passage.bytes[end] <= 0x39 { end += 1 }
        let rest = passage.bytes[end..<line.end]
        let isParted = rest.first.map { " \t:-=".utf8.contains($0) } == true || rest.starts(with: "：".utf8)
        return end > digits && isParted && rest.contains { NameShape.isWord($0) || $0 >= 0x80 } ? Span(line.start, end) : nil
    }
}

extension UInt8 {
    /// A blank, or a byte of a colon of either width.
    fileprivate var isLabelEnd: Bool { self <= 0x20 || self == 0x3A || self == 0xEF || self == 0xBC || self == 0x9A }
}
