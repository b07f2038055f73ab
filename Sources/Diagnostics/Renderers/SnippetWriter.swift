import SourceText

/// Draws snippets with line numbers and underlines.
struct SnippetWriter {
    let style: TerminalStyle
    let severity: Severity
    /// How many columns line numbers take.
    let gutter: Int
    let width: Int

    var emptyLine: String { margin + " " + bar }

    private var margin: String { String(repeating: " ", count: gutter) }
    private var bar: String { style.paint("|", .gutter) }

    func lines(_ snippet: Snippet, isFirst: Bool) -> [String] {
        let arrow = style.paint(isFirst ? "-->" : ":::", .gutter)
        let place = "\(TerminalText.clean(snippet.file.path)):\(snippet.start.line):\(snippet.start.column)"
        var lines = [margin + arrow + " " + place, emptyLine]
        var previous: Int?
        for number in snippet.lineNumbers {
            if let previous, number > previous + 1 { lines.append(style.paint("...", .gutter)) }
            lines += self.lines(number, snippet)
            previous = number
        }
        return lines
    }

    private func lines(_ number: Int, _ snippet: Snippet) -> [String] {
        let marks = (snippet.marks[number] ?? []).enumerated()
            .sorted { ($0.element.isPrimary ? 0 : 1, $0.offset) < ($1.element.isPrimary ? 0 : 1, $1.offset) }.map(\.element)
        var lines: [String] = []
        var isShown = false
        for mark in marks {
            let window = LineWindow(snippet.file, line: number, around: mark.span, width: width)
            // A line that is cut is shown anew for each mark, since each has its own part of it.
            if !isShown || window.isCut { lines.append(sourceLine(number, window)) }
            isShown = true
            lines.append(underline(mark, window))
        }
        return lines
    }

    private func sourceLine(_ number: Int, _ window: LineWindow) -> String {
        let text = window.text
        let label = String(number)
        let head = String(repeating: " ", count: gutter - label.count) + style.paint(label, .gutter) + " " + bar
        return text.isEmpty ? head : head + " " + text
    }

    private func underline(_ mark: Snippet.Mark, _ window: LineWindow) -> String {
        let (column, length) = window.columns(of: mark.span)
        let line = String(repeating: mark.isPrimary ? "^" : "-", count: length)
        let text = mark.text.isEmpty ? line : line + " " + TerminalText.clean(mark.text)
        return emptyLine + " " + String(repeating: " ", count: column) + style.paint(text, mark.isPrimary ? severity.role : .gutter)
    }
}
