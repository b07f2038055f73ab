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
        var count = 0
        while headerLength(rest) > 0 {
            rest = rest.dropFirst(headerLength(rest))
            count += 1
        }
        guard count >= leastHeaders, rest.count >= 2, let name = rest.first else { return false }
        return name.utf8.allSatisfy(NameShape.isIdentifierPart) && name.utf8.count > 1
    }

    /// How many words the header takes that stands first: two of `필수 여부`; none where no header stands there.
    private static func headerLength(_ words: ArraySlice<String>) -> Int {
        // Small letters of a sentence, or of code, are no header.
        guard let first = words.first?.utf8.first, !(first >= 0x61 && first <= 0x7A) else { return 0 }
        for length in [2, 1] where words.count >= length {
            if headers.contains(words.prefix(length).joined(separator: " ").lowercased()) { return length }
        }
        return 0
    }

    /// The words that tables of members and parameters are headed with. Fewer than a table's own columns may be called: nothing but the words
    /// tells a row of headers from a sentence.
    private static let headers: Set<String> = [
        "parameter", "parameters", "name", "property", "field", "argument", "type", "data type", "required", "mandatory", "optional",
        "description",
        "meaning", "value", "default", "default value", "파라미터", "매개변수", "이름", "변수", "변수명", "필드", "속성", "타입", "자료형", "유형", "필수", "필수 여부",
        "필수여부", "설명", "의미", "값", "기본값", "パラメータ", "名前", "型", "必須", "説明", "参数", "名称", "类型", "必填", "说明", "描述",
    ]
}
