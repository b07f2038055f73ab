/// Breaks long lines of outputs that are still text the way the repository's formatter wants them broken.
enum CodeLayout {
    static let width = 140

    /// `head(a, b)tail` on one line where it fits behind `depth` levels of indentation, otherwise one item a line.
    static func call(_ head: String, _ items: [String], _ tail: String = "", depth: Int) -> [String] {
        let line = "\(head)(\(items.joined(separator: ", ")))\(tail)"
        if depth * 4 + line.count <= width || items.isEmpty { return [line] }
        let last = items.count - 1
        return ["\(head)("] + items.enumerated().map { "    \($1)" + ($0 < last ? "," : "") } + [")\(tail)"]
    }

    /// Text in lines of a comment, each behind its prefix.
    static func comment(_ text: String, prefix: String, depth: Int) -> [String] {
        let clean = Escaping.comment(text)
        guard !clean.isEmpty else { return [] }
        var lines: [String] = []
        var line = prefix
        var isEmpty = true
        for word in clean.split(separator: " ") {
            let limit = width - depth * 4
            if !isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = prefix
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
