import SourceText

extension Extraction {
    /// "what hears nothing back: ABDoorHandler." below "There are three types of handlers:": what an item says of a type, and behind the last
    /// colon its name.
    mutating func readTypeBehindColon(_ passage: Passage) -> Bool {
        guard context.announces([.types]), context.lead != context.title, let line = passage.lines.first,
            let span = typeBehindColon(passage), hasNeighbour()
        else { return false }
        add(Fact(.type, passage.string(span), source: .list, span: passage.file(span)))
        readRest(passage, from: line.end)
        introduce(passage)
        return true
    }

    /// Whether the item before this one, or the one behind it, ends so, too.
    private func hasNeighbour() -> Bool {
        [block - 1, block + 1].contains { place in
            guard document.blocks.indices.contains(place), case .item(_, let text) = document.blocks[place].kind else { return false }
            return typeBehindColon(Passage(text)) != nil
        }
    }

    private func typeBehindColon(_ passage: Passage) -> Span? {
        guard let line = passage.lines.first, let colon = Self.endOfLastColon(in: passage, line), colon > line.start + 3 else { return nil }
        let written = passage.withoutQuotes(Self.withoutStop(passage.trimmed(Span(colon, line.end)), in: passage))
        let span = Self.withoutBrackets(written, in: passage)
        let name = passage.string(span)
        let isType = NameShape.isTypePart(name) && NameShape.looksLikeType(name) && !NameShape.isConstantName(name) && survey.isOfAPI(name)
        return isType ? span : nil
    }

    private static func endOfLastColon(in passage: Passage, _ line: Span) -> Int? {
        let bytes = passage.bytes
        return (line.start..<line.end).reversed().lazy.compactMap { index -> Int? in
            if bytes[index] == UInt8(ascii: ":") { return index + 1 }
            return bytes[index] == 0xEF && bytes[index...].starts(with: "：".utf8) ? index + "：".utf8.count : nil
        }.first
    }

    /// `ABHandler` of `ABHandler<Key>`.
    private static func withoutBrackets(_ span: Span, in passage: Passage) -> Span {
        guard span.length > 2, passage.bytes[span.end - 1] == UInt8(ascii: ">"),
            let open = passage.bytes[span.start..<span.end].firstIndex(of: UInt8(ascii: "<"))
        else { return span }
        return Span(span.start, open)
    }

    private static func withoutStop(_ span: Span, in passage: Passage) -> Span {
        for stop in ["。", ".", "．"] where passage.string(span).hasSuffix(stop) { return Span(span.start, span.end - stop.utf8.count) }
        return span
    }
}
