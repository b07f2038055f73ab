import SourceText

/// `DoorState.open` as a heading: one of several, each of which a heading of its own explains.
struct CaseHeading {
    var type: String
    var name: Span

    init?(_ passage: Passage, _ body: Span) {
        let isQuoted = body.start < body.end && passage.bytes[body.start] == 0x60
        let start = body.start + (isQuoted ? 1 : 0)
        let end = body.end - (isQuoted && passage.bytes[body.end - 1] == 0x60 ? 1 : 0)
        guard start < end, let dot = passage.bytes[start..<end].lastIndex(of: 0x2E), dot + 1 < end else { return nil }
        type = passage.string(Span(start, dot))
        name = Span(dot + 1, end)
        let isType = type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            part.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && part.utf8.allSatisfy(NameShape.isIdentifierPart)
        }
        guard isType, passage.bytes[name.start] >= 0x61, passage.bytes[name.start..<name.end].allSatisfy(NameShape.isIdentifierPart),
            !Vocabulary.isFileName(passage.string(Span(start, end)))
        else { return nil }
    }
}

extension Extraction {
    /// States the case where its type is known to be an enum, or is called like one and has several such headings.
    mutating func readCaseHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard let heading = CaseHeading(passage, body), survey.isOfAPI(heading.type) else { return false }
        guard survey.enums.contains(heading.type) || TypeEnding.isChoice(heading.type) && hasSibling(heading) else { return false }
        add(Fact(.case, passage.string(heading.name), owner: heading.type, source: .heading, span: passage.file(heading.name)))
        return true
    }

    /// `LOCKED` below "Enum Constant Details", on the page about an enum.
    func isListedCase(_ name: String) -> Bool {
        context.isInEnum && context.isInside([.cases]) && NameShape.isConstantName(name)
    }

    /// Whether the heading before or the next one names another of the same type.
    private func hasSibling(_ heading: CaseHeading) -> Bool {
        let (before, after) = (document.blocks[..<block].suffix(12).reversed(), document.blocks[(block + 1)...].prefix(12))
        return [Array(before), Array(after)].contains { blocks in
            for case .heading(_, let text) in blocks.lazy.map(\.kind) {
                let passage = Passage(text)
                return CaseHeading(passage, Self.withoutNumber(passage))?.type == heading.type
            }
            return false
        }
    }
}

extension Extraction {
    /// `CLOSED` as a heading, and `case CLOSED` in the listing below it: no type, whatever its letters are.
    func isDeclaredCase(_ name: String) -> Bool {
        guard block + 1 < document.blocks.count, case .code(let code, _) = document.blocks[block + 1].kind else { return false }
        let words = code.characters.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        return words.count > 1 && words[0] == "case" && words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" } == name
    }
}
