import SourceText

/// Diagnostics as workflow commands, one per line, of which a forge makes annotations in the diff.
package enum GitHubRenderer {
    package static func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { line($0) + "\n" }.joined()
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        let properties = (location(diagnostic) + [("title", diagnostic.rule.id)]).map { "\($0.0)=\(escapeProperty($0.1))" }
        return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(escapeData(message(diagnostic)))"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// Columns are left out where the span has several lines: annotations can't have both.
    private static func location(_ diagnostic: Diagnostic) -> [(String, String)] {
        guard let place = diagnostic.primary?.place else { return [] }
        let (start, end) = (place.start, place.end)
        guard start.line == end.line else {
            return [("file", place.file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
        }
        return [
            ("file", place.file.path), ("line", "\(start.line)"), ("col", "\(start.column)"), ("endLine", "\(end.line)"),
            ("endColumn", "\(end.column)"),
        ]
    }

    private static func message(_ diagnostic: Diagnostic) -> String {
        var lines = [diagnostic.message]
        for label in diagnostic.labels.dropFirst() {
            lines.append(label.text.isEmpty ? "see \(label.place.description)" : "\(label.place.description): \(label.text)")
        }
        lines += diagnostic.notes.map { "note: \($0)" }
        if let help = diagnostic.help { lines.append("help: \(help)") }
        return lines.joined(separator: "\n")
    }

    private static func escapeData(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escapeProperty(_ text: String) -> String {
        escapeData(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
            .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
    }
}
