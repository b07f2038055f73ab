import SourceText

/// `x-door-key  "1234"` in each line of a listing, below a sentence on headers: what every request carries.
extension Extraction {
    mutating func readHeaderLines(_ passage: Passage) -> Bool {
        guard context.speaks(of: .headers), !passage.lines.isEmpty, passage.lines.count < 20 else { return false }
        let names = passage.lines.compactMap { Self.headerOfLine($0, in: passage) }
        guard names.count == passage.lines.count else { return false }
        for name in names { addHeader(passage.string(name), scheme: nil, name, in: passage) }
        return true
    }

    /// A name with a hyphen, and behind blanks, or behind nothing, its value.
    private static func headerOfLine(_ line: Span, in passage: Passage) -> Span? {
        let name = passage.bytes[line.start..<line.end].prefix { NameShape.isIdentifierPart($0) || $0 == UInt8(ascii: "-") }
        let rest = passage.bytes[name.endIndex..<line.end]
        guard let blank = rest.first, blank == 0x20 || blank == 0x09, let value = rest.first(where: { $0 > 0x20 }),
            value == UInt8(ascii: "\"") || NameShape.isWord(value) || value == UInt8(ascii: "<") || value == UInt8(ascii: "{")
        else { return nil }
        let span = Span(name.startIndex, name.endIndex)
        return name.first.map(NameShape.opensIdentifier) == true && name.contains(UInt8(ascii: "-"))
            && NameShape.isHeaderName(passage.string(span)) ? span : nil
    }
}
