import SourceText

extension NamedCell {
    /// `openDoor:@"front" force:YES`, `reset;`: a method as it is called, with values, and without who it is called on.
    init?(calledIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        var text = passage.string(line).filter { $0 != "`" }
        let isStatement = text.hasSuffix(";")
        if isStatement { text.removeLast() }
        let words = Self.words(text)
        let labels = words.compactMap(Self.label)
        if labels.count == words.count, words.contains(where: { !$0.hasSuffix(":") }) {
            self.init(labels.joined(), passage.file(line))
        } else if isStatement, words.count == 1, NameShape.looksLikeCode(text), text.utf8.allSatisfy(NameShape.isIdentifierPart) {
            self.init(text, passage.file(line))
        } else {
            return nil
        }
    }

    /// `force:` of `force:YES`.
    private static func label(_ word: Substring) -> String? {
        guard let colon = word.firstIndex(of: ":"), let first = word.utf8.first, first >= 0x61, first <= 0x7A else { return nil }
        let name = word[..<colon]
        return name.utf8.allSatisfy(NameShape.isIdentifierPart) ? name + ":" : nil
    }

    /// Parted by blanks outside of quotes and brackets.
    private static func words(_ text: String) -> [Substring] {
        var depth = 0
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            return character == " " && depth <= 0 && !isQuoted
        }
    }
}
