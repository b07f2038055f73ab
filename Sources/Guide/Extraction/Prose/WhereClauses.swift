import SourceText

/// "Here, **key** is what opens the door", below a sample that calls something with `key:`.
extension Extraction {
    mutating func readWhereClause(_ passage: Passage) {
        guard context.subject == nil, let clause = passage.whereClause, context.calledLabels.contains(passage.string(clause)) else {
            return
        }
        add(Fact(.parameter, passage.string(clause), owner: context.shownCall?.name, source: .prose, span: passage.file(clause)))
    }
}

extension Passage {
    /// The name that a sentence speaks of which begins with "here" or "where", and says what it is.
    fileprivate var whereClause: Span? {
        guard let line = lines.first else { return nil }
        let word = bytes[line.start..<line.end].prefix { NameShape.isIdentifierPart($0) || $0 >= 0x80 }
        guard Self.openings.contains(String(decoding: word, as: UTF8.self).lowercased()) else { return nil }
        let start = bytes[word.endIndex..<line.end].firstIndex { NameShape.isIdentifierPart($0) } ?? line.end
        guard start - word.endIndex < 6 else { return nil }
        let name = bytes[start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard !name.isEmpty else { return nil }
        let rest = string(Span(name.endIndex, line.end)).drop { !$0.isLetter }
        return Self.copulas.contains(where: rest.hasPrefix) ? Span(start, name.endIndex) : nil
    }

    private static let openings: Set<String> = [
        "here", "where", "其中", "这里", "여기서", "ここで", "где", "здесь", "donde", "aquí", "onde", "où", "hier",
    ]

    private static let copulas = [
        "is ", "are ", "means ", "stands ", "是", "为", "表示", "는 ", "은 ", "は", "это ", "es ", "são ", "é ", "est ", "ist ",
    ]
}
