import CrossCheck
import Diagnostics
import Guide
import Testing

@Suite struct ErrataTests {
    private func bench(_ errata: (inout Bench) -> Void) -> CheckReport {
        var bench = Bench()
        bench.methodItem("- (BOOL)close;", of: "Shop")
        bench.methodFact("- (BOOL)close;", of: "Shop", line: 3)
        bench.methodFact("- (void)close;", of: "Shop", line: 9)
        bench.methodFact("- (void)close;", of: "Shop", line: 12)
        errata(&bench)
        return bench.check()
    }

    @Test func acceptsWhereverTheNameOccurs() {
        let report = bench { $0.erratum("conflicting-signatures", "close") }
        #expect(report.outline == ["conflicting-signatures close 9 accepted", "conflicting-signatures close 12 accepted"])
        #expect(report.open.isEmpty)
        #expect(report.diagnostics.isEmpty)
    }

    @Test func acceptsOnOneLineOnly() {
        let report = bench { $0.erratum("conflicting-signatures", "close", line: 12) }
        #expect(report.outline == ["conflicting-signatures close 9", "conflicting-signatures close 12 accepted"])
    }

    @Test(
        arguments: [("conflicting-signatures", "open", nil), ("spec-only", "close", nil), ("conflicting-signatures", "close", 4)]
            as [(String, String, Int?)])
    func anErratumForNothingIsAFinding(_ rule: String, _ name: String, _ line: Int?) {
        let report = bench { $0.erratum(rule, name, line: line) }
        #expect(report.outline.contains("unused-erratum \(name)"))
        #expect(report.open.count == 3)
    }

    @Test(arguments: [("void", true), (" void ", true), ("NSString *", false)])
    func acceptsOnlyWhatTheGuideSaysNow(_ says: String, _ isAccepted: Bool) {
        let report = bench { $0.erratum("conflicting-signatures", "close", says: says) }
        #expect(report.accepted.count == (isAccepted ? 2 : 0))
        #expect(report.finding(ErrataMatching.unused)?.help == (isAccepted ? nil : "the guide says `void`: look at it, and correct `says`"))
    }

    @Test func anErratumNeedsAReason() {
        let report = bench { $0.erratum("conflicting-signatures", "close", reason: " ") }
        #expect(report.open.map(\.rule.id) == ["erratum-without-reason"])
    }

    @Test func acceptingAFindingAccountsForItsFacts() {
        var bench = Bench()
        bench.fact(.constant, "kLeftover", line: 5)
        #expect(bench.check().coverage.facts.accounted == 0)
        bench.erratum("guide-only", "kLeftover")
        #expect(bench.check().coverage.facts.accounted == 1)
    }
}
