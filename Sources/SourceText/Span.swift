/// A half-open range of bytes in one file.
///
/// Spans are the only form of position that the pipeline carries; line and column are computed when a place is printed.
package struct Span: Hashable, Sendable, Comparable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        precondition(start <= end, "a span cannot end before it starts")
        self.start = start
        self.end = end
    }

    package var length: Int { end - start }
    package var isEmpty: Bool { start == end }

    package func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
    package func union(_ other: Span) -> Span { Span(min(start, other.start), max(end, other.end)) }

    package static func < (lhs: Span, rhs: Span) -> Bool {
        (lhs.start, lhs.end) < (rhs.start, rhs.end)
    }
}
