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
        for (stated, written) in zip(pair.item.item.parameterNames, names) where stated.value != written && !written.isEmpty {
            return .differs(Difference("parameter's name", spec: stated.value, guide: written, at: stated.place))
        }
        return .agrees
    }
}
