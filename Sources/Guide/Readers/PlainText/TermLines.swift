import SourceText

/// Terms and what they mean, line by line, as a browser copies a list of definitions: `doorKey`, "What opens it.", `isForced`, "Whether to break it."
struct TermLines {
    /// Each term, and the lines of its meaning.
    let terms: [(term: Int, meaning: Range<Int>)]
    let end: Int

    /// - Parameter start: nil where fewer than two terms with a meaning follow each other from there.
    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) {
        var terms: [(term: Int, meaning: Range<Int>)] = []
        var index = start
        while index + 1 < lines.count, Self.isTerm(lines[index], source), lines[index].indentation == lines[start].indentation {
            var end = index + 1
            while end < lines.count, end - index < 6, Self.isMeaning(lines[end], source) { end += 1 }
            guard end > index + 1 else { break }
            terms.append((index, (index + 1)..<end))
            index = end
        }
        guard terms.count > 1 else { return nil }
        self.terms = terms
        end = index
    }

    /// A small name and nothing else: no sentence is so short, and titles begin with a capital.
    static func isTerm(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = source[line.content.start..<line.content.end]
        return line.shape == .neutral && bytes.count < 60 && bytes.allSatisfy(\.isIdentifierByte) && bytes.first?.isASCIILowercase == true
    }

    /// Words, of whatever language.
    private static func isMeaning(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.shape == .prose || line.shape == .neutral, !isTerm(line, source), !line.hasTabInside(source) else { return false }
        // `case open` below `open` is how it is declared.
        return !line.isLoneCase(source) && source[line.content.start..<line.content.end].contains { $0 == 0x20 || $0 >= 0x80 }
    }
}
