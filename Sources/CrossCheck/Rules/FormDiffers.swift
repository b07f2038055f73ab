package import Diagnostics
import Guide
package import Spec

/// A class on one side is a protocol on the other, or an enum is declared otherwise.
package enum FormDiffers: PairRule {
    package static let rule = Rule(
        "form-differs",
        "the spec and the guide declare a thing in different ways",
        explanation: """
            How a thing is declared decides how Swift shows it: the cases of an `NS_ENUM` become members, those of a plain C enum global constants; \
            a class can be made, a protocol must be adopted. Example: the guide writes `typedef NS_ENUM` and the spec says `form: cEnum`. Use the \
            guide's form.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .form }

    package static func compare(_ pair: Pair) -> Outcome {
        guard let stated = pair.item.item.form, let written = pair.fact.fact.detail.form, isDeclared(pair),
            !pair.fact.fact.isDefinition
        else { return .silent }
        if stated.value == written || isNotification(stated.value, written) { return .agrees }
        return .differs(Difference("form", spec: stated.value, guide: written, at: stated.place))
    }

    private static func isDeclared(_ pair: Pair) -> Bool {
        guard pair.fact.fact.source == .declaration, let form = pair.fact.fact.detail.form else { return false }
        switch (pair.item.item.kind, pair.fact.fact.kind) {
        case (.type, .type): return ["class", "protocol", "structure"].contains(form)
        case (.enum, .enum), (.constant, .constant): return true
        default: return false
        }
    }

    /// A notification's name is declared like any other constant.
    private static func isNotification(_ stated: String, _ written: String) -> Bool { stated == "notification" && written != "define" }
}
