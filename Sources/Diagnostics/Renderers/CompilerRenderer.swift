import SourceText

/// Diagnostics as compilers print them, one per line, which editors and build systems make clickable:
///
/// ```
/// /my/Specs/shop/api.yaml:69:14: error: the duration is `3660` in the spec and `3600` in the guide (shop.html:276:42: the guide, here) [duration-differs]
/// ```
package enum CompilerRenderer {
    /// - Parameter folder: put before paths that are not absolute; as they are by default.
    package static func render(_ diagnostics: [Diagnostic], folder: String = "") -> String {
        diagnostics.map { line($0, folder) + "\n" }.joined()
    }

    private static func line(_ diagnostic: Diagnostic, _ folder: String) -> String {
        let place = diagnostic.primary.map { "\(path($0.place.file.path, folder)):\($0.place.start.line):\($0.place.start.column): " } ?? ""
        let text = "\(place)\(diagnostic.severity.rawValue): \(message(diagnostic)) [\(diagnostic.rule.id)]"
        // One line each, whatever a name holds.
        return TerminalText.clean(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    private static func path(_ path: String, _ folder: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }

    private static func message(_ diagnostic: Diagnostic) -> String {
        let related = diagnostic.labels.dropFirst().map { label in
            label.text.isEmpty ? "see \(label.place.description)" : "\(label.place.description): \(label.text)"
        }
        let remarks = related + diagnostic.notes + (diagnostic.help.map { [$0] } ?? [])
        return diagnostic.message + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
    }
}
