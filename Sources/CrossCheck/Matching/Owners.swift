import Guide
import Spec

/// Whether a parameter of one side belongs to the same call as that of the other.
enum Owners {
    static func areSameCall(_ item: SpecItem, _ fact: Fact) -> Bool {
        guard let left = item.owner?.value, let right = fact.owner else { return false }
        return left == right || CallName(left).means(CallName(right))
            || item.ownersElsewhere.contains { CallName($0).means(CallName(right)) }
    }

    /// How near the call of one side is to that of the other, nil where they are not the same: an address may have a parameter of one name under several methods.
    static func rank(_ item: SpecItem, _ fact: Fact) -> Int? {
        guard areSameCall(item, fact) else { return nil }
        guard let stated = item.owner.flatMap({ URLForm.split($0.value).method }),
            let written = fact.owner.flatMap({ URLForm.split($0).method })
        else { return 0 }
        return stated == written ? 0 : 1
    }
}
