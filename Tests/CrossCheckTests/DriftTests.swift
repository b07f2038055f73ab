import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite struct DriftTests {
    private func base(_ change: (inout Bench) -> Void = { _ in }) -> Bench {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.methodItem("- (void)open:(NSURL *)url;", of: "Shop")
        bench.item(.duration, "3600")
        bench.fact(.type, "Shop", line: 3)
        change(&bench)
        return bench
    }

    private func full(line: Int) -> Bench {
        base {
            $0.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: line)
            $0.fact(.duration, "3600", line: line + 2, source: .prose)
        }
    }

    @Test func movedTextIsNoDrift() {
        #expect(Drift(from: full(line: 5).sheet, to: full(line: 90).sheet).isEmpty)
    }

    @Test func anotherMentionIsNoDrift() {
        var bench = full(line: 5)
        bench.fact(.use, "open:", line: 40, source: .prose)
        #expect(Drift(from: full(line: 5).sheet, to: bench.sheet).isEmpty)
    }

    @Test func additionsAndRemovals() {
        var bench = full(line: 5)
        bench.methodFact("- (void)refundEverything;", of: "Shop", line: 50)
        let drift = Drift(from: full(line: 5).sheet, to: bench.sheet, items: bench.items)
        #expect(drift.added.map(\.name) == ["refundEverything"])
        #expect(drift.changes.count == 1)
        let back = Drift(from: bench.sheet, to: full(line: 5).sheet, items: bench.items)
        #expect(back.removed.map(\.name) == ["refundEverything"])
    }

    @Test func aChangeNamesItsAspectsItemsAndFiles() throws {
        let changed = base {
            $0.methodFact("- (void)open:(NSString *)url;", of: "Shop", line: 5)
            $0.fact(.duration, "3600", line: 7, source: .prose)
        }
        let drift = Drift(from: full(line: 5).sheet, to: changed.sheet, items: changed.items) { ["Client/\($0.name.value).swift"] }
        #expect(drift.changes.count == 1)
        let change = try #require(drift.changed.first)
        #expect(change.aspects.map(\.name) == ["parameter types"])
        #expect(change.items.map(\.name.value) == ["open:"])
        #expect(change.artifacts == ["Client/open:.swift"])
        #expect(change.old?.line == 5)
    }

    /// What a declaration says anew is a change of it, told with what it was and is.
    @Test func whatSaysMoreHasChanged() throws {
        let changed = base {
            $0.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: 5) { $0.detail.isDeprecated = true }
            $0.fact(.duration, "3600", line: 7, source: .prose)
        }
        for (old, new) in [(full(line: 5), changed), (changed, full(line: 5))] {
            let drift = Drift(from: old.sheet, to: new.sheet, items: new.items)
            let change = try #require(drift.changes.first)
            #expect(drift.changes.count == 1 && change.kind == .changed && change.name == "open:")
            #expect(change.aspects.map(\.name) == ["deprecated"])
            #expect(Set([change.aspects[0].old, change.aspects[0].new]) == [Optional("true"), nil])
        }
    }

    @Test func anAddressIsOneWhereverItStands() {
        let old = base { $0.fact(.key, "https://example.com/a", line: 9, source: .prose) }
        let new = base {
            $0.fact(.endpoint, "GET https://example.com/a", line: 30, source: .sample) { $0.value = "https://example.com/a?b=c" }
        }
        #expect(Drift(from: old.sheet, to: new.sheet).added.map(\.name) == ["GET https://example.com/a"])
        #expect(Drift(from: new.sheet, to: old.sheet).removed.map(\.name) == ["GET https://example.com/a"])
        let bare = base { $0.fact(.endpoint, "https://example.com/a", line: 30, source: .sample) }
        #expect(Drift(from: old.sheet, to: bare.sheet).isEmpty)
    }

    @Test func aDurationThatChanged() {
        let changed = base {
            $0.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: 5)
            $0.fact(.duration, "7200", line: 7, source: .prose)
        }
        let drift = Drift(from: full(line: 5).sheet, to: changed.sheet, items: changed.items)
        #expect(drift.changed.map { $0.aspects.map(\.name) } == [["name"]])
        #expect(drift.changes.count == 1)
    }

    @Test func aGuideThatIsNotTheRecordedOne() {
        let old = full(line: 5)
        var new = old
        new.methodFact("- (void)refundEverything;", of: "Shop", line: 50)
        let other = SourceFile(path: "guide.html", bytes: new.guideFile.bytes + [0x0A])
        let sheet = FactSheet(file: other, format: .html, facts: new.sheet.facts, unread: [])
        let input = CrossChecker.GuideInput(sheet: sheet, recorded: RecordedGuide(of: old.sheet))
        let report = CrossChecker.check(system: "shop", items: new.items, errata: [], guides: [input], specTop: new.specTop)
        #expect(report.notes.map(\.rule.id) == ["guide-not-as-recorded"])
        #expect(report.outline == ["guide-added refundEverything 50", "guide-only refundEverything 50"])
    }

    @Test func theRecordedGuideIsNoNews() {
        let bench = full(line: 5)
        let input = CrossChecker.GuideInput(sheet: bench.sheet, recorded: RecordedGuide(of: bench.sheet))
        let report = CrossChecker.check(system: "shop", items: bench.items, errata: [], guides: [input], specTop: bench.specTop)
        #expect(report.notes.isEmpty)
        #expect(report.outline == [])
    }
}
