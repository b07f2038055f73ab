import SourceText

extension Extraction {
    /// `new Door(key)` as a heading: the one above it that is called `Door` names a class, and what follows is its own.
    mutating func readConstructorHeading(_ passage: Passage, _ body: Span) -> Bool {
        let opening = Array("new ".utf8)
        guard passage.bytes[body.start..<body.end].starts(with: opening) else { return false }
        let word = passage.bytes[(body.start + opening.count)..<body.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = word.first, first >= 0x41, first <= 0x5A, word.endIndex < body.end, passage.bytes[word.endIndex] == 0x28 else {
            return false
        }
        let name = String(decoding: word, as: UTF8.self)
        guard context.own(sectionTitled: name) else { return false }
        let heading = facts.lastIndex { $0.name == name && $0.source == .heading && ($0.kind == .use || $0.kind == .type) }
        if let heading { (facts[heading].kind, facts[heading].detail.form) = (.type, nil) }
        return true
    }
}
