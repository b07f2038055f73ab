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
        var line = ""
        for word in SwiftLiteral.visible(text).split(separator: " ") {
            if !line.isEmpty, line.columns + 1 + String(word).columns > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
