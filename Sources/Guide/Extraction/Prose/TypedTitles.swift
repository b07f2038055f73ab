import SourceText

extension Extraction {
    /// `doorKey` STRING required, as a line of its own below "Parameters", above what it means: pages made of boxes give fields so.
    mutating func readTypedTitle(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first,
            context.speaks(of: .parameters) || context.isInside([.parameters]),
            let code = passage.codeMark(at: line.start), NameShape.isPlainName(passage.string(code)),
            Self.isTypeAndRequirement(passage.string(Span(code.end, line.end))), isFollowedByMeaning(orSchema: false),
            let definition = DefinitionLine(passage, line)
        else { return false }
        return add(definition, in: passage, mayBeKey: false)
    }

    /// "STRING", "array of objects required": nothing but a type, and whether it must be given.
    private static func isTypeAndRequirement(_ text: String) -> Bool {
        var words = text.split { " (),".contains($0) }
        if let last = words.last, last.utf8.count > 3, Requiredness.of(String(last)) != nil { words.removeLast() }
        return !words.isEmpty && words.count < 4 && TypeWords.isType(words.joined(separator: " "))
    }
}
