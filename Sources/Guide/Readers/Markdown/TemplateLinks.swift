import SourceText

/// `[open]({{ site.docs }}door.html)`, as sites of Jekyll write their links: Markdown knows no blanks in what a link leads to, and would take all of
/// it for text.
enum TemplateLinks {
    private static let target = Array("](".utf8)
    private static let opening = Array("{{".utf8)
    private static let closing = Array("}}".utf8)

    /// The blanks inside such expressions.
    static func blanks(in line: Span, _ source: UnsafeBufferPointer<UInt8>) -> [Int] {
        var found: [Int] = []
        var index = line.start
        while let link = source.first(target, from: index, to: line.end) {
            index = link + 2
            let end = source[index..<line.end].firstIndex(of: UInt8(ascii: ")")) ?? line.end
            guard let open = source.first(opening, from: index, to: end), let close = source.first(closing, from: open, to: end) else {
                continue
            }
            found += (open..<close).filter { source[$0] == 0x20 }
            index = close
        }
        return found
    }
}
