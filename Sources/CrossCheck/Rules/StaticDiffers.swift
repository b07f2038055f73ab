package import Diagnostics
import Guide
package import Spec

/// A class method on one side is an instance method on the other.
package enum StaticDiffers: PairRule {
    package static let rule = Rule(
        "static-differs",
        "a member of the class on one side, of its objects on the other",
        explanation: """
            `+ (void)start` is called on the class, `- (void)start` on an object: code written for one does not compile with the other. Look at \
            the sign in the guide's declaration, or at what a sample calls it on, and use the same sign in the spec.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .isStatic }

    package static func compare(_ pair: Pair) -> Outcome {
        guard pair.item.item.kind == .method || pair.item.item.kind == .property else { return .silent }
        guard let stated = pair.item.item.isStatic, let written = pair.fact.fact.isStatic, pair.fact.fact.detail.form != "selector" else {
            return .silent
        }
        // Whoever makes an object calls its class, however the initialiser is declared.
        if stated.value == written || pair.item.item.name.value.hasPrefix("init") && pair.fact.fact.source == .sample { return .agrees }
        return .differs(Difference("kind of member", spec: word(stated.value), guide: word(written), at: stated.place))
    }

    private static func word(_ isStatic: Bool) -> String { isStatic ? "class" : "instance" }
}
