import SourceText

/// Parameters that a table or a list gives before the sample that shows the call: "Parameters", a table, "Sample".
extension Extraction {
    /// Gives parameters of nobody to the call of the next sample in their section, if that takes most of them.
    mutating func findShownCalls() {
        var open: [Int: [Int]] = [:]
        var (list, last): ([Int], Int) = ([], -2)
        for index in facts.indices where facts[index].kind == .parameter && facts[index].owner == nil {
            let block = blockOfFact[index]
            switch facts[index].source {
            case .table: open[block, default: []].append(index)
            case .list:
                // Items that follow each other are one list, which its last item ends.
                if block > last + 1, !list.isEmpty {
                    open[last] = list
                    list = []
                }
                list.append(index)
                last = block
            default: break
            }
        }
        if !list.isEmpty { open[last] = list }
        guard !open.isEmpty else { return }
        var calls: [Int: [Int]] = [:]
        for index in facts.indices where Self.isCall(facts[index]) {
            calls[blockOfFact[index], default: []].append(index)
        }
        for (block, indices) in open {
            guard let sample = sample(behind: block, where: { calls[$0] != nil }) else { continue }
            let names = Set(indices.map { facts[$0].name.lowercased() })
            let shown = (calls[sample] ?? []).first { labels(of: facts[$0]).intersection(names).count * 2 >= names.count }
            guard let shown else { continue }
            for index in indices { facts[index].owner = facts[shown].name }
        }
    }

    private static func isCall(_ fact: Fact) -> Bool {
        fact.kind == .use && fact.detail.form == "call" || fact.kind == .method && fact.source == .sample
    }

    private func labels(of fact: Fact) -> Set<String> {
        Self.labels(ofCall: fact.name).union((fact.detail.parameterNames ?? []).map { $0.lowercased() })
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
