import SourceText

extension Extraction {
    /// `.left | .right`: a paragraph that lists the cases of the type in its heading, as Swift writes them where it knows the enum.
    mutating func readChoices(_ passage: Passage) -> Bool {
        guard passage.holds(0x2E), passage.lines.count == 1, let owner = context.model ?? context.ownerOfSection, survey.isOfAPI(owner)
        else {
            return false
        }
        let names = passage.bytes.split(whereSeparator: { [0x7C, 0x2C, 0x60, 0x20].contains($0) }).map { Span($0.startIndex, $0.endIndex) }
        guard names.count > 1, passage.holds(0x7C) || passage.holds(0x2C),
            names.allSatisfy({ NameShape.isImplicitCase(passage.string($0)) && passage.isCode($0) })
        else { return false }
        for name in names {
            let cell = NamedCell(passage.string(name), passage.file(name))
            add(Fact(.case, cell.name, owner: owner, source: .list, span: cell.span))
        }
        introduce(passage)
        return true
    }
}
