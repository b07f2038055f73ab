/// A unified diff of two texts, with three lines of context.
package enum UnifiedDiff {
    private static let context = 3

    /// - Returns: an empty text where both are the same. A missing side is `/dev/null`.
    package static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
        let before = lines(old)
        let after = lines(new)
        let edits = LineDiff.edits(before, after)
        guard edits.contains(where: { $0.kind != .same }) else { return "" }
        var text = "--- \(old == nil ? "/dev/null" : path)\n+++ \(new == nil ? "/dev/null" : path)\n"
        for hunk in hunks(edits) { text += describe(hunk, before, after) }
        return text
    }

    private static func lines(_ bytes: [UInt8]?) -> [Substring] {
        guard let bytes, !bytes.isEmpty else { return [] }
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func hunks(_ edits: [LineDiff.Edit]) -> [ArraySlice<LineDiff.Edit>] {
        let changed = edits.indices.filter { edits[$0].kind != .same }
        var hunks: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks.map { edits[$0] }
    }

    private static func describe(_ hunk: ArraySlice<LineDiff.Edit>, _ before: [Substring], _ after: [Substring]) -> String {
        guard let first = hunk.first else { return "" }
        let oldCount = hunk.filter { $0.kind != .added }.count
        let newCount = hunk.filter { $0.kind != .removed }.count
        let oldStart = oldCount == 0 ? first.old : first.old + 1
        let newStart = newCount == 0 ? first.new : first.new + 1
        var text = "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
        for edit in hunk {
            switch edit.kind {
            case .same: text += " \(before[edit.old])\n"
            case .removed: text += "-\(before[edit.old])\n"
            case .added: text += "+\(after[edit.new])\n"
            }
        }
        return text
    }
}

/// The shortest way from one list of lines to another, after Myers.
enum LineDiff {
    enum Kind: Sendable { case same, removed, added }

    /// One line, with its index on both sides (where the line is on one side only, the other index is where it would stand).
    struct Edit: Sendable, Equatable {
        var kind: Kind
        var old: Int
        var new: Int
    }

    static func edits(_ before: [Substring], _ after: [Substring]) -> [Edit] {
        let prefix = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - prefix
        let suffix = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let middle = myers(Array(before[prefix..<(before.count - suffix)]), Array(after[prefix..<(after.count - suffix)]))
        let head = (0..<prefix).map { Edit(kind: .same, old: $0, new: $0) }
        let tail = (0..<suffix).map { Edit(kind: .same, old: before.count - suffix + $0, new: after.count - suffix + $0) }
        return head + middle.map { Edit(kind: $0.kind, old: $0.old + prefix, new: $0.new + prefix) } + tail
    }

    /// Texts that differ in more lines than this are shown as replaced: the search is quadratic in that number.
    private static let limit = 1500

    private static func myers(_ a: [Substring], _ b: [Substring]) -> [Edit] {
        guard let trace = trace(a, b) else {
            return a.indices.map { Edit(kind: .removed, old: $0, new: 0) } + b.indices.map { Edit(kind: .added, old: a.count, new: $0) }
        }
        var edits: [Edit] = []
        var x = a.count
        var y = b.count
        for (depth, reach) in trace.enumerated().reversed() {
            let k = x - y
            let isDown = k == -depth || (k != depth && (reach[k - 1] ?? -1) < (reach[k + 1] ?? -1))
            let previous = isDown ? k + 1 : k - 1
            let startX = reach[previous] ?? 0
            let startY = startX - previous
            while x > startX, y > startY {
                x -= 1
                y -= 1
                edits.append(Edit(kind: .same, old: x, new: y))
            }
            guard depth > 0 else { break }
            x = startX
            y = startY
            edits.append(Edit(kind: isDown ? .added : .removed, old: x, new: y))
        }
        return edits.reversed()
    }

    /// How far each diagonal reaches before every step; nil where it takes too many steps.
    private static func trace(_ a: [Substring], _ b: [Substring]) -> [[Int: Int]]? {
        var reach: [Int: Int] = [1: 0]
        var trace: [[Int: Int]] = []
        for depth in 0...min(a.count + b.count, limit) {
            trace.append(reach)
            for k in stride(from: -depth, through: depth, by: 2) {
                let isDown = k == -depth || (k != depth && (reach[k - 1] ?? -1) < (reach[k + 1] ?? -1))
                var x = isDown ? (reach[k + 1] ?? 0) : (reach[k - 1] ?? 0) + 1
                var y = x - k
                while x < a.count, y < b.count, a[x] == b[y] {
                    x += 1
                    y += 1
                }
                reach[k] = x
                if x >= a.count, y >= b.count { return trace }
            }
        }
        return nil
    }
}
