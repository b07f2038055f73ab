import SourceText

/// `style={{textAlign: "center"}}` of a tag, as MDX has it: HTML knows no such value, and Markdown would take the whole tag for text.
enum BraceAttributes {
    private static let opening = Array("={{".utf8)
    private static let closing = Array("}}".utf8)

    static func all(in line: Span, _ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        var found: [Span] = []
        var index = line.start
        while let open = source.first(opening, from: index, to: line.end) {
            index = open + 3
            var start = open
            while start > line.start, source[start - 1].isASCIILetter { start -= 1 }
            let before = source[line.start..<start]
            let isInCode = before.count { $0 == UInt8(ascii: "`") } % 2 == 1
            guard start < open, before.last?.isASCIIBlank == true, !isInCode, before.contains(UInt8(ascii: "<")),
                let close = source.first(closing, from: index, to: line.end)
            else { continue }
            found.append(Span(start, close + 2))
            index = close + 2
        }
        return found
    }
}
