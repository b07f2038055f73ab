import SourceText

/// `class Door : Lock` in code, right below the heading "Door": the head of the type that a page of Dokka is about.
extension Extraction {
    mutating func readKotlinHead(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, passage.isCode(line), let title = heading(rightAbove: block),
            let head = ForeignDeclarations(passage.string(line)).all.first, head.kind == .type || head.kind == .enum
        else { return false }
        let name = Span(line.start + head.name.start, line.start + head.name.end)
        guard passage.string(name) == title.characters.trimmingBlanks(), survey.isOfAPI(passage.string(name)) else { return false }
        add(Fact(head.kind, passage.string(name), source: .declaration, span: passage.file(name)))
        context.markType(isEnum: head.kind == .enum)
        return true
    }
}
