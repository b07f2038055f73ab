package import Diagnostics
import Guide
import Spec

/// A declaration uses a type that the guide never introduces.
package enum UndeclaredType: CheckRule {
    package static let rule = Rule(
        "undeclared-type",
        "a declaration uses a type that the guide never introduces",
        explanation: """
            The guide declares its types, and uses one in a declaration that it never declares, heads a section with or lists: a reader can't know \
            what it is. Example: `@property ShopZone zone;` without a word on `ShopZone`. State the type from another document, or leave it opaque, \
            and accept the finding with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let introduced = introducedTypes(matching)
        guard matching.facts.contains(where: { $0.fact.kind == .type && $0.fact.source == .declaration && !isAppType($0) }) else {
            return []
        }
        var groups: [String: [GuideFact]] = [:]
        for fact in matching.facts where fact.fact.source == .declaration {
            let parameters = typeParameters(around: fact, matching)
            for name in Set(matching.references[fact.id]) where !parameters.contains(name) && isUnknown(name, introduced, matching) {
                groups[name, default: []].append(fact)
            }
        }
        return groups.keys.sorted().compactMap { name in groups[name].map { finding(name, $0, matching) } }
    }

    private static func finding(_ name: String, _ group: [GuideFact], _ matching: Matching) -> Finding {
        let item = matching.stated.owner(named: name)
        return Finding(
            rule,
            "the guide uses the type `\(name)` in a declaration, and never introduces it",
            name: name,
            spec: item?.item.name.place ?? matching.itemOfFact[group[0].id].map { matching.items[$0].item.place }
                ?? matching.specPlace(near: group[0]),
            guide: group[0].place,
            facts: [],
            notes: FactGroups.otherLines(group)
        )
    }

    /// What the type leaves open that a fact declares, or of which it declares a member.
    private static func typeParameters(around fact: GuideFact, _ matching: Matching) -> Set<String> {
        let name = matching.names.canonical(fact.fact.owner ?? fact.fact.name)
        return Set(matching.stated.owner(named: name)?.item.typeParameters ?? [])
    }

    private static func isUnknown(_ name: String, _ introduced: Set<String>, _ matching: Matching) -> Bool {
        // `Date.FormatStyle`: what stands inside of the platform's is the platform's.
        let outer = name.split(separator: ".").first.map(String.init) ?? name
        guard introduced.contains(outer) || !Platform.isType(outer) && !Platform.isFoundations(outer) else { return false }
        let name = matching.names.canonical(name)
        return !introduced.contains(name) && !Platform.isType(name) && matching.names.meant[name] == nil && name.first?.isUppercase == true
    }

    /// Types that the guide declares, heads, lists, or gives members to.
    private static func introducedTypes(_ matching: Matching) -> Set<String> {
        var names = Set(matching.facts.filter { $0.fact.kind == .type || $0.fact.kind == .enum }.map(\.fact.name))
        for fact in matching.facts where fact.fact.kind == .case || fact.fact.kind == .method || fact.fact.kind == .property {
            if let owner = fact.fact.owner { names.insert(owner) }
        }
        return names
    }

    private static func isAppType(_ fact: GuideFact) -> Bool { fact.fact.source == .sample }
}
