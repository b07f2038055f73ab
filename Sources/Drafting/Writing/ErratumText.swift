package import CrossCheck
import Diagnostics
package import Spec

/// Findings as entries of `errata:`, with a reason to be written.
package enum ErratumText {
    /// - Parameters:
    ///   - languages: in which the reasons are to be written.
    ///   - indent: how far the hyphens stand from the margin.
    package static func entries(_ findings: [Finding], in languages: [TextLanguage], indent: Int) -> String {
        var writer = YAMLWriter(languages: languages)
        writer.write(.list(findings.map { entry($0) }))
        let margin = String(repeating: " ", count: indent)
        return writer.lines.map { margin + $0 + "\n" }.joined()
    }

    private static func entry(_ finding: Finding) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("rule", .text(finding.rule.id)), ("name", .text(finding.ownedName ?? finding.name))]
        for (key, value) in finding.quotes { pairs.append((key, .text(value))) }
        return .mapping(pairs + [("reason", .todo)])
    }
}
