import CrossCheck
import Guide
import SourceText
import Spec
import Testing

/// What one side states and the other does not.
@Suite struct PresenceTests {
    @Test func agreementIsNoFinding() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.methodItem("- (void)open:(NSURL *)url;", of: "Shop")
        bench.fact(.type, "Shop", line: 3, source: .heading)
        bench.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: 5)
        let report = bench.check()
        #expect(report.outline == [])
        #expect(report.coverage.facts == Coverage.Facts(total: 2, accounted: 2))
        #expect(report.coverage.items.evidenced == 3)
    }

    @Test func aRequestWithItsValuesIsOneOfItsEndpoint() {
        func outline(_ call: String) -> [String] {
            var bench = Bench()
            bench.item(.endpoint, "GET https://example.com/v2/doors/{id}")
            bench.fact(.endpoint, call, line: 7)
            return bench.check().outline
        }
        #expect(outline("GET https://example.com/v2/doors/4acde936-82dc-4552") == [])
        #expect(outline("GET https://example.com/v2/doors/17") == [])
        #expect(outline("GET https://example.com/v2/doors/mine") != [])
    }

    @Test func whatTheGuideLacksPointsAtItsOwner() throws {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.methodItem("- (void)refund;", of: "Shop")
        bench.fact(.type, "Shop", line: 30, source: .heading)
        let report = bench.check()
        #expect(report.outline == ["spec-only refund 30"])
        let finding = try #require(report.finding(SpecOnly.rule))
        #expect(finding.spec?.start.line == 3)
        #expect(report.coverage.items.missing == 1)
    }

    @Test func whatTheSpecLacksPointsAtItsOwner() throws {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.fact(.type, "Shop", line: 3, source: .heading)
        bench.methodFact("- (void)refundEverything;", of: "Shop", line: 9)
        let report = bench.check()
        #expect(report.outline == ["guide-only refundEverything 9"])
        #expect(try #require(report.finding(GuideOnly.rule)).spec?.start.line == 2)
        #expect(report.coverage.unaccounted.count == 1)
    }

    @Test func oneFindingNamesAllPlacesOfAName() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.fact(.type, "Shop", line: 1)
        for line in [10, 12, 14] { bench.methodFact("- (void)refundEverything;", of: "Shop", line: line) }
        let report = bench.check()
        #expect(report.outline == ["guide-only refundEverything 10"])
        #expect(report.findings.first?.notes == ["also on lines 12 and 14"])
    }

    @Test func whatRestsOnAnotherDocumentNeedsNoFact() {
        var bench = Bench()
        bench.item(.method, "refund", of: "Shop", provenance: .documented(bench.located("header")))
        bench.item(.method, "seed", of: "Shop", provenance: .invented(bench.located("tests need it")))
        let report = bench.check()
        #expect(report.outline == [])
        #expect(report.coverage.items.elsewhere == 1)
        #expect(report.coverage.items.invented == 1)
    }

    @Test func valuesThatTheGuideIsSilentAbout() {
        var bench = Bench()
        bench.item(.case, "ShopTypeBig", of: "ShopType") { $0.value = $1.located("3") }
        bench.item(.case, "ShopTypeTiny", of: "ShopType") {
            $0.value = $1.located("4")
            $0.provenanceOfAspects = [.value: .documented($1.located("header"))]
        }
        bench.fact(.case, "ShopTypeBig", of: "ShopType", line: 4, source: .table)
        bench.fact(.case, "ShopTypeTiny", of: "ShopType", line: 5, source: .table)
        #expect(bench.check().outline == ["unstated-value ShopTypeBig 4"])
    }

    @Test func aPlatformsNamesAndASamplesOwnAreAccountedFor() {
        var bench = Bench()
        bench.fact(.use, "UIButton", line: 2, source: .sample)
        bench.fact(.use, "addTarget:action:forControlEvents:", line: 3, source: .sample)
        bench.fact(.type, "DemoController", line: 4, source: .sample)
        bench.fact(.use, "DemoController", line: 5, source: .sample)
        let report = bench.check()
        #expect(report.outline == [])
        #expect(
            report.coverage.ruled.map(\.reason) == [
                "API of the platform", "API of the platform", "declared by the sample itself", "declared by the sample itself",
            ])
    }

    @Test func whatWasNotReadIsReported() {
        var bench = Bench()
        bench.unread = [
            FactSheet.Unread(.code, span: bench.guideFile.lineSpan(8), reason: nil),
            FactSheet.Unread(.code, span: bench.guideFile.lineSpan(20), reason: "sample in another language"),
        ]
        let report = bench.check()
        #expect(report.outline == ["unread line 8 8"])
        #expect(report.coverage.unread.count == 2)
    }
}
