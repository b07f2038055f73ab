import SourceText

extension Extraction {
    /// A number and a unit of time: `3,600초`, `12 hours`. The name is the number of seconds.
    mutating func readDurations(_ passage: Passage, in range: Span? = nil) {
        let range = range ?? passage.wholeSpan
        let bytes = passage.bytes
        var index = range.start
        while index < range.end {
            guard bytes[index] >= 0x30, bytes[index] <= 0x39 else {
                index += 1
                continue
            }
            let start = index
            while index < range.end, (bytes[index] >= 0x30 && bytes[index] <= 0x39) || bytes[index] == 0x2C { index += 1 }
            let isPart = start > 0 && (NameShape.isIdentifierPart(bytes[start - 1]) || [0x2E, 0x2F, 0x3A, 0x2D].contains(bytes[start - 1]))
            guard !isPart, let unit = DurationUnit.read(at: index, of: start, in: passage, end: range.end) else { continue }
            let digits = passage.string(Span(start, index)).filter(\.isNumber)
            guard let number = Int(digits), number < 1_000_000_000, number > 0 else { continue }
            let span = Span(start, unit.end)
            add(
                Fact(
                    .duration, String(number * unit.seconds), value: passage.string(span), source: inSample ? .sample : .prose,
                    span: passage.file(span)))
            index = unit.end
        }
    }
}
