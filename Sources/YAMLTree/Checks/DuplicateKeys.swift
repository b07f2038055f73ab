import Diagnostics
import SourceText

/// Keys that are given twice in one mapping. libyaml lets them pass, and readers differ in which one they take.
enum DuplicateKeys {
    static let rule = Rule(
        "yaml-duplicate-key",
        "a key is given twice in one mapping",
        explanation: """
            Of two entries with the same key one would be lost, and which one depends on the reader. It mostly comes from copying an \
            entry and forgetting to rename it. Both places are shown: rename or remove one of them.
            """
    )

    /// Up to this many keys comparing each with each is the fastest way.
    private static let pairwiseLimit = 12

    static func check(_ report: Report, _ records: [NodeRecord], mapping: Int, _ sideTexts: [UInt8]) {
        guard records[mapping].first > 2 else { return }
        let keys = keyIndices(records, mapping: mapping)
        let texts = KeyTexts(records: records, file: report.file.bytes, sideTexts: sideTexts)
        let pairs = keys.count <= pairwiseLimit ? texts.pairsByComparing(keys) : texts.pairsBySorting(keys)
        for pair in pairs { report.add(diagnostic(report, records[pair.first].span, records[pair.again].span)) }
    }

    private static func keyIndices(_ records: [NodeRecord], mapping: Int) -> [Int] {
        var keys: [Int] = []
        keys.reserveCapacity(Int(records[mapping].first) / 2)
        var position = mapping + 1
        while position < records.count, position < Int(records[mapping].next) {
            if records[position].isScalar { keys.append(position) }
            let value = Int(records[position].next)
            guard value < records.count else { break }
            position = Int(records[value].next)
        }
        return keys
    }

    private static func diagnostic(_ report: Report, _ first: Span, _ again: Span) -> Diagnostic {
        let place = report.place(again.start, again.end)
        return Diagnostic(
            rule,
            "the key `\(Report.excerpt(place))` is given twice",
            at: [Label(place, "given again here"), Label(report.place(first.start, first.end), "first given here")],
            help: "rename or remove one of them"
        )
    }
}

/// Compares keys by their bytes, without making Strings.
private struct KeyTexts {
    typealias Pair = (first: Int, again: Int)

    let records: [NodeRecord]
    let file: [UInt8]
    let sideTexts: [UInt8]

    func pairsByComparing(_ keys: [Int]) -> [Pair] {
        var pairs: [Pair] = []
        for later in keys.indices.dropFirst() {
            guard let first = keys[..<later].first(where: { areEqual($0, keys[later]) }) else { continue }
            pairs.append((first, keys[later]))
        }
        return pairs
    }

    /// Equal keys come to lie side by side, so that a mapping of a million keys stays cheap whatever the keys are.
    func pairsBySorting(_ keys: [Int]) -> [Pair] {
        let sorted = keys.sorted { left, right in
            let (a, b) = (records[left], records[right])
            if a.length != b.length { return a.length < b.length }
            let (textA, textB) = (a.textBytes(in: file, sideTexts), b.textBytes(in: file, sideTexts))
            return textA.elementsEqual(textB) ? left < right : textA.lexicographicallyPrecedes(textB)
        }
        var pairs: [Pair] = []
        var first = 0
        for index in sorted.indices.dropFirst() {
            if areEqual(sorted[first], sorted[index]) { pairs.append((sorted[first], sorted[index])) } else { first = index }
        }
        return pairs.sorted { $0.again < $1.again }
    }

    private func areEqual(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (records[left], records[right])
        guard a.length == b.length else { return false }
        let (startA, startB) = (Int(a.first), Int(b.first))
        let (textsA, textsB) = (a.isTextAside ? sideTexts : file, b.isTextAside ? sideTexts : file)
        for index in 0..<Int(a.length) where textsA[startA + index] != textsB[startB + index] { return false }
        return true
    }
}
