import SourceText

extension Extraction {
    /// "NOTE: …", "**Notice:** …" at the start of a paragraph is a remark. Beside other names it is one of them: a level of a log, say.
    static func isRemark(_ definition: DefinitionLine, among lines: [Span], in passage: Passage) -> Bool {
        guard let first = lines.first, let name = definition.names.first, first.contains(name), !passage.isCode(name),
            NoteWords.opens(passage.string(name))
                || NameShape.isPlainWord(passage.string(name)) && NoteWords.opens(passage.string(name).uppercased())
        else { return false }
        return !lines.dropFirst().contains { DefinitionLine(passage, $0)?.separator.isPlain == true }
    }
}

extension NameShape {
    /// `Note`, `Required`: a capital and small letters.
    static func isPlainWord(_ name: String) -> Bool {
        guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return false }
        return name.utf8.dropFirst().allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    }
}
