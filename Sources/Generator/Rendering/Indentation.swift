/// Indents what partials print.
///
/// A partial that stands alone on an indented line is rendered between two marks; afterwards every line between them that is not empty
/// gets the blanks. The marks are control characters that no escaped text can hold.
enum Indentation {
    private static let openMark: UInt8 = 0x0E
    private static let closeMark: UInt8 = 0x0F

    static func opening(_ blanks: Int) -> String { "\u{0E}\(blanks)\n" }
    static var closing: String { "\u{0F}\n" }

    /// The text with its marks turned into blanks, without blanks at line ends, with one line break at the end.
    static func apply(to text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var lines = Lines(capacity: bytes.count)
            var depths: [Int] = [0]
            var start = bytes.startIndex
            while start <= bytes.endIndex {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                let line = bytes[start..<end]
                start = end + 1
                switch line.first {
                case openMark: depths.append((depths.last ?? 0) + number(line.dropFirst()))
                case closeMark: if depths.count > 1 { depths.removeLast() }
                default: lines.add(line, depth: depths.last ?? 0)
                }
            }
            return lines.text
        }
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    /// Two empty lines in a row are one, and none opens a block or closes it.
    private struct Lines {
        private var bytes: [UInt8] = []
        /// An empty line stands between what is there and what comes.
        private var isApart = false

        init(capacity: Int) { bytes.reserveCapacity(capacity + capacity / 8 + 1) }

        var text: String { bytes.isEmpty ? "\n" : String(decoding: bytes, as: UTF8.self) }

        mutating func add(_ line: Slice<UnsafeBufferPointer<UInt8>>, depth: Int) {
            let blank = UInt8(ascii: " ")
            var content = line
            while content.last == blank { content.removeLast() }
            guard !content.isEmpty else {
                isApart = isApart || !bytes.isEmpty && !opensBlock
                return
            }
            if isApart, !Self.closesBlock(content) { bytes.append(UInt8(ascii: "\n")) }
            isApart = false
            bytes.append(contentsOf: repeatElement(blank, count: depth))
            bytes.append(contentsOf: content)
            bytes.append(UInt8(ascii: "\n"))
        }

        /// Whether the last line ends with a brace.
        private var opensBlock: Bool { bytes.count > 1 && bytes[bytes.count - 2] == UInt8(ascii: "{") }

        private static func closesBlock(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.first == UInt8(ascii: "}") || text.starts(with: "#endif".utf8)
        }
    }
}
