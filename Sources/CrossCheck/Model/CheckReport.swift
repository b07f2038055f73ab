package import Diagnostics

/// What a check of one system found.
package struct CheckReport: Sendable {
    package var system: String
    /// In the order of the guides' places, then of the spec's; accepted ones included.
    package var findings: [Finding]
    package var coverage: Coverage
    /// Worth knowing, and no reason to fail: the guide was not there, or is not the recorded one.
    package var notes: [Diagnostic]

    package init(system: String, findings: [Finding], coverage: Coverage, notes: [Diagnostic] = []) {
        self.system = system
        self.findings = findings
        self.coverage = coverage
        self.notes = notes
    }

    /// The findings that make the check fail.
    package var open: [Finding] { findings.filter(\.counts) }
    package var accepted: [Finding] { findings.filter(\.isAccepted) }
    package var diagnostics: [Diagnostic] { findings.filter { !$0.isAccepted }.map(\.diagnostic) + notes }
}
