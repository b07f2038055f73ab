import CrossCheck
import Guide
import SourceText
import Spec
import Testing

@Suite struct FaultTests {
    @Test func editsAreAppliedWhereTheyWerePlanned() {
        let file = SourceFile(path: "a.yaml", text: "name: open\ntype: BOOL\n")
        let edits = [Fault.Edit(Span(17, 21), "double"), Fault.Edit(Span(6, 10), "oepn")]
        let fault = Fault(.renamed, .spec, in: file, edits, of: "open")
        #expect(fault.applied(to: file).text(Span(0, 24)) == "name: oepn\ntype: double\n")
        #expect(fault.description.contains("a.yaml:2"))
    }

    @Test func oneSeedGivesOneSequence() {
        var first = SeededNumbers(seed: 3)
        var second = SeededNumbers(seed: 3)
        var other = SeededNumbers(seed: 4)
        let numbers = (0..<4).map { _ in first.next() }
        #expect(numbers == (0..<4).map { _ in second.next() })
        #expect(numbers != (0..<4).map { _ in other.next() })
        #expect(Set(numbers).count == 4)
    }

    @Test func plansAreTheSameForOneSeed() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.fact(.type, "Shop", line: 3)
        let matching = Matching(items: bench.items, sheets: [bench.sheet], specTop: bench.specTop)
        #expect(GuideFaults.plan(for: matching, seed: 1).map(\.description) == GuideFaults.plan(for: matching, seed: 1).map(\.description))
    }
}
