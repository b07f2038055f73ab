import SourceText

extension Extraction {
    /// `DoorColor` of "Choosing a color: `DoorColor`", `DoorMessages` of "Callbacks (`DoorMessages`)": code at the end of a title that says in words
    /// what it is about. Behind a colon it has to be known as a type.
    func typeEndingTitle(_ passage: Passage, _ body: Span) -> Span? {
        let code = passage.text.marks.filter { $0.kind == .code && $0.range.start > body.start && $0.range.end <= body.end }
        guard code.count == 1, let mark = code.first?.range else { return nil }
        let span = passage.withoutQuotes(passage.trimmed(mark))
        let name = passage.string(span)
        guard NameShape.isTypePart(name), NameShape.looksLikeType(name), !NameShape.isConstantName(name), survey.isOfAPI(name),
            !survey.types.contains(name)
        else { return nil }
        let words = passage.string(Span(body.start, mark.start)).filter { $0 != "`" }.trimmingBlanks()
        let rest = passage.string(Span(mark.end, body.end)).filter { $0 != "`" }.trimmingBlanks()
        switch (words.last, rest) {
        case (":", ""), ("：", ""): return survey.isKnownType(name) || survey.isCalled(name) ? span : nil
        case ("(", ")"), ("（", "）"):
            return Topics.table.meanings(in: words).contains(.callbacks) || survey.isKnownType(name) && !survey.enums.contains(name)
                ? span : nil
        default: return nil
        }
    }
}
