import Declarations
import SourceText

extension Extraction {
    /// Cases that a sample tells apart: `case DoorError.locked:`, `case ABDoorStateOpen:`. For many an enum there is no other list.
    mutating func readSwitchCases(_ passage: Passage, language: Language) {
        guard passage.text.characters.has("case ") else { return }
        for line in passage.lines where passage.bytes[line.start..<line.end].starts(with: "case ".utf8) {
            var start = line.start + 5
            for word in ["let ", "var "] where passage.bytes[start..<line.end].starts(with: word.utf8) { start += word.utf8.count }
            var end = start
            while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) || passage.bytes[end] == 0x2E { end += 1 }
            guard end > start, let found = matched(passage.string(Span(start, end)), language: language) else { continue }
            var fact = Fact(.case, found.name, owner: found.owner, source: .sample, span: passage.file(Span(start, end)))
            fact.detail.language = language
            fact.detail.form = "match"
            add(fact)
        }
    }

    private func matched(_ text: String, language: Language) -> (name: String, owner: String?)? {
        switch language {
        case .swift:
            let parts = text.split(separator: ".").map(String.init)
            guard parts.count >= 2, !text.hasPrefix("."), let first = parts.first, survey.isOfAPI(first), NameShape.looksLikeType(first)
            else { return nil }
            return (parts[parts.count - 1], parts.dropLast().joined(separator: "."))
        case .objectiveC:
            guard !text.has("."), NameShape.isSymbol(text), survey.isOfAPI(text) else { return nil }
            return (text, nil)
        }
    }
}
