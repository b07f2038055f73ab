import SourceText

/// `DOOR_OPEN;` as an item or a line of its own, below a line with a colon or a comment: a constant as a header has it, copied with its semicolon.
extension Extraction {
    mutating func readEndedConstant(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, passage.bytes[line.end - 1] == UInt8(ascii: ";"),
            context.subject?.kind != .endpoint,
            context.lead.hasSuffix(":") || context.lead.hasSuffix("：") || context.lead.hasPrefix("//")
        else { return false }
        let name = passage.withoutQuotes(passage.trimmed(Span(line.start, line.end - 1)))
        let text = passage.string(name)
        guard NameShape.isConstantName(text), text.has("_"), text.utf8.first.map({ $0 >= 0x41 }) == true else { return false }
        let isChoice = MemberWords.speaks(of: .values, context.lead) || context.announces([.cases])
        add(
            Fact(
                isChoice ? .case : .constant, text, owner: isChoice ? context.leadNames.last : nil, source: .list, span: passage.file(name))
        )
        return true
    }
}
