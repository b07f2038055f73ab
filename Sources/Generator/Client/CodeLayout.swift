/// Breaks long lines the way the repository's formatter wants them broken.
enum CodeLayout {
    static let width = 140

    /// `head(a, b)tail` on one line where it fits behind `depth` levels of indentation, otherwise one item a line.
    static func call(
        _ head: String,
        _ items: [String],
        _ tail: String = "",
        brackets: (open: String, close: String) = ("(", ")"),
        trailingComma: Bool = false,
        depth: Int
    ) -> [String] {
        let line = head + brackets.open + items.joined(separator: ", ") + brackets.close + tail
        if fits(line, depth) || items.isEmpty { return [line] }
        let last = items.count - 1
        let lines = items.enumerated().map { "    \($1)" + ($0 < last || trailingComma ? "," : "") }
        return [head + brackets.open] + lines + [brackets.close + tail]
    }

    /// `if a, b {`, or one condition a line with the brace below.
    static func head(_ keyword: String, _ conditions: [String], _ tail: String, depth: Int) -> [String] {
        let line = "\(keyword) \(conditions.joined(separator: ", ")) \(tail)"
        if fits(line, depth) { return [line] }
        if keyword == "guard" {
            let last = conditions.count - 1
            return ["guard"] + conditions.enumerated().map { "    \($1)" + ($0 < last ? "," : "") } + [tail]
        }
        let rest = conditions.dropFirst().map { "    \($0)" }
        let lines = ["\(keyword) \(conditions.first ?? "")"] + rest
        return lines.enumerated().map { $1 + ($0 < lines.count - 1 ? "," : "") } + ["{"]
    }

    static func fits(_ line: String, _ depth: Int) -> Bool { depth * 4 + line.count <= width }

    /// Text in lines of a comment, each behind its prefix.
    static func comment(_ text: String, prefix: String, continuation: String? = nil, depth: Int) -> [String] {
        let clean = Escaping.comment(text)
        guard !clean.isEmpty else { return [] }
        let following = continuation ?? prefix
        var lines: [String] = []
        var line = prefix
        var isEmpty = true
        for word in clean.split(separator: " ") {
            let limit = width - depth * 4
            if !isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = following
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
