package import Diagnostics
import Guide
import Spec

/// A sample uses a constant that the guide defines under another name.
package enum UndefinedConstant: CheckRule {
    package static let rule = Rule(
        "undefined-constant",
        "a sample uses a constant that the guide defines under another name",
        explanation: """
            The guide defines `kSampleAppScheme` and its sample hands over `kServiceAppScheme`, which is defined nowhere: the sample does not \
            compile. Keep the name of the definition in the spec, and accept the finding with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let misses = matching.nearMisses.filter { concerns($0, matching) }
        let items = Matching.NearMiss.items(misses)
        return FactGroups.byName(misses.map { matching.facts[$0.fact] }).compactMap { group in
            guard let item = items[group[0].id].map({ matching.items[$0] }) else { return nil }
            let definition = matching.factsOfItem[item.id].first.map { " on \(matching.facts[$0].line(from: group[0]))" } ?? ""
            return Finding(
                rule,
                "the guide uses `\(group[0].fact.name)`, and defines `\(item.item.name.value)`\(definition)",
                name: group[0].fact.name,
                spec: item.item.name.place,
                guide: group[0].place,
                facts: group.map(\.id),
                notes: FactGroups.otherLines(group)
            )
        }
    }

    static func concerns(_ miss: Matching.NearMiss, _ matching: Matching) -> Bool {
        let fact = matching.facts[miss.fact].fact
        return miss.kind == .misspelled && matching.items[miss.item].item.kind == .constant && (fact.kind == .use || fact.source == .sample)
    }
}
