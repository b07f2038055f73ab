import SourceText

extension Extraction {
    /// `- ***ABDoor***`: an item that is a type's name in bold and nothing else opens a section about it.
    mutating func readEmphasisedType(_ passage: Passage) -> Bool {
        guard passage.isEmphasised, let body = passage.lines.first, let heading = HeadingName(passage, body), heading.isAlone else {
            return false
        }
        let name = heading.mention.name
        guard NameShape.looksLikeType(name), !NameShape.isConstantName(name), survey.isOfAPI(name), !name.has("("), !name.has(":") else {
            return false
        }
        enterPseudoSection(passage, body)
        var fact = Fact(.use, name, source: .heading, span: passage.file(heading.mention.span))
        fact.detail.form = "mention"
        namedHeadings.append(NamedHeading(fact: facts.count, call: sampleCalls.count, level: context.level))
        add(fact)
        return true
    }

    /// `1. ABDoor class, which …`: an item that begins with a type and the word for one states it.
    mutating func readTypeItem(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first else { return false }
        let marks = [",", "，", "、", ":", "："].compactMap { mark in
            passage.bytes[line.start..<line.end].firstRange(of: Array(mark.utf8))?.lowerBound
        }
        guard let end = marks.min(), end - line.start < 90, let heading = HeadingName(passage, passage.trimmed(Span(line.start, end))),
            heading.isType, !heading.isAlone, NameShape.looksLikeType(heading.mention.name), survey.isOfAPI(heading.mention.name)
        else { return false }
        add(Fact(.type, heading.mention.name, source: .list, span: passage.file(heading.mention.span)))
        readRest(passage, from: end)
        introduce(passage)
        return true
    }
}

extension NameShape {
    /// `DOOR_OPEN`: capitals and underscores.
    static func isConstantName(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 }
    }
}
