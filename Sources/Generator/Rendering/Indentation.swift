/// Indents what partials print.
///
/// A partial that stands alone on an indented line is rendered between two marks; afterwards every line between them that is not empty
/// gets the blanks. The marks are control characters that no escaped text can hold.
enum Indentation {
    private static let openMark: Character = "\u{0E}"
    private static let closeMark: Character = "\u{0F}"

    static func opening(_ blanks: Int) -> String { "\(openMark)\(blanks)\n" }
    static var closing: String { "\(closeMark)\n" }

    /// The text with its marks turned into blanks, without blanks at line ends, with one line break at the end.
    static func apply(to text: String) -> String {
        var lines: [String] = []
        var depths: [Int] = [0]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.first == openMark {
                depths.append((depths.last ?? 0) + (Int(line.dropFirst()) ?? 0))
            } else if line.first == closeMark {
                if depths.count > 1 { depths.removeLast() }
            } else {
                append(line, depth: depths.last ?? 0, to: &lines)
            }
        }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two empty lines in a row are one, and none opens a block or closes it.
    private static func append(_ line: Substring, depth: Int, to lines: inout [String]) {
        var content = line
        while content.last == " " { content = content.dropLast() }
        guard content.isEmpty else {
            if lines.last == "", closesBlock(content) { lines.removeLast() }
            lines.append(String(repeating: " ", count: depth) + content)
            return
        }
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
        lines.append("")
    }

    private static func closesBlock(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        return text.first == "}" || text.hasPrefix("#endif")
    }
}
