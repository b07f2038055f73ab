/// Rows of more cells than any table has. cmark-gfm's work on a row grows with the square of its cells, so that a line of half a million bars
/// would keep it busy for minutes; the bars beyond the bound are hidden from it.
struct WideRows {
    static let most = 1_000

    /// As long as what was given, so that offsets stay.
    let bytes: [UInt8]
    private let first: Int

    /// Nil where all rows are narrow enough, as nearly all are.
    init?(_ source: UnsafeBufferPointer<UInt8>) {
        var hidden: [Int] = []
        var (count, index) = (0, 0)
        while index < source.count {
            switch source[index] {
            case 0x0A, 0x0D: count = 0
            case UInt8(ascii: "|"):
                count += 1
                if count > Self.most { hidden.append(index) }
            default: break
            }
            index += 1
        }
        guard let first = hidden.first else { return nil }
        var bytes = Array(source)
        for index in hidden { bytes[index] = UInt8(ascii: " ") }
        (self.bytes, self.first) = (bytes, first)
    }

    func failure(at start: Int) -> HTMLParser.Failure {
        HTMLParser.Failure(message: "a row of more than \(Self.most) cells: what is behind is read as one", offset: start + first)
    }
}
