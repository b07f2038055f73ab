import SourceText

extension Passage {
    /// An address whose segments in italics stand in braces: `/doors/{id}` of `/doors/`*id*, as books set what stands for something else.
    func braced(_ address: Span) -> String {
        let italics = text.marks.filter { $0.kind == .emphasis && isSegment($0.range, of: address) }.map(\.range)
        guard !italics.isEmpty else { return string(address) }
        var (result, start) = ("", address.start)
        for range in italics.sorted() where range.start >= start {
            result += string(Span(start, range.start)) + "{" + string(range) + "}"
            start = range.end
        }
        return result + string(Span(start, address.end))
    }

    /// A word between the marks of an address, and not all that is emphasised there.
    private func isSegment(_ mark: Span, of address: Span) -> Bool {
        guard mark.start > address.start, mark.end <= address.end, !mark.isEmpty else { return false }
        let isWord = bytes[mark.start..<mark.end].allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2D }
        let opens = [0x2F, 0x3D, 0x2E].contains(bytes[mark.start - 1])
        return isWord && opens && (mark.end == address.end || [0x2F, 0x2E, 0x3F, 0x26].contains(bytes[mark.end]))
    }
}
