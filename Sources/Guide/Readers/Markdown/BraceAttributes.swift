import SourceText

/// `style={{textAlign: "center"}}` of a tag, as MDX has it: HTML knows no such value, and Markdown would take the whole tag for text.
enum BraceAttributes {
    static func all(in line: Span, _ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        var found: [Span] = []
        var index = line.start
        while let open = first("={{", from: index, line.end, source) {
            index = open + 3
            var start = open
            while start > line.start, source[start - 1].isASCIILetter { start -= 1 }
            let before = source[line.start..<start]
            let isInCode = before.count { $0 == UInt8(ascii: "`") } % 2 == 1
            guard start < open, before.last?.isASCIIBlank == true, !isInCode, before.contains(UInt8(ascii: "<")),
                let close = first("}}", from: index, line.end, source)
            else { continue }
            found.append(Span(start, close + 2))
            index = close + 2
        }
        return found
    }

    private static func first(_ text: StaticString, from start: Int, _ end: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = text.utf8CodeUnitCount
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
        guard start + count <= end else { return nil }
        return (start...(end - count)).first { source[$0] == wanted[0] && source[$0..<($0 + count)].elementsEqual(wanted) }
    }
}
