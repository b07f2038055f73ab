import SourceText

extension DefinitionLine {
    /// `key  Required`, `force  Default: false`: whether it must be given, as all that stands behind the name.
    mutating func readRequirement() {
        guard isRequired == nil, names.count == 1, passage.lines.first == line, byte == 0x20 else { return }
        let rest = passage.string(passage.trimmed(Span(end, line.end)))
        guard rest.utf8.count < 60 else { return }
        let word = rest.prefix { $0.isLetter }
        if word == "Default", rest.dropFirst(word.count).hasPrefix(":") {
            isRequired = false
        } else {
            isRequired = word.count == rest.count || word == "Required" || word == "Optional" ? Self.requirement(word) : nil
        }
        if isRequired != nil { end = line.end }
    }

    /// "no" and "x" are said of much else.
    private static func requirement(_ word: Substring) -> Bool? {
        word.utf8.count > 3 ? Requiredness.of(String(word)) : nil
    }
}
