package import Diagnostics
import Guide
package import Spec

/// A header's value has another scheme.
package enum HeaderSchemeDiffers: PairRule {
    package static let rule = Rule(
        "header-scheme-differs",
        "the scheme of a header's value is not the guide's",
        explanation: """
            A server reads `Authorization: Bearer …` and `Authorization: Token …` as different things, and answers 401 to the wrong one. Write the \
            scheme as the guide writes it, capitals included.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .type }

    package static func compare(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard item.kind == .header || item.kind == .parameter, pair.fact.fact.kind == .header else { return .silent }
        guard let stated = item.type, item.kind == .header, let written = pair.fact.fact.type ?? pair.fact.fact.value else {
            return .silent
        }
        if scheme(stated.value) == scheme(written) { return .agrees }
        return .differs(Difference("scheme", spec: stated.value, guide: scheme(written), at: stated.place))
    }

    private static func scheme(_ text: String) -> String { String(text.prefix { !$0.isWhitespace && $0 != "{" }) }
}
