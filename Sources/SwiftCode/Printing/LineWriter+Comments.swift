/// Comments, in lines.
extension LineWriter {
    /// Text in lines of a comment, each behind its prefix.
    mutating func comment(_ text: String, prefix: String, continuation: String? = nil) {
        var isFirst = true
        for line in CommentText.lines(text, width: width - depth * Self.indentation - prefix.columns) {
            self.line((isFirst ? prefix : continuation ?? prefix) + line)
            isFirst = false
        }
    }
}

/// Text of comments, in lines.
enum CommentText {
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var (line, columns) = ("", 0)
        for word in words(of: SwiftLiteral.visible(text)) {
            let more = word.columns
            if !line.isEmpty, columns + 1 + more > width {
                lines.append(line)
                (line, columns) = ("", 0)
            }
            if !line.isEmpty { line += " " }
            columns += more + (line.isEmpty ? 0 : 1)
            line += word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Most texts are ASCII alone, where bytes are characters.
    private static func words(of text: String) -> [String] {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split(separator: " ").map(String.init) }
        return text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
}
