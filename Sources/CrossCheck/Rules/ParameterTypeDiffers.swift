package import Diagnostics
import Guide
package import Spec

/// A parameter of a method has another type.
package enum ParameterTypeDiffers: PairRule {
    package static let rule = Rule(
        "parameter-type-differs",
        "the type of a parameter, or of what a case holds, is not the guide's",
        explanation: """
            The generated client takes its parameters' types from the spec: with another type, an app's code does not compile, or compiles and \
            means something else. Example: the spec says `(NSString *)url` where the guide declares `(NSURL *)url`. Correct the declaration in the \
            spec; if the guide is wrong, add an erratum with the reason.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .parameterType }

    package static func compare(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard [.method, .case, .error].contains(item.kind) else { return .silent }
        guard let types = pair.fact.fact.detail.parameterTypes, types.count == item.parameterTypes.count else { return .silent }
        let differences = zip(item.parameterTypes, types).enumerated().compactMap { index, pairOfTypes -> Difference? in
            let (stated, written) = pairOfTypes
            guard let written, !pair.typesAgree(stated.value, written) else { return nil }
            return Difference("type of parameter \(index + 1)", spec: stated.value, guide: written, at: stated.place)
        }
        return Outcome(differences, compared: types.contains { $0 != nil })
    }
}
