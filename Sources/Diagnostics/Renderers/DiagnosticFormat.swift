/// How a command prints diagnostics; the raw values are what `--format` takes.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github
}
