import Guide
import Spec

/// A Swift method whose parameters have defaults can be called, and is stated by specs, without them.
enum DefaultedCalls {
    /// The methods of an interface once more, as the spec's items name them.
    static func facts(of sheet: FactSheet, for stated: StatedItems, _ witness: Witness) -> [Fact] {
        guard !witness.isGuide, sheet.format.isInterface else { return [] }
        return sheet.facts.filter { $0.kind == .method && !$0.detail.defaulted.isEmpty }.flatMap { fact -> [Fact] in
            guard let call = SwiftCall(fact.name), let owner = fact.owner else { return [] }
            return stated.members(of: owner).compactMap { item in
                guard item.item.kind == .method, item.item.name.value != call.fullName, let wanted = SwiftCall(item.item.name.value),
                    wanted.base == call.base
                else { return nil }
                return kept(wanted.labels, of: call.labels, fact.detail.defaulted).map { shortened(fact, to: wanted, keeping: $0) }
            }
        }
    }

    /// The positions of the labels that a call has; nil where it leaves out one that has no default, or has another order.
    private static func kept(_ wanted: [String], of labels: [String], _ defaulted: [String]) -> [Int]? {
        var (positions, next): ([Int], Int) = ([], 0)
        for (index, label) in labels.enumerated() {
            if next < wanted.count, wanted[next] == label {
                positions.append(index)
                next += 1
            } else if !defaulted.contains(label) {
                return nil
            }
        }
        return next == wanted.count ? positions : nil
    }

    private static func shortened(_ fact: Fact, to call: SwiftCall, keeping positions: [Int]) -> Fact {
        var fact = fact
        fact.name = call.fullName
        fact.detail.parameterTypes = fact.detail.parameterTypes.map { types in positions.compactMap { $0 < types.count ? types[$0] : nil } }
        fact.detail.parameterNames = fact.detail.parameterNames.map { names in positions.compactMap { $0 < names.count ? names[$0] : nil } }
        fact.detail.defaulted = []
        return fact
    }
}
