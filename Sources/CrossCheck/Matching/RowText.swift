import Guide
import SourceText

/// All that a document says of something where it lists it: the row of a table, an item of a list with the lines that go on about it, a term with
/// its definition.
struct RowText {
    /// Empty for what is too long to be a row.
    let text: String
    /// A row, an item or a term, and no other line.
    let isListed: Bool

    init(_ place: Place) {
        let file = place.file
        let line = place.start.line
        let first = file.text(file.lineSpan(line))
        let isItem = Self.isItem(first)
        var further: [String] = []
        for number in (line + 1)..<(line + 12) where number <= file.lineCount && !first.has("|") {
            let next = file.text(file.lineSpan(number))
            guard Self.isDefinition(next) || (isItem || !further.isEmpty) && Self.goesOn(next) else { break }
            further.append(next)
        }
        let whole = ([first] + further).joined(separator: " ")
        text = whole.utf8.count < 1500 ? whole : ""
        isListed = first.has("|") || isItem || !further.isEmpty
    }

    /// Its text and what stands in code, by turns.
    var parts: [String] { text.split(separator: "`", omittingEmptySubsequences: false).map(String.init) }

    private static func isItem(_ line: String) -> Bool { "-*+".contains(line.first { $0 != " " } ?? "x") }

    /// `: which door it is`, below a term.
    private static func isDefinition(_ line: String) -> Bool { line.hasPrefix(": ") || line.hasPrefix(":\t") }

    private static func goesOn(_ line: String) -> Bool { line.hasPrefix("  ") && !isItem(line) && line.contains { $0 != " " } }
}

extension DocumentedCall.Member {
    var row: RowText { RowText(place) }
}
