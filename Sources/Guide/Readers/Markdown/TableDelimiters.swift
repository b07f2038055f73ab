import SourceText

/// Lines between a table's header and its rows that many renderers take and CommonMark's do not: blanks inside of a mark, `|: --- :|`, or
/// marks for fewer columns than the header has. Without such a line a table is a paragraph, and all that it states would be lost.
struct TableDelimiters {
    private let source: UnsafeBufferPointer<UInt8>
    /// The cells of the line before, where it can be a header: bars in it, and none in the line before that.
    private var header: Int?
    private var isInRows = false

    init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    /// What has to stand in place of a line, as long as it is; nil where nothing has to.
    ///
    /// - Parameter line: the next line outside of listings, without its blanks; empty for one of a listing
    mutating func mended(_ line: Span) -> [UInt8]? {
        let bytes = source[line.start..<line.end]
        let bars = bytes.contains(UInt8(ascii: "|"))
        defer {
            header = bars && !isInRows ? Self.cells(in: bytes).count : nil
            isInRows = bars
        }
        guard let header, header > 1, bars, Self.isDelimiter(bytes) else { return nil }
        let cells = Self.cells(in: bytes)
        guard cells.count != header || !cells.allSatisfy(Self.isMark) else { return nil }
        return Self.delimiter(columns: header, length: bytes.count)
    }

    /// Whether a line has nothing but the signs of one; where it is quoted, with the marks of the quote.
    static func isDelimiter(_ line: Slice<UnsafeBufferPointer<UInt8>>, mayBeQuoted: Bool = false) -> Bool {
        line.contains(UInt8(ascii: "-"))
            && line.allSatisfy { "|:- \t".utf8.contains($0) || mayBeQuoted && $0 == UInt8(ascii: ">") }
    }

    /// What stands between the bars; those at either end part nothing.
    static func cells(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [[UInt8]] {
        let line = withoutItemMark(line)
        var cells: [[UInt8]] = [[]]
        for (index, byte) in zip(line.indices, line) {
            if byte == UInt8(ascii: "|"), index == line.startIndex || line[index - 1] != UInt8(ascii: "\\") {
                cells.append([])
            } else {
                cells[cells.count - 1].append(byte)
            }
        }
        if line.first == UInt8(ascii: "|") { cells.removeFirst() }
        if cells.last?.allSatisfy(\.isASCIIBlank) == true { cells.removeLast() }
        return cells
    }

    /// Behind the mark of `- | Door | What opens |`: a table may be the first thing in an item.
    private static func withoutItemMark(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        guard let first = line.first, "-*+".utf8.contains(first), line.dropFirst().first?.isASCIIBlank == true else { return line }
        let rest = line.dropFirst().drop(while: \.isASCIIBlank)
        return rest.first == UInt8(ascii: "|") ? rest : line
    }

    /// `---`, `:-:`
    private static func isMark(_ cell: [UInt8]) -> Bool {
        let text = cell.drop(while: \.isASCIIBlank)
        guard let last = text.lastIndex(where: { !$0.isASCIIBlank }) else { return false }
        let inner = text[...last].drop { $0 == UInt8(ascii: ":") }
        return inner.contains(UInt8(ascii: "-")) && inner.dropLast().allSatisfy { $0 == UInt8(ascii: "-") } && text.count - inner.count < 2
    }

    /// `|-|-|----|`: nil where the line has no room for all columns.
    private static func delimiter(columns: Int, length: Int) -> [UInt8]? {
        guard length >= 2 * columns + 1 else { return nil }
        let cells = Array(repeating: Array("|-".utf8), count: columns).flatMap { $0 }
        return cells + Array(repeating: UInt8(ascii: "-"), count: length - 2 * columns - 1) + [UInt8(ascii: "|")]
    }
}
