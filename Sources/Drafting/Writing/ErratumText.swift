package import CrossCheck
import Diagnostics

/// Findings as entries of `errata:`, with a reason to be written.
package enum ErratumText {
    /// - Parameter indent: how far the hyphens stand from the margin.
    package static func entries(_ findings: [Finding], indent: Int) -> String {
        var writer = YAMLWriter()
        writer.write(.list(findings.map(entry)))
        let margin = String(repeating: " ", count: indent)
        return writer.lines.map { margin + $0 + "\n" }.joined()
    }

    private static func entry(_ finding: Finding) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("rule", .text(finding.rule.id)), ("name", .text(finding.name))]
        for (key, value) in finding.quotes { pairs.append((key, .text(value))) }
        return .mapping(pairs + [("reason", DraftWriter.todo)])
    }
}
