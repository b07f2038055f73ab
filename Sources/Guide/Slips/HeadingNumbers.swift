import SourceText

/// A heading whose number breaks the sequence: `10.`, one without a number, `12.`
enum HeadingNumbers: SlipFinder {
    /// So many steps of one have to surround a break: else the numbers may be versions or years.
    private static let leastSteps = 3

    static func slips(in guide: ExaminedGuide) -> [Slip] {
        let headings = guide.document.blocks.compactMap { block -> Heading? in
            guard case .heading(let level, let text) = block.kind else { return nil }
            return Heading(level: level, text: Passage(text))
        }
        return sequences(headings).flatMap { slips(in: $0, headings) }
    }

    /// Numbered headings of one level below the same parent, by their positions.
    private static func sequences(_ headings: [Heading]) -> [[Int]] {
        var sequences: [[Int]] = []
        var open: [String: Int] = [:]
        for (index, heading) in headings.enumerated() {
            guard let number = heading.number else { continue }
            let key = "\(heading.level) \(number.dropLast())"
            let isCut = open[key].flatMap { sequences[$0].last }.map { last in
                headings[(last + 1)..<index].contains { $0.level < heading.level && number.count == 1 }
            }
            if let known = open[key], isCut == false {
                sequences[known].append(index)
            } else {
                open[key] = sequences.count
                sequences.append([index])
            }
        }
        return sequences
    }

    private static func slips(in sequence: [Int], _ headings: [Heading]) -> [Slip] {
        let steps = zip(sequence, sequence.dropFirst()).map { (before: $0, after: $1, width: headings[$1].last - headings[$0].last) }
        guard steps.filter({ $0.width == 1 }).count >= leastSteps else { return [] }
        let breaks = steps.filter { $0.width != 1 }
        guard breaks.count * leastSteps < steps.count else { return [] }
        return breaks.map { step in
            let between = headings[(step.before + 1)..<step.after].filter { $0.level == headings[step.after].level && $0.number == nil }
            let parent = headings[step.after].number?.dropLast() ?? []
            let expected = (parent + [headings[step.before].last + 1]).map(String.init).joined(separator: ".")
            // One heading without a number in a gap of one: the number is that heading's.
            if step.width == 2, between.count == 1 { return Slip(.headingNumber, expected, span: between[0].span) }
            let found = (headings[step.after].number ?? []).map(String.init).joined(separator: ".")
            return Slip(.headingNumber, found, meant: expected, span: headings[step.after].span)
        }
    }
}

/// A heading with the number that it begins with.
private struct Heading {
    let level: Int
    /// `12.1.6` as its parts; nil where the heading begins with none.
    let number: [Int]?
    let span: Span

    var last: Int { number?.last ?? 0 }

    init(level: Int, text: Passage) {
        self.level = level
        let line = text.lines.first ?? text.wholeSpan
        span = text.file(line)
        number = Self.number(text.string(line))
    }

    /// The number before a title; `3D` and `2.0.1` alone are none.
    private static func number(_ title: String) -> [Int]? {
        let digits = title.prefix { $0 == "." || $0.isASCII && $0.isNumber }
        let rest = title.dropFirst(digits.count)
        guard !digits.isEmpty, rest.first == " ", rest.contains(where: \.isLetter) else { return nil }
        let parts = digits.split(separator: ".").map { Int($0) }
        let numbers = parts.compactMap { $0 }
        return numbers.count == parts.count && numbers.allSatisfy { $0 < 1000 } && !numbers.isEmpty ? numbers : nil
    }
}
