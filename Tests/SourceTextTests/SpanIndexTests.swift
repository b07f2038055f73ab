import SourceText
import Testing

@Suite struct SpanIndexTests {
    private let spans = [Span(10, 20), Span(0, 100), Span(12, 14), Span(30, 40), Span(35, 36)]

    @Test(arguments: [(Span(12, 13), true), (Span(20, 30), true), (Span(99, 100), true), (Span(99, 101), false), (Span(200, 201), false)])
    func whatLiesInsideOfOneIsHeld(_ span: Span, _ isHeld: Bool) {
        #expect(SpanIndex(spans).holds(span) == isHeld)
        #expect(SpanIndex(spans).holds(span) == spans.contains { $0.contains(span) })
    }

    @Test func theCallerChooses() {
        let index = SpanIndex(spans)
        #expect(index.holds(Span(12, 13)) { $0 == 2 })
        #expect(index.holds(Span(12, 13)) { $0 == 1 })
        #expect(!index.holds(Span(15, 16)) { $0 == 2 })
        #expect(!SpanIndex([]).holds(Span(0, 0)))
    }
}
