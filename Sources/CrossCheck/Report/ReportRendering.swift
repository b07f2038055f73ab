package import Diagnostics
import SourceText
import Spec

/// Reports as commands print them.
package enum ReportRendering {
    /// The JSON of `check`: per system its findings, accepted ones included, and its coverage.
    package static func json(_ reports: [CheckReport]) -> String {
        let value = JSONValue.object([
            "version": .int(1),
            "systems": .array(reports.map(self.value)),
        ])
        return value.text + "\n"
    }

    package static func value(_ report: CheckReport) -> JSONValue {
        .object([
            "system": .string(report.system),
            "findings": .array(report.findings.map(value)),
            "coverage": value(report.coverage),
            "notes": .array(report.notes.map { .string($0.message) }),
        ])
    }

    private static func value(_ finding: Finding) -> JSONValue {
        .object([
            "rule": .string(finding.rule.id),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "name": .string(finding.name),
            "spec": finding.spec.map { JSONValue($0) } ?? .null,
            "guide": finding.guide.map { JSONValue($0) } ?? .null,
            "source": finding.witness.sourceID.map { .string($0) } ?? .null,
            "notes": JSONValue(finding.notes),
            "help": JSONValue(finding.help),
            "erratum": finding.erratum.map { erratum in
                .object([
                    "location": JSONValue(erratum.place),
                    "reason": .object(Dictionary(uniqueKeysWithValues: erratum.reason.texts.map { ($0.key.rawValue, .string($0.value)) })),
                ])
            } ?? .null,
        ])
    }

    private static func value(_ coverage: Coverage) -> JSONValue {
        .object([
            "facts": .object(["total": .int(coverage.facts.total), "accounted": .int(coverage.facts.accounted)]),
            "items": .object([
                "total": .int(coverage.items.total),
                "evidenced": .int(coverage.items.evidenced),
                "sourced": .int(coverage.items.sourced),
                "elsewhere": .int(coverage.items.elsewhere),
                "invented": .int(coverage.items.invented),
            ]),
        ])
    }

    /// `facts 120/120, items 84 (60 evidenced, 20 elsewhere, 4 invented)`: the two figures of a system, for the end of a report.
    package static func summary(_ report: CheckReport) -> String {
        let (facts, items) = (report.coverage.facts, report.coverage.items)
        var parts = ["\(items.evidenced) evidenced"]
        if items.sourced > 0 { parts.append("\(items.sourced) by sources") }
        if items.elsewhere > 0 { parts.append("\(items.elsewhere) elsewhere") }
        if items.invented > 0 { parts.append("\(items.invented) invented") }
        if items.missing > 0 { parts.append("\(items.missing) without evidence") }
        let findings = report.open.isEmpty ? "no findings" : Wording.count(report.open.count, "finding")
        let errata = report.accepted.isEmpty ? "" : ", \(Wording.count(report.accepted.count, "accepted contradiction"))"
        return "\(report.system): facts \(facts.accounted) of \(facts.total) accounted for; items \(items.total): "
            + "\(parts.joined(separator: ", ")); \(findings)\(errata)"
    }

    /// For `check --coverage`: everything that is not borne out or not understood, and what stated rules account for.
    package static func coverageLines(_ report: CheckReport) -> [String] {
        let groups = [
            ("facts that nothing accounts for", report.coverage.unaccounted),
            ("facts that a rule accounts for", report.coverage.ruled),
            ("parts that gave no fact", report.coverage.unread),
        ]
        return groups.flatMap { title, entries -> [String] in
            guard !entries.isEmpty else { return [] }
            let lines = entries.map { "  \($0.place.description): \($0.subject): \($0.reason ?? "no rule says why")" }
            return ["\(report.system): \(Wording.count(entries.count, "entry", "entries")), \(title)"] + lines
        }
    }
}
