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
        guard let name = ObjectDirective.name(words[...]) else {
            return emit(.heading(level: level, taken), span)
        }
        var builder = TextBuilder()
        builder.openMark(.code)
        builder.append(Array(name.utf8), for: Span(first, taken.end))
        builder.closeMark()
        builder.append(Array(" \(kind)".utf8), for: Span(first, taken.end))
        emit(.heading(level: level, builder.take()), span)
    }
}
