import SourceText

extension HTMLBlockBuilder {
    /// The head of an object that Sphinx describes, as "`open` method"; what is no such head stays as it is.
    func closeSignature(_ kind: String, at end: Int) {
        guard case .heading(let level) = mode, !isInCell, !text.isEmpty else { return flush(at: end) }
        let taken = text.take()
        guard let first = taken.runs.first?.fileOffset else { return }
        let span = Span(min(blockStart ?? first, first), max(end, taken.end))
        blockStart = nil
        let words = taken.characters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let title = ObjectDirective.name(words[...]).map { TextBuilder.title(of: $0, kind, for: Span(first, taken.end)) }
        emit(.heading(level: level, title ?? taken), span)
    }
}
