/// How many diagnostics of each weight there are.
package struct Summary: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0

    package init(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }
    }

    /// Errors and warnings: what makes a command exit with 1.
    package var findings: Int { errors + warnings }

    /// `2 errors, 1 warning`; what there is none of is left out.
    package var text: String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
        return parts.isEmpty ? "nothing to report" : parts.joined(separator: ", ")
    }

    package func styled(_ style: TerminalStyle) -> String {
        style.paint(text, errors > 0 ? .error : warnings > 0 ? .warning : .note)
    }
}
