import SourceText

/// Parameters that a table lists before the sample that shows the call: "Parameters", a table, "Sample".
extension Extraction {
    /// Gives parameters of nobody to the call of the next sample in their section, if that takes most of them.
    mutating func findShownCalls() {
        var open: [Int: [Int]] = [:]
        for index in facts.indices where facts[index].kind == .parameter && facts[index].owner == nil && facts[index].source == .table {
            open[blockOfFact[index], default: []].append(index)
        }
        guard !open.isEmpty else { return }
        var calls: [Int: [Int]] = [:]
        for index in facts.indices where facts[index].kind == .use && facts[index].detail.form == "call" {
            calls[blockOfFact[index], default: []].append(index)
        }
        for (block, indices) in open {
            guard let sample = sample(behind: block, where: { calls[$0] != nil }) else { continue }
            let names = Set(indices.map { facts[$0].name.lowercased() })
            let shown = (calls[sample] ?? []).first { Self.labels(ofCall: facts[$0].name).intersection(names).count * 2 >= names.count }
            guard let shown else { continue }
            for index in indices { facts[index].owner = facts[shown].name }
        }
    }

    /// The next sample of a section; a line that says so, or its language, may stand before it.
    private func sample(behind block: Int, where isOne: (Int) -> Bool) -> Int? {
        for next in document.blocks.indices.dropFirst(block + 1).prefix(5) {
            if isOne(next) { return next }
            if case .heading = document.blocks[next].kind { return nil }
        }
        return nil
    }

    /// `key` and `force` of `open(key:force:)` and of `openWithKey:force:`, in small letters.
    private static func labels(ofCall name: String) -> Set<String> {
        guard !name.hasSuffix(")") else {
            return Set(name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { $0.lowercased() })
        }
        let parts = name.split(separator: ":").map { $0.lowercased() }
        let words = ["with", "for", "by"].compactMap { word in
            parts.first?.ranges(of: word).last.map { String(parts[0][$0.upperBound...]) }
        }
        return Set(parts.dropFirst() + words)
    }
}
