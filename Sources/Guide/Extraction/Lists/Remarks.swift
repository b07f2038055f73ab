import SourceText

extension Extraction {
    /// "NOTE: …" at the start of a paragraph is a remark. Beside other names it is one of them: a level of a log, say.
    static func isRemark(_ definition: DefinitionLine, among lines: [Span], in passage: Passage) -> Bool {
        guard let first = lines.first, let name = definition.names.first, first.contains(name), !passage.isCode(name),
            NoteWords.opens(passage.string(name))
        else { return false }
        return !lines.dropFirst().contains { DefinitionLine(passage, $0)?.separator.isPlain == true }
    }
}
