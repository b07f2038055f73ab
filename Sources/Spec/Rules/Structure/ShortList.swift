import Diagnostics
import YAMLTree

/// A list with fewer items than it must have.
enum ShortList {
    static let rule = Rule(
        "spec-short-list",
        "a list has fewer items than it must have",
        explanation: """
            An enum without cases, a page without choices or a comparison of one value says nothing. Add the items, or leave the key \
            out where it is optional.
            """
    )

    static func diagnostic(_ node: YAMLNode, minimum: Int) -> Diagnostic {
        let found = node.items.count
        return Diagnostic(
            rule,
            "the list needs \(minimum == 1 ? "an item" : "\(minimum) items"), it has \(found == 0 ? "none" : "\(found)")",
            at: [Label(node.place)]
        )
    }
}
