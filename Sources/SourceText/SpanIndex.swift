/// Finds the spans that hold a place without asking all of them.
///
/// Spans may lie inside of each other; one look costs the logarithm of their number, and what encloses the place.
package struct SpanIndex: Sendable {
    /// By where they start, each with its place in the list that was given.
    private let spans: [(span: Span, index: Int)]
    /// The furthest end of all spans up to one.
    private let reach: [Int]

    package init(_ list: [Span]) {
        spans = list.enumerated().map { ($0.element, $0.offset) }.sorted { $0.0.start < $1.0.start }
        var furthest = 0
        reach = spans.map { entry in
            furthest = max(furthest, entry.span.end)
            return furthest
        }
    }

    /// Whether one of the spans that hold another, from its start to its end, is as wanted.
    ///
    /// - Parameter isWanted: is handed the span's index in the list.
    package func holds(_ span: Span, where isWanted: (Int) -> Bool = { _ in true }) -> Bool {
        var position = count(startingAtMost: span.start) - 1
        while position >= 0, reach[position] >= span.end {
            if spans[position].span.end >= span.end, isWanted(spans[position].index) { return true }
            position -= 1
        }
        return false
    }

    private func count(startingAtMost offset: Int) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].span.start <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
