package import Diagnostics
import Guide
import Spec

/// A member belongs to one type in the spec and to another in the guide.
package enum OwnerDiffers: CheckRule {
    package static let rule = Rule(
        "owner-differs",
        "a member belongs to another type in the guide",
        explanation: """
            Code written by the guide calls the member on one type, and the generated client has it on another. Example: the guide reads \
            `account.email` and the spec states `email` as a property of the user. Move the item to the type that the guide gives it to.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let misses = matching.nearMisses.filter { $0.kind == .moved }
        let groups = FactGroups.byName(misses.map { matching.facts[$0.fact] })
        let items = Matching.NearMiss.items(misses)
        return groups.compactMap { group in
            guard let item = items[group[0].id].map({ matching.items[$0] }) else { return nil }
            let owner = group[0].fact.owner ?? group[0].fact.detail.receiver ?? ""
            return Finding(
                rule,
                "`\(group[0].fact.name)` belongs to `\(item.item.owner?.value ?? "")` in the spec and to `\(owner)` in the guide",
                name: group[0].fact.name,
                spec: item.item.owner?.place ?? item.item.name.place,
                guide: group[0].place,
                facts: group.map(\.id),
                notes: FactGroups.otherLines(group)
            )
        }
    }
}
