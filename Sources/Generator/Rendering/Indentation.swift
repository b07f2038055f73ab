/// Indents what partials print.
///
/// A partial that stands alone on an indented line is rendered between two marks; afterwards every line between them that is not empty
/// gets the blanks. The marks are control characters that no escaped text can hold.
enum Indentation {
    fileprivate static let openMark: UInt8 = 0x0E
    fileprivate static let closeMark: UInt8 = 0x0F

    static func opening(_ blanks: Int) -> String { "\u{0E}\(blanks)\n" }
    static var closing: String { "\u{0F}\n" }

    /// The text with its marks turned into blanks, without blanks at line ends, with one line break at the end.
    static func apply(to text: String) -> String {
        var result = IndentedText(capacity: text.utf8.count)
        result.add(text)
        return result.finished()
    }
}

/// A text that grows piece by piece, its marks turned into blanks. Two empty lines in a row are one.
struct IndentedText {
    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private var bytes: [UInt8] = []
    private var depths: [Int] = [0]
    /// An empty line stands between what is there and what comes.
    private var isApart = false
    /// A line whose end is still to come.
    private var begun: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity + capacity / 8 + 1) }

    mutating func add(_ text: some StringProtocol) {
        var text = String(text)
        text.withUTF8 { add($0) }
    }

    /// The whole text, which ends with one line break.
    mutating func finished() -> String { String(decoding: finishedBytes(), as: UTF8.self) }

    /// The same as bytes, with no room for more.
    mutating func finishedBytes() -> [UInt8] {
        let rest = begun
        begun = []
        rest.withUnsafeBufferPointer { add(line: $0[...]) }
        return bytes.isEmpty ? [UInt8(ascii: "\n")] : bytes.withUnsafeBufferPointer { Array($0) }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            if begun.isEmpty {
                add(line: rest[..<end])
            } else {
                let whole = begun + rest[..<end]
                begun.removeAll(keepingCapacity: true)
                whole.withUnsafeBufferPointer { add(line: $0[...]) }
            }
            rest = rest[(end + 1)...]
        }
        begun += rest
    }

    private mutating func add(line: Line) {
        switch line.first {
        case Indentation.openMark: depths.append((depths.last ?? 0) + Self.number(line.dropFirst()))
        case Indentation.closeMark: if depths.count > 1 { depths.removeLast() }
        default: add(content: line)
        }
    }

    private mutating func add(content line: Line) {
        let blank = UInt8(ascii: " ")
        var content = line
        while content.last == blank { content.removeLast() }
        guard !content.isEmpty else {
            isApart = isApart || !bytes.isEmpty
            return
        }
        if isApart { bytes.append(UInt8(ascii: "\n")) }
        isApart = false
        bytes.append(contentsOf: repeatElement(blank, count: depths.last ?? 0))
        bytes.append(contentsOf: content)
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func number(_ digits: Line) -> Int { digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
}
