import Guide
import Spec

/// Whether a parameter of one side belongs to the same call as that of the other.
enum Owners {
    static func areSameCall(_ item: SpecItem, _ fact: Fact) -> Bool {
        guard let left = item.owner?.value, let right = fact.owner else { return false }
        return isSame(left, right)
    }

    /// Whether a method's item is the call that a parameter's fact belongs to.
    static func isCall(_ item: SpecItem, of fact: Fact) -> Bool {
        guard let owner = fact.owner else { return false }
        return isSame(item.name.value, owner) || item.aliases.contains { isSame($0.value, owner) }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right || left.filter({ !$0.isWhitespace }) == right.filter({ !$0.isWhitespace }) { return true }
        if left.contains("://") || right.contains("://") {
            return URLForm.normal(URLForm.split(left).url) == URLForm.normal(URLForm.split(right).url)
        }
        if left == right + ":" || right == left + ":" { return true }
        guard let call = SwiftCall(right) else { return false }
        return call.fullName == left || call.selectors.contains(left)
    }
}
