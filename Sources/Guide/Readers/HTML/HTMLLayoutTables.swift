import SourceText

/// Tables that lay a page out: old generators put a list of contents and the page itself into two cells of one row.
///
/// A title in a cell tells: what a table compares has no sections. Such a table stands for nothing, and what its cells hold are blocks.
extension HTMLBlockBuilder {
    /// Called where a heading opens. All tables around it lay out, since one that compares holds none that does not.
    func dissolveTables(aroundHeadingOf level: Int) {
        guard level <= Self.deepestSection, let last = tables.last, last.isInDataCell, last.mayLayOut else { return }
        // A section's title over all columns is that of what the rows below list.
        if level == Self.deepestSection, last.isTitleOpen { return }
        // Those around the ones that lay out do so as well.
        let first = tables.lastIndex { $0.isLayout }.map { $0 + 1 } ?? 0
        let open = tables[first...]
        let placeholders = Set(open.map(\.block))
        let base = tables[first].block
        var kept = blocks.indices.filter { $0 >= base && !placeholders.contains($0) }.map { blocks[$0] }
        for index in open.indices {
            kept += tables[index].dissolve().map { Block(.paragraph($0.text), span: $0.span) }
            if index > first, let block = Self.paragraph(outers[index].take()) { kept.append(block) }
        }
        if let block = Self.paragraph(text.take()) { kept.append(block) }
        blocks.replaceSubrange(base..., with: kept.sorted { $0.span.start < $1.span.start })
        for placeholder in placeholders { openTables[placeholder] = nil }
        markCounts = [:]
    }

    /// Whether a table that opens now would lay out if a title stood in it: nothing around it compares.
    var mayLayOut: Bool {
        guard let around = tables.last, !around.isLayout else { return true }
        return around.mayLayOut && around.isInDataCell
    }

    /// Smaller ones stand in cells of tables that compare, too.
    private static let deepestSection = 2

    private static func paragraph(_ text: Text) -> Block? {
        guard let start = text.runs.first?.fileOffset, text.characters.utf8.contains(where: { !$0.isASCIIBlank }) else { return nil }
        return Block(.paragraph(text), span: Span(start, max(start, text.end)))
    }
}
