/// Diagnostics as one JSON object:
///
/// ```
/// {"version": 1,
///  "summary": {"errors": 1, "warnings": 0, "notes": 0},
///  "diagnostics": [
///    {"rule": "yaml-duplicate-key", "severity": "error", "message": "…",
///     "location": {"file": "api.yaml", "line": 3, "column": 1, "endLine": 3, "endColumn": 5},
///     "label": "…",
///     "related": [{"location": {…}, "text": "…"}],
///     "notes": ["…"], "help": "…"}]}
/// ```
///
/// `location` is null where no file is involved, `help` where there is no advice. Every key is always there. Lines and columns count from
/// 1, columns in characters (Unicode scalars, a tab is one), and an end is one past the last character. Later versions add keys;
/// `version` grows if one changes.
package enum JSONRenderer {
    package static func render(_ diagnostics: [Diagnostic]) -> String {
        let value = JSONValue.object([
            "version": .int(1),
            "summary": summary(Summary(diagnostics)),
            "diagnostics": .array(diagnostics.map(self.value)),
        ])
        return value.text + "\n"
    }

    /// One diagnostic, for commands that report more than diagnostics.
    package static func value(_ diagnostic: Diagnostic) -> JSONValue {
        .object([
            "rule": .string(diagnostic.rule.id),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "location": diagnostic.primary.map { JSONValue($0.place) } ?? .null,
            "label": .string(diagnostic.primary?.text ?? ""),
            "related": .array(diagnostic.labels.dropFirst().map(related)),
            "notes": JSONValue(diagnostic.notes),
            "help": JSONValue(diagnostic.help),
        ])
    }

    package static func summary(_ summary: Summary) -> JSONValue {
        .object(["errors": .int(summary.errors), "warnings": .int(summary.warnings), "notes": .int(summary.notes)])
    }

    private static func related(_ label: Label) -> JSONValue {
        .object(["location": JSONValue(label.place), "text": .string(label.text)])
    }
}
