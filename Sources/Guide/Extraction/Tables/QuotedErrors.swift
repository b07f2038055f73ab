import SourceText

extension NamedCell {
    /// `"The key is gone"`, under "Error": what an error is called that has neither a name nor a number.
    init?(quotedIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let whole = passage.withoutQuotes(line)
        for (open, close) in [("\"", "\""), ("“", "”"), ("「", "」")] {
            let bytes = passage.bytes[whole.start..<whole.end]
            guard bytes.starts(with: open.utf8), bytes.suffix(close.utf8.count).elementsEqual(close.utf8) else { continue }
            let inner = Span(whole.start + open.utf8.count, whole.end - close.utf8.count)
            guard inner.start + 2 < inner.end, inner.length < 80 else { return nil }
            let text = passage.string(inner)
            guard text.contains(where: \.isLetter), !text.has(open), !text.has(close), !text.has("{"), !text.has(":") else { return nil }
            self.init(text, passage.file(inner))
            // Whatever it holds is a part of what is said.
            (name, owner, value, isCase) = (text, nil, nil, false)
            return
        }
        return nil
    }
}
