package import Diagnostics
import Guide
package import Spec

/// Deprecated on one side only.
package enum DeprecationDiffers: PairRule {
    package static let rule = Rule(
        "deprecation-differs",
        "deprecated in the guide and not in the spec, or the other way round",
        explanation: """
            A deprecated API is shown as such by editors and in the reference, so that nobody starts to use it. Mark in the spec what the guide \
            marks as deprecated, and nothing else.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .isDeprecated }

    package static func compare(_ pair: Pair) -> Outcome {
        let fact = pair.fact.fact
        guard fact.source == .declaration, fact.kind == .method || fact.kind == .property || fact.kind == .type else { return .silent }
        let stated = pair.item.item.isDeprecated?.value ?? false
        guard stated != fact.detail.isDeprecated else { return stated ? .agrees : .silent }
        let place = pair.item.item.isDeprecated?.place ?? pair.item.item.place
        return .differs(Difference("state", spec: word(stated), guide: word(fact.detail.isDeprecated), at: place))
    }

    private static func word(_ isDeprecated: Bool) -> String { isDeprecated ? "deprecated" : "current" }
}
