import SourceText

/// Items of a list whose bullets were lost: lines below one another, each a name, a dash or a colon, and words.
struct BareItems {
    /// The lines, one item each.
    let lines: Range<Int>

    /// - Parameter start: nil where fewer than two such lines begin there.
    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) {
        var end = start
        while end < lines.count, lines[end].indentation == lines[start].indentation, Self.isItem(lines[end], source) { end += 1 }
        guard end - start > 1 else { return nil }
        self.lines = start..<end
    }

    private static func isItem(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.shape == .neutral || line.shape == .prose else { return false }
        let bytes = source[line.content.start..<line.content.end]
        var name = bytes.prefix { $0.isIdentifierByte || nameSigns.contains($0) }
        if name.last == UInt8(ascii: ":") { name.removeLast() }
        guard let first = name.first, first.isIdentifierByte, name.count <= longestName else { return false }
        let rest = withoutNote(bytes.dropFirst(name.count))
        return separators.contains { rest.starts(with: $0) && rest.count > $0.count }
    }

    /// Behind ` (NSString)` of `key (NSString) - what opens it`.
    private static func withoutNote(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        guard rest.starts(with: " (".utf8), let close = rest.prefix(70).firstIndex(of: UInt8(ascii: ")")) else { return rest }
        return rest[(close + 1)...]
    }

    /// `doorKey - what opens it`, `doorKey：…`: a small name, and what it means. Even alone such a line is no title.
    static func explainsName(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = source[line.content.start..<line.content.end]
        let name = bytes.prefix(while: \.isIdentifierByte)
        guard let first = name.first, first.isASCIILowercase, name.count > 1 else { return false }
        let rest = bytes.dropFirst(name.count)
        return (separators + ["：", " ："].map { Array($0.utf8) }).contains { rest.starts(with: $0) && rest.count > $0.count }
    }

    /// `door.key`, `open()`, `setKey:door:`; the colon of "key: what opens" is a separator.
    private static let nameSigns = Array(".:()[]_".utf8)
    private static let longestName = 80
    private static let separators = [" - ", " – ", " — ", ": ", " : "].map { Array($0.utf8) }
}
