import SourceText

extension Extraction {
    /// `doorKey` alone above what it means, in text that was taken from a page: not a title, where the method above takes something of that name.
    mutating func readParameterTitle(_ passage: Passage) -> Bool {
        guard document.format == .text, let method = context.method, passage.lines.count == 1, let line = passage.lines.first,
            passage.bytes[line.start..<line.end].allSatisfy(NameShape.isIdentifierPart), block + 1 < document.blocks.count
        else { return false }
        let name = passage.string(line)
        guard context.subject?.takes(name) == true else { return false }
        add(Fact(.parameter, name, owner: method, source: .list, span: passage.file(line)))
        return true
    }
}
