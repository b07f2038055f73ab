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
            guard unit.seconds < Self.day || !isOfProject(passage, span) else {
                index = unit.end
                continue
            }
            add(
                Fact(
                    .duration, String(number * unit.seconds), value: passage.string(span), source: inSample ? .sample : .prose,
                    span: passage.file(span)))
            index = unit.end
        }
    }

    private static let day = 86400

    /// Whether days are those of the work on the SDK: its sentence speaks of releases, and of no name in code.
    private func isOfProject(_ passage: Passage, _ duration: Span) -> Bool {
        let ends = [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")]
        let stops = passage.bytes.indices.filter { index in
            ends.contains(passage.bytes[index]) && (index + 1 == passage.bytes.endIndex || passage.bytes[index + 1] <= 0x20)
        }
        let start = stops.last { $0 < duration.start }.map { $0 + 1 } ?? 0
        let end = stops.first { $0 >= duration.end } ?? passage.bytes.endIndex
        let isOfCode = passage.text.marks.contains { $0.kind == .code && $0.range.start < end && $0.range.end > start }
        return !isOfCode && ProjectWords.arePart(of: passage.string(Span(start, end)))
    }
}
