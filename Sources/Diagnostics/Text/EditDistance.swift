/// How far two texts are apart, by optimal string alignment.
///
/// Works on plain numbers in unsafe memory: a check compares every name with every other, in debug builds too.
package enum EditDistance {
    package static func scalars(of text: String) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { scalars.append(scalar.value) }
        return scalars
    }

    /// How many single changes (a character more, less, other, or two swapped) lead from one text to the other; nil if more than `limit`.
    package static func between(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        return left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                // What both begin and end with needs no change.
                var (start, leftEnd, rightEnd) = (0, left.count, right.count)
                while start < leftEnd, start < rightEnd, left[start] == right[start] { start += 1 }
                while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
                    (leftEnd, rightEnd) = (leftEnd - 1, rightEnd - 1)
                }
                let (one, other) = (left[start..<leftEnd], right[start..<rightEnd])
                let longest = max(one.count, other.count)
                guard !one.isEmpty, !other.isEmpty else { return longest <= limit ? longest : nil }
                let (short, long) = one.count <= other.count ? (one, other) : (other, one)
                return between(short: UnsafeBufferPointer(rebasing: short), long: UnsafeBufferPointer(rebasing: long), limit)
            }
        }
    }

    private static func between(short: UnsafeBufferPointer<UInt32>, long: UnsafeBufferPointer<UInt32>, _ limit: Int) -> Int? {
        guard short.count <= UInt64.bitWidth, short.allSatisfy({ $0 < letters }), long.allSatisfy({ $0 < letters }) else {
            return rows(short, long, limit)
        }
        let distance = columns(short, long)
        return distance <= limit ? distance : nil
    }

    /// What `columns` can tell apart: ASCII, which nearly all names are made of.
    private static let letters: UInt32 = 128

    /// One column after the other, each as bits: where the number grows or falls against the one above it (Hyyrö, 2003).
    private static func columns(_ short: UnsafeBufferPointer<UInt32>, _ long: UnsafeBufferPointer<UInt32>) -> Int {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Int(letters)) { places in
            places.initialize(repeating: 0)
            for (place, letter) in short.enumerated() { places[Int(letter)] |= 1 &<< UInt64(place) }
            let last: UInt64 = 1 &<< UInt64(short.count - 1)
            var (grows, falls, same, earlier): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
            var distance = short.count
            for letter in long {
                let equal = places[Int(letter)]
                let swapped = ((~same & equal) &<< 1) & earlier
                same = (((equal & grows) &+ grows) ^ grows) | equal | falls | swapped
                let (more, less) = (falls | ~(same | grows), same & grows)
                if more & last != 0 { distance += 1 }
                if less & last != 0 { distance -= 1 }
                let moved = more &<< 1 | 1
                (grows, falls) = (less &<< 1 | ~(same | moved), moved & same)
                earlier = equal
            }
            return distance
        }
    }

    /// One row after the other; three are kept.
    private static func rows(_ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>, _ limit: Int) -> Int? {
        let width = right.count + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
            guard let base = cells.baseAddress else { return nil }
            var (before, previous, current) = (base, base + width, base + 2 * width)
            for column in 0..<width {
                before[column] = 0
                previous[column] = column
            }
            for row in 1...left.count {
                guard fill(current, row, left, right, previous, before) <= limit else { return nil }
                (before, previous, current) = (previous, current, before)
            }
            return previous[right.count] <= limit ? previous[right.count] : nil
        }
    }

    /// Fills a row and answers its smallest number.
    private static func fill(
        _ current: UnsafeMutablePointer<Int>,
        _ row: Int,
        _ left: UnsafeBufferPointer<UInt32>,
        _ right: UnsafeBufferPointer<UInt32>,
        _ previous: UnsafeMutablePointer<Int>,
        _ before: UnsafeMutablePointer<Int>
    ) -> Int {
        let letter = left[row - 1]
        let last = row > 1 ? left[row - 2] : 0
        current[0] = row
        var smallest = row
        var column = 1
        while column <= right.count {
            var best = previous[column - 1] + (letter == right[column - 1] ? 0 : 1)
            if previous[column] + 1 < best { best = previous[column] + 1 }
            if current[column - 1] + 1 < best { best = current[column - 1] + 1 }
            if row > 1, column > 1, letter == right[column - 2], last == right[column - 1], before[column - 2] + 1 < best {
                best = before[column - 2] + 1
            }
            current[column] = best
            if best < smallest { smallest = best }
            column += 1
        }
        return smallest
    }
}
