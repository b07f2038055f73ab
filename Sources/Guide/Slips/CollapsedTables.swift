import SourceText

/// A table whose rows and columns are gone: header and cells stand in one line.
enum CollapsedTables: SlipFinder {
    /// So many headers in a row are no sentence.
    private static let leastHeaders = 3

    static func slips(in guide: ExaminedGuide) -> [Slip] {
        // Text taken from a page has lost all of its tables that way, and the reader knows.
        guard guide.document.format != .text else { return [] }
        return guide.document.blocks.flatMap { block -> [Slip] in
            guard case .paragraph(let text) = block.kind else { return [] }
            let passage = Passage(text)
            return passage.lines.filter { isTable(passage.string($0)) }.map {
                let span = passage.file($0)
                return Slip(.collapsedTable, guide.name(of: span), span: span)
            }
        }
    }

    /// Headers, and a name behind them; the last cell may be a sentence.
    private static func isTable(_ line: String) -> Bool {
        var rest = line.split(separator: " ").map(String.init)[...]
        var headers = 0
        while headerLength(rest) > 0 {
            rest = rest.dropFirst(headerLength(rest))
            headers += 1
        }
        guard headers >= leastHeaders, rest.count >= 2, let name = rest.first else { return false }
        return name.utf8.allSatisfy(NameShape.isIdentifierPart) && name.utf8.count > 1
    }

    /// How many words the header takes that stands first: two of `필수 여부`; none where no header stands there.
    private static func headerLength(_ words: ArraySlice<String>) -> Int {
        for length in [2, 1] where words.count >= length {
            if ColumnRole.of(words.prefix(length).joined(separator: " ")) != nil { return length }
        }
        return 0
    }
}
