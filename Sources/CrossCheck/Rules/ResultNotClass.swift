import Declarations
package import Diagnostics
import Guide
import Spec

/// A factory of a class answers a class of another name, which exists nowhere.
package enum ResultNotClass: CheckRule {
    package static let rule = Rule(
        "result-not-class",
        "a method that answers its own class names another one, which exists nowhere",
        explanation: """
            The guide declares `+ (Conection *)sharedInstance` for the class `Connection`: the result's type is declared nowhere, and the method \
            plainly answers an object of its own class. State the class in the spec, and accept the finding with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let wrong = matching.facts.compactMap { fact in resultType(of: fact, matching).map { (fact, $0) } }
        let groups = FactGroups.grouped(wrong.map(\.0)) { fact in wrong.first { $0.0.id == fact.id }?.1 ?? "" }
        return groups.compactMap { group in
            guard let type = resultType(of: group[0], matching), let id = matching.itemOfFact[group[0].id] else { return nil }
            let item = matching.items[id]
            return Finding(
                rule,
                "`\(group[0].fact.name)` of `\(item.item.owner?.value ?? "")` answers `\(type)`, which is declared nowhere",
                name: type,
                spec: item.item.type?.place ?? item.item.name.place,
                guide: group[0].place,
                facts: [],
                notes: FactGroups.otherLines(group)
            )
        }
    }

    /// Whether a wrong type name stands in a fact only as such a result.
    static func concerns(_ fact: GuideFact, _ type: String, _ matching: Matching) -> Bool {
        resultType(of: fact, matching) == type && fact.fact.detail.receiver != type
    }

    private static func resultType(of fact: GuideFact, _ matching: Matching) -> String? {
        guard !matching.names.meant.isEmpty, fact.fact.kind == .method, let id = matching.itemOfFact[fact.id], let written = fact.fact.type,
            let owner = matching.items[id].item.owner?.value,
            let type = matching.names.readings.type(written, language: fact.fact.detail.language)?.name
        else { return nil }
        return matching.names.meant[type] == owner ? type : nil
    }
}
