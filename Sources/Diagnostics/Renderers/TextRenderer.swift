import SourceText

/// Diagnostics for a person at a terminal: the message, the source lines with what is meant underlined, notes and advice.
package enum TextRenderer {
    /// All diagnostics with a blank line after each; `width` is how many columns a source line may take before it is cut.
    ///
    /// Findings that many places have in common are shown whole for the first of them, and by their lines for the others.
    package static func render(_ diagnostics: [Diagnostic], style: TerminalStyle = .plain, width: Int = 120) -> String {
        var repeated = RepeatedFindings(diagnostics)
        var text = ""
        for diagnostic in diagnostics {
            let (isShown, message, others) = repeated.next(diagnostic)
            if isShown { text += render(diagnostic, style: style, width: width) + "\n" }
            if others.isEmpty { continue }
            text += header(diagnostic, message, style) + style.paint(", also in", .strong) + "\n"
            for file in others { text += file.lines(width: width).map { "  " + $0 + "\n" }.joined() }
            text += "\n"
        }
        return text
    }

    /// One diagnostic; ends with a line break.
    package static func render(_ diagnostic: Diagnostic, style: TerminalStyle = .plain, width: Int = 120) -> String {
        let snippets = snippets(of: diagnostic)
        let gutter = snippets.map(\.gutterWidth).max() ?? 1
        let writer = SnippetWriter(style: style, severity: diagnostic.severity, gutter: gutter, width: width)
        var lines = [header(diagnostic, diagnostic.message, style)]
        for (index, snippet) in snippets.enumerated() { lines += writer.lines(snippet, isFirst: index == 0) }
        let remarks = remarks(diagnostic, style, gutter)
        if !snippets.isEmpty, !remarks.isEmpty { lines.append(writer.emptyLine) }
        return (lines + remarks).map { $0 + "\n" }.joined()
    }

    private static func header(_ diagnostic: Diagnostic, _ message: String, _ style: TerminalStyle) -> String {
        let kind = style.paint("\(diagnostic.severity.rawValue)[\(diagnostic.rule.id)]", diagnostic.severity.role)
        return kind + style.paint(": " + TerminalText.clean(message), .strong)
    }

    /// One snippet per file, in the order in which the labels name the files.
    private static func snippets(of diagnostic: Diagnostic) -> [Snippet] {
        var snippets: [Snippet] = []
        for (index, label) in diagnostic.labels.enumerated() {
            if let known = snippets.firstIndex(where: { $0.file === label.place.file }) {
                snippets[known].add(label, isPrimary: false)
            } else {
                snippets.append(Snippet(label, isPrimary: index == 0))
            }
        }
        return snippets
    }

    private static func remarks(_ diagnostic: Diagnostic, _ style: TerminalStyle, _ gutter: Int) -> [String] {
        diagnostic.notes.map { remark("note", $0, .note, style, gutter) }
            + (diagnostic.help.map { [remark("help", $0, .help, style, gutter)] } ?? [])
    }

    private static func remark(_ kind: String, _ text: String, _ role: TerminalStyle.Role, _ style: TerminalStyle, _ gutter: Int) -> String
    {
        let margin = String(repeating: " ", count: gutter + 1)
        let indent = margin + String(repeating: " ", count: kind.count + 4)
        let lines = TerminalText.clean(text).split(separator: "\n", omittingEmptySubsequences: false)
        return margin + style.paint("=", .gutter) + " " + style.paint(kind, role) + ": " + lines.joined(separator: "\n" + indent)
    }
}
