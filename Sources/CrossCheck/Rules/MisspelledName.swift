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
        FactGroups.byName(matching.strangers).compactMap { group in
            guard let meant = meantInGuide(group, matching) else { return nil }
            return Finding(
                rule,
                "the guide writes `\(group[0].fact.name)`, which is `\(meant.fact.name)` on line \(meant.line)",
                name: group[0].fact.name,
                spec: matching.specPlace(near: group[0]),
                guide: group[0].place,
                facts: group.map(\.id),
                notes: FactGroups.otherLines(group)
            )
        }
    }

    /// The fact that a mention misspells: one that is explained, or more frequent.
    static func meantInGuide(_ group: [GuideFact], _ matching: Matching) -> GuideFact? {
        guard group.allSatisfy({ $0.fact.kind == .use }) else { return nil }
        let name = Spelling(group[0].fact.name)
        let near = matching.facts.filter { fact in
            fact.fact.kind == .use && abs(fact.fact.name.utf8.count - group[0].fact.name.utf8.count) <= 8
                && Similarity.isSlip(name, Spelling(fact.fact.name))
        }
        return near.first { matching.itemOfFact[$0.id] != nil || matching.reasons[$0.id] != nil }
            ?? (near.count > group.count ? near.first : nil)
    }

    private static func names(in matching: Matching) -> [Finding] {
        let misses = matching.nearMisses.filter { $0.kind == .misspelled && !UndefinedConstant.concerns($0, matching) }
        let groups = FactGroups.grouped(misses.map { matching.facts[$0.fact] }.filter { !URLSpelling.concerns($0, matching) }) {
            $0.fact.name
        }
        return groups.compactMap { group in
            guard let miss = misses.first(where: { $0.fact == group[0].id }) else { return nil }
            return finding(group[0].fact.name, meant: matching.items[miss.item], group, matching)
        }
    }

    /// Misspelled types in signatures and receivers; the facts themselves are borne out or not by their own names.
    private static func types(in matching: Matching) -> [Finding] {
        let reported = Set(matching.nearMisses.map { matching.facts[$0.fact].fact.name })
        return matching.names.meant.keys.sorted().filter { !reported.contains($0) }.compactMap { wrong in
            let group = matching.facts.filter { fact in
                // Without module: a guide may write `Shop.SignInError`.
                let names = MisspelledTypes.references(of: fact.fact).map { TypeNames().canonical($0) }
                return names.contains(wrong) && !ResultNotClass.concerns(fact, wrong, matching)
            }
            let meant = matching.items.first { $0.item.name.value == matching.names.meant[wrong] && $0.item.kind.isOwner }
            guard !group.isEmpty, let meant else { return nil }
            return finding(wrong, meant: meant, group, matching)
        }
    }

    private static func finding(_ wrong: String, meant: SpecItemReference, _ group: [GuideFact], _ matching: Matching) -> Finding {
        let right = meant.item.name.value
        let witness = matching.factsOfItem[meant.id].map { matching.facts[$0] }.first { $0.fact.name == right }
        let elsewhere = witness.map { ", which is `\(right)` on line \($0.line)" } ?? "; the spec has `\(right)`"
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
