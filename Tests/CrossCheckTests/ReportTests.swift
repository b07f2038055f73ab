import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec
import Testing

@Suite struct ReportTests {
    private var report: CheckReport {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.methodItem("- (BOOL)close;", of: "Shop")
        bench.fact(.type, "Shop", line: 2)
        bench.methodFact("- (BOOL)close;", of: "Shop", line: 3)
        bench.methodFact("- (void)close;", of: "Shop", line: 9)
        bench.fact(.constant, "kLeftover", line: 12)
        bench.erratum("conflicting-signatures", "close")
        return bench.check()
    }

    @Test func jsonHoldsFindingsAndCoverage() throws {
        let data = Data(ReportRendering.json([report]).utf8)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let system = try #require((root["systems"] as? [[String: Any]])?.first)
        #expect(system["system"] as? String == "shop")
        let findings = try #require(system["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["conflicting-signatures", "guide-only"])
        let erratum = try #require(findings[0]["erratum"] as? [String: Any])
        #expect((erratum["reason"] as? [String: String])?["en"] == "the header has it so")
        #expect(findings[1]["erratum"] is NSNull)
        #expect((findings[0]["guide"] as? [String: Any])?["line"] as? Int == 9)
        #expect((findings[0]["spec"] as? [String: Any])?["file"] as? String == "api.yaml")
        let coverage = try #require(system["coverage"] as? [String: [String: Int]])
        #expect(coverage["facts"] == ["total": 4, "accounted": 3])
        #expect(coverage["items"] == ["total": 2, "evidenced": 2, "sourced": 0, "elsewhere": 0, "invented": 0])
    }

    @Test func theSummaryHasBothFigures() {
        #expect(
            ReportRendering.summary(report) == "shop: facts 3 of 4 accounted for; items 2: 2 evidenced; 1 finding, 1 accepted contradiction"
        )
    }

    /// What an SDK's code calls things that travel is no API, and no gap.
    @Test func textsOfCodeAreAccountedFor() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.fact(.type, "Shop", line: 2)
        bench.fact(.key, "/parcels", line: 3) { $0.detail.form = "text" }
        bench.fact(.constant, "kShop", line: 4) { $0.detail.form = "defined" }
        let coverage = bench.check().coverage
        #expect(coverage.facts == Coverage.Facts(total: 3, accounted: 3))
        #expect(coverage.ruled.map(\.place.description) == ["guide.html:3:1", "guide.html:4:1"], "\(coverage)")
    }

    @Test func coverageNamesPlacesAndReasons() {
        let lines = ReportRendering.coverageLines(report)
        #expect(lines.contains("  guide.html:12:1: constant `kLeftover`: no rule says why"))
    }

    @Test func diagnosticsPointAtBothSides() throws {
        let diagnostic = try #require(report.diagnostics.first)
        #expect(diagnostic.labels.map(\.place.file.path) == ["api.yaml", "guide.html"])
    }

    @Test func theOrderIsTheGuides() {
        var bench = Bench()
        for line in [40, 10, 30] { bench.fact(.constant, "kLeftover\(line)xx\(line)", line: line) }
        #expect(bench.check().findings.compactMap { $0.guide?.start.line } == [10, 30, 40])
    }
}
