import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Spec
import Testing

/// A draft of each real guide, held against the finished spec of its system.
@Suite(.enabled(if: RealSystem.areHere, "the vendors' guides are not here: set GUIDEWRIGHT_GUIDES"))
struct CoverageTests {
    @Test(arguments: RealSystem.ids) func aDraftHasNineInTenItems(_ id: String) throws {
        let system = try #require(RealSystem(id))
        let module = system.spec.system.module.value
        let folder = DraftFolder(system.sheets, id: id, module: module, languages: system.sheets.map { _ in "ko" })
        let errors = folder.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors == [])
        #expect(Set(folder.diagnostics.filter { $0.severity == .warning }.map(\.rule.id)).subtracting(["spec-todo-text"]) == [])
        let draft = try #require(folder.spec)
        let coverage = DraftCoverage(of: system.spec, in: draft, sheets: system.sheets)
        let findings = try #require(folder.report).open
        print(
            "draft \(id): \(coverage.total - coverage.missing.count) of \(coverage.total) items (\(Int(coverage.share * 1000)) per mille), \(findings.count) findings"
        )
        for name in coverage.missing { print("  missing: \(name)") }
        for finding in findings { print("  finding: \(finding.rule.id) \(finding.name)") }
        for part in folder.leftOut { print("  left out: \(part.name): \(part.reason) (line \(part.place.start.line))") }
        #expect(coverage.share >= 0.9)
    }
}
