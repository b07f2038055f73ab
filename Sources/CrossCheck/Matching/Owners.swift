import Guide
import Spec

/// Whether a parameter of one side belongs to the same call as that of the other.
enum Owners {
    static func areSameCall(_ item: SpecItem, _ fact: Fact) -> Bool {
        guard let left = item.owner?.value, let right = fact.owner else { return false }
        return isSame(left, right)
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right || left.filter({ !$0.isWhitespace }) == right.filter({ !$0.isWhitespace }) { return true }
        if left.has("://") || right.has("://") {
            return URLForm.isSame(URLForm.normal(URLForm.split(left).url), URLForm.normal(URLForm.split(right).url))
        }
        if left == right + ":" || right == left + ":" { return true }
        guard let call = SwiftCall(right) else { return false }
        return call.fullName == left || call.selectors.contains(left)
    }
}
