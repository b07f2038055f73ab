package import Diagnostics
import Guide
import SourceText
import Spec

/// The guide spells one name in two ways.
package enum MisspelledName: CheckRule {
    package static let rule = Rule(
        "misspelled-name",
        "the guide spells one name in two ways",
        explanation: """
            Other places of the guide bear the spec's name out, and here the guide writes it otherwise: a letter missing, another case, a word more \
            or less. Code copied from here does not compile. Example: a class declared as `ShopConnection` and used as `ShopConneciton`. Keep the \
            name that the declaration has, and accept the other one with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        names(in: matching) + types(in: matching) + strangers(in: matching)
    }

    /// Names that neither side explains, and that the guide spells otherwise elsewhere.
    private static func strangers(in matching: Matching) -> [Finding] {
        let mentions = MentionedNames(matching)
        return FactGroups.byName(matching.strangers).compactMap { group in
            guard let meant = mentions.meant(by: group) else { return nil }
            return Finding(
                rule,
                "the guide writes `\(group[0].fact.name)`, which is `\(meant.fact.name)` on \(meant.line(from: group[0]))",
                name: group[0].fact.name,
                spec: matching.specPlace(near: group[0]),
                guide: group[0].place,
                facts: group.map(\.id),
                notes: FactGroups.otherLines(group)
            )
        }
    }

    private static func names(in matching: Matching) -> [Finding] {
        let misses = matching.nearMisses.filter { $0.kind == .misspelled && !UndefinedConstant.concerns($0, matching) }
        let groups = FactGroups.grouped(misses.map { matching.facts[$0.fact] }.filter { !matching.addresses.isMisspelled($0) }) {
            $0.fact.name
        }
        let items = Matching.NearMiss.items(misses)
        return groups.compactMap { group in
            items[group[0].id].flatMap { finding(group[0].fact.name, meant: matching.items[$0], group, matching) }
        }
    }

    /// Misspelled types in signatures and receivers; the facts themselves are borne out or not by their own names.
    private static func types(in matching: Matching) -> [Finding] {
        let reported = Set(matching.nearMisses.map { matching.facts[$0.fact].fact.name })
        let wrong = matching.names.meant.keys.filter { !reported.contains($0) }.sorted()
        guard !wrong.isEmpty else { return [] }
        // Without module: a guide may write `Shop.SignInError`.
        let users = matching.mentions(TypeNames.bare)
        return wrong.compactMap { wrong in
            let group = (users[wrong] ?? []).map { matching.facts[$0] }.filter { !ResultNotClass.concerns($0, wrong, matching) }
            let meant = matching.names.meant[wrong].flatMap(matching.stated.owner)
            guard !group.isEmpty, let meant else { return nil }
            return finding(wrong, meant: meant, group, matching)
        }
    }

    private static func finding(_ wrong: String, meant: SpecItemReference, _ group: [GuideFact], _ matching: Matching) -> Finding {
        let right = meant.item.name.value
        let witness = matching.factsOfItem[meant.id].map { matching.facts[$0] }.first { $0.fact.name == right }
        let elsewhere = witness.map { ", which is `\(right)` on \($0.line(from: group[0]))" } ?? "; the spec has `\(right)`"
        return Finding(
            group.contains { $0.fact.source == .heading } ? HeadingDiffers.rule : rule,
            "the guide writes `\(wrong)`\(elsewhere)",
            name: wrong,
            spec: meant.item.name.place,
            guide: group[0].place,
            facts: group.filter { matching.itemOfFact[$0.id] == nil }.map(\.id),
            notes: FactGroups.otherLines(group)
        )
    }
}
