/// How many Unicode scalars start before every 4096th byte, so that a column in a line of megabytes is found without reading the line.
struct ScalarCounts: Sendable {
    private static let step = 4096

    private let counts: [Int]

    /// Nil where no line is long enough to need it.
    init?(_ bytes: [UInt8], lineStarts: [Int]) {
        guard Self.hasLongLine(lineStarts, end: bytes.count) else { return nil }
        var counts = [0]
        counts.reserveCapacity(bytes.count / Self.step + 1)
        var start = 0
        while start + Self.step <= bytes.count {
            counts.append((counts.last ?? 0) + Self.scan(bytes, start, start + Self.step))
            start += Self.step
        }
        self.counts = counts
    }

    func count(in span: Span, of bytes: [UInt8]) -> Int {
        span.length < 2 * Self.step
            ? Self.scan(bytes, span.start, span.end) : count(before: span.end, bytes) - count(before: span.start, bytes)
    }

    static func scan(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var count = 0
            for index in start..<end { count += buffer[index] & 0xC0 == 0x80 ? 0 : 1 }
            return count
        }
    }

    private func count(before offset: Int, _ bytes: [UInt8]) -> Int {
        let block = offset / Self.step
        return counts[block] + Self.scan(bytes, block * Self.step, offset)
    }

    private static func hasLongLine(_ lineStarts: [Int], end: Int) -> Bool {
        zip(lineStarts, lineStarts.dropFirst() + [end]).contains { $1 - $0 > 4 * step }
    }
}
