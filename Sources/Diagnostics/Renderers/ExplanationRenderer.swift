/// What a rule is about, for somebody who asks about its id.
package enum ExplanationRenderer {
    package static func render(_ rule: Rule, style: TerminalStyle = .plain, width: Int = 100) -> String {
        let head = style.paint("\(rule.severity.rawValue)[\(rule.id)]", rule.severity.role) + style.paint(": " + rule.summary, .strong)
        let paragraphs = rule.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        return ([head, ""] + paragraphs.flatMap { wrap($0, width) }).map { $0 + "\n" }.joined()
    }

    /// A line that starts with a blank is an example, and stays as it is.
    private static func wrap(_ line: Substring, _ width: Int) -> [String] {
        guard let first = line.first, first != " " else { return [String(line)] }
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            if !current.isEmpty, DisplayWidth.of(current) + 1 + DisplayWidth.of(String(word)) > width {
                lines.append(current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        return lines + [current]
    }
}
