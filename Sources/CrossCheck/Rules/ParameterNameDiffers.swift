package import Diagnostics
import Guide
package import Spec

/// A declaration names a parameter otherwise.
package enum ParameterNameDiffers: PairRule {
    package static let rule = Rule(
        "parameter-name-differs",
        .warning,
        "a parameter's name is not the guide's",
        explanation: """
            Names of parameters are no part of an Objective-C selector, but they are what the reference shows and what an editor completes. Write \
            them as the guide declares them. Where the guide itself uses several names, choose one and add an erratum.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .parameterName }

    package static func compare(_ pair: Pair) -> Outcome {
        guard pair.item.item.kind == .method, pair.fact.fact.source == .declaration, let names = pair.fact.fact.detail.parameterNames,
            names.count == pair.item.item.parameterNames.count, !names.isEmpty, pair.sharesLanguage
        else { return .silent }
        let differences = zip(pair.item.item.parameterNames, names).filter { $0.value != $1 && !$1.isEmpty }.map {
            Difference("parameter's name", spec: $0.value, guide: $1, at: $0.place)
        }
        return Outcome(differences, compared: true)
    }
}
