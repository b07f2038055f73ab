import Declarations
package import Diagnostics
import Guide
package import Spec

/// A value that a case of Swift holds has another label.
package enum LabelDiffers: PairRule {
    package static let rule = Rule(
        "label-differs",
        "the label of a value that a case holds is not the guide's",
        explanation: """
            Code that makes a case of an enum or an error writes the label: with another one it does not compile. Example: the source declares \
            `case failed(reason: String)` and the spec `holds: "message: String"`. Write the labels as the source has them, or accept the finding \
            with the reason.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .parameterName }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .case || item.kind == .error, fact.kind == .case, fact.source == .declaration, fact.detail.language == .swift,
            let labels = fact.detail.parameterNames, !labels.isEmpty, labels.count == item.parameterNames.count
        else { return .silent }
        let differences = zip(item.parameterNames, labels.map(label)).enumerated().compactMap { index, pairOfLabels -> Difference? in
            let (stated, written) = pairOfLabels
            guard stated.value != written else { return nil }
            return Difference("label of value \(index + 1)", spec: stated.value, guide: written, at: stated.place)
        }
        return Outcome(differences, compared: true)
    }

    /// A name behind `_` is no label.
    private static func label(_ written: String) -> String { written.isEmpty || written.hasPrefix("_ ") ? "_" : written }
}
