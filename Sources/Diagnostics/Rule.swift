/// One kind of diagnostic. It is declared beside the code that reports it, and listed in its module's `rules`.
package struct Rule: Sendable, Hashable {
    /// Lower case with hyphens, stable over releases: errata, SARIF and `guidewright explain` refer to it.
    package let id: String
    package let severity: Severity
    /// One line: what the rule reports.
    package let summary: String
    /// A few sentences for `guidewright explain`: why it matters, an example, how to mend it.
    package let explanation: String

    package init(_ id: String, _ severity: Severity, _ summary: String, explanation: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
    }

    /// A rule whose findings are errors, as most are.
    package init(_ id: String, _ summary: String, explanation: String) {
        self.init(id, .error, summary, explanation: explanation)
    }
}
