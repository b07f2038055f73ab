import SourceText

extension Extraction {
    /// `DoorColor.red   // like a rose`, one line for each and nothing else: the cases of an enum, as a guide lists them.
    mutating func readCaseLines(_ passage: Passage) -> Bool {
        let lines = passage.lines.filter { !passage.string($0).hasPrefix("//") }
        guard lines.count > 1, lines.count < 200 else { return false }
        let cases = lines.compactMap { CaseLine(passage, $0) }
        guard cases.count == lines.count, let type = cases.first?.type, cases.allSatisfy({ $0.type == type }), survey.isOfAPI(type),
            Set(cases.map(\.name)).count == cases.count, isEnum(type) || cases.allSatisfy(\.isExplained)
        else { return false }
        for found in cases { add(Fact(.case, found.name, owner: type, source: .sample, span: passage.file(found.span))) }
        return true
    }
}

/// A type, a point and a small name or a constant, perhaps with a comment.
private struct CaseLine {
    let type: String
    let name: String
    let span: Span
    let isExplained: Bool

    init?(_ passage: Passage, _ line: Span) {
        let bytes = passage.bytes
        let head = bytes[line.start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = head.first, first >= 0x41, first <= 0x5A, head.endIndex < line.end, bytes[head.endIndex] == 0x2E else {
            return nil
        }
        let word = bytes[(head.endIndex + 1)..<line.end].prefix(while: NameShape.isIdentifierPart)
        let isConstant = word.count > 2 && NameShape.isConstantName(String(decoding: word, as: UTF8.self))
        guard let first = word.first, first >= 0x61 && first <= 0x7A || isConstant && first >= 0x41 else { return nil }
        let rest = bytes[word.endIndex..<line.end].drop { $0 <= 0x20 }
        isExplained = rest.starts(with: "//".utf8)
        guard rest.isEmpty || isExplained else { return nil }
        type = String(decoding: head, as: UTF8.self)
        span = Span(head.endIndex + 1, word.endIndex)
        name = passage.string(span)
        guard NameShape.looksLikeType(type) else { return nil }
    }
}
