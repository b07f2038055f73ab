import SourceText

extension Extraction {
    /// "`key`: `DoorKey` enum - …": what says that the type of a name is an enum states the enum, where nothing declares it.
    mutating func stateChoice(of definition: DefinitionLine, in passage: Passage) {
        guard let type = definition.type, NameShape.isTypePart(type), NameShape.looksLikeType(type), survey.isOfAPI(type),
            !survey.types.contains(type), !statedEnums.contains(type)
        else { return }
        let line = definition.line
        for mark in passage.text.marks where mark.kind == .code && mark.range.start >= line.start && mark.range.end <= line.end {
            let span = passage.withoutQuotes(passage.trimmed(mark.range))
            let rest = passage.string(Span(mark.range.end, line.end)).drop { $0 == "`" || $0 == " " }
            guard passage.string(span) == type, KindWords.type(of: rest.prefix(while: \.isLetter)) == .enum else { continue }
            return add(Fact(.enum, type, source: .list, span: passage.file(span)))
        }
    }
}
