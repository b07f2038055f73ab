package import SourceText
package import Spec

/// One aspect on which spec and guide disagree.
package struct Difference: Sendable {
    /// What the aspect is called in a message: `result type`, `type of parameter 2`.
    package var aspect: String
    package var spec: String
    package var guide: String
    /// The scalar of the spec, or the part of it, that states its side.
    package var place: Place

    package init(_ aspect: String, spec: String, guide: String, at place: Place) {
        self.aspect = aspect
        self.spec = spec
        self.guide = guide
        self.place = place
    }
}

/// An item with its position among all items. Shared by reference, like a fact.
package final class SpecItemReference: Sendable {
    package let id: Int
    package let item: SpecItem
    /// Methods of Swift: the parameters without which the spec states the method once more.
    let omissible: Set<Int>

    package init(id: Int, item: SpecItem, omissible: Set<Int> = []) {
        self.id = id
        self.item = item
        self.omissible = omissible
    }

    /// How a message names it: `name`, or `Owner.name` for what is not unique by itself.
    package var title: String {
        guard let owner = item.owner?.value else { return "`\(item.name.value)`" }
        return "`\(item.name.value)` of `\(owner)`"
    }

    /// Of an endpoint: what the spec calls it.
    var callName: String { item.owner?.value ?? item.name.value }

    package var noun: String {
        switch item.kind {
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .endpoint, .header, .key, .duration: item.kind.rawValue
        }
    }
}
