import Guide
import Spec

/// Whether a parameter of one side belongs to the same call as that of the other.
enum Owners {
    static func areSameCall(_ item: SpecItem, _ fact: Fact) -> Bool {
        guard let left = item.owner?.value, let right = fact.owner else { return false }
        return left == right || CallName(left).means(CallName(right))
            || item.ownersElsewhere.contains { CallName($0).means(CallName(right)) }
    }
}
