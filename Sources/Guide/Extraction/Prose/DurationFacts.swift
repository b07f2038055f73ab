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
            guard !isPart, let unit = Self.unit(at: index, in: passage, end: range.end) else { continue }
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

    private static let units: [(word: String, seconds: Int)] = [
        ("초", 1), ("분", 60), ("시간", 3600), ("일간", 86400), ("일 동안", 86400), ("일 이내", 86400), ("일 후", 86400), ("일 내", 86400),
        ("주일", 604_800), ("개월", 2_592_000), ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("minutes", 60), ("minute", 60),
        ("mins", 60),
        ("hours", 3600), ("hour", 3600), ("days", 86400), ("day", 86400), ("weeks", 604_800), ("week", 604_800),
    ]

    /// The unit behind a number. Korean words go on after `분` and `초` in other meanings (`분류`), so a syllable of those is refused.
    private static func unit(at index: Int, in passage: Passage, end: Int) -> (seconds: Int, end: Int)? {
        var start = index
        while start < end, passage.bytes[start] == 0x20 || passage.bytes[start] == 0x2D { start += 1 }
        for unit in units {
            let word = Array(unit.word.utf8)
            guard start + word.count <= end, passage.bytes[start..<(start + word.count)].elementsEqual(word) else { continue }
            let after = start + word.count
            if word[0] < 0x80, after < passage.bytes.count, NameShape.isIdentifierPart(passage.bytes[after]) { continue }
            let rest = passage.string(Span(after, min(passage.bytes.count, after + 6)))
            if ["류", "기", "석", "할", "야"].contains(where: rest.hasPrefix) { continue }
            return (unit.seconds, after)
        }
        return nil
    }
}
