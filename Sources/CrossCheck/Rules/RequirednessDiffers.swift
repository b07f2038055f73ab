package import Diagnostics
import Guide
import SourceText
package import Spec

/// What one side requires is optional on the other.
package enum RequirednessDiffers: PairRule {
    package static let rule = Rule(
        "requiredness-differs",
        "required in the spec and optional in the guide, or the other way round",
        explanation: """
            A required method of a protocol must be implemented by every app; a required parameter must be sent with every \
            request. Example: the \
            guide lists a method under `@optional` and the spec does not say `optional: true`. Follow the guide; where another \
            document decides it, \
            name that document (`requiredFrom`).
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .isRequired }

    package static func compare(_ pair: Pair) -> Outcome {
        let implied = pair.item.item.impliedRequired.map { Located($0, at: pair.item.item.name.place) }
        guard let stated = pair.item.item.isRequired ?? implied, let written = pair.fact.fact.detail.isRequired else { return .silent }
        guard !pair.witness.isGuide || pair.item.item.provenance(of: .isRequired).isGuide else { return .silent }
        guard (pair.item.item.kind == .parameter) == (pair.fact.fact.kind == .parameter) else { return .silent }
        if stated.value == written { return .agrees }
        return .differs(Difference("requirement", spec: word(stated.value), guide: word(written), at: stated.place))
    }

    private static func word(_ isRequired: Bool) -> String { isRequired ? "required" : "optional" }
}
