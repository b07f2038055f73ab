import Declarations
import Guide
import Spec

/// The methods of Swift that a spec states, each with fewer parameters, too: a way to say that some have defaults.
struct StatedCalls {
    private var names: [String: Set<String>] = [:]

    init(_ items: [SpecItem]) {
        for item in items where Self.isCall(item) { names[item.owner?.value ?? "", default: []].insert(item.name.value) }
    }

    /// The parameters without which the same method is stated as well.
    func omissible(in item: SpecItem) -> Set<Int> {
        guard Self.isCall(item), let names = names[item.owner?.value ?? ""], names.count > 1, let call = SwiftCall(item.name.value) else {
            return []
        }
        return Set(
            call.labels.indices.filter { index in
                var labels = call.labels
                labels.remove(at: index)
                return names.contains("\(call.base)(\(labels.map { $0 + ":" }.joined()))")
            })
    }

    private static func isCall(_ item: SpecItem) -> Bool { item.kind == .method && item.language == .swift }
}

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
        func kept<Part>(_ parts: [Part]) -> [Part] { positions.compactMap { $0 < parts.count ? parts[$0] : nil } }
        let defaults = fact.detail.parameterDefaults
        // What stands behind a point may be anything: not every such default can be stated.
        let omitted = defaults.indices.filter { index in !positions.contains(index) && defaults[index]?.hasPrefix(".") == false }
        fact.detail.omitted = omitted.compactMap { index in fact.detail.parameterNames.flatMap { index < $0.count ? $0[index] : nil } }
        fact.detail.parameterTypes = fact.detail.parameterTypes.map(kept)
        fact.detail.parameterNames = fact.detail.parameterNames.map(kept)
        fact.detail.parameterDefaults = kept(fact.detail.parameterDefaults)
        fact.detail.defaulted = fact.detail.defaulted.filter(call.labels.contains)
        return fact
    }
}
