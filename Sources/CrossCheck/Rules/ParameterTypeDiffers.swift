package import Diagnostics
import Spec

/// A parameter of a method has another type.
package enum ParameterTypeDiffers: PairRule {
    package static let rule = Rule(
        "parameter-type-differs",
        "a parameter's type is not the guide's",
        explanation: """
            The generated client takes its parameters' types from the spec: with another type, an app's code does not compile, or compiles and \
            means something else. Example: the spec says `(NSString *)url` where the guide declares `(NSURL *)url`. Correct the declaration in the \
            spec; if the guide is wrong, add an erratum with the reason.
            """
    )

    package static func compare(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard item.kind == .method else { return .silent }
        if pair.fact.fact.kind == .parameter { return compareRow(pair) }
        guard let types = pair.fact.fact.detail.parameterTypes, types.count == item.parameterTypes.count else { return .silent }
        var outcome = Outcome.silent
        for (index, (stated, written)) in zip(item.parameterTypes, types).enumerated() {
            guard let written else { continue }
            guard pair.typesAgree(stated.value, written) else {
                return .differs(Difference("type of parameter \(index + 1)", spec: stated.value, guide: written, at: stated.place))
            }
            outcome = .agrees
        }
        return outcome
    }

    /// A row of a parameter table, for a parameter that the spec states in its method's declaration.
    private static func compareRow(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard let written = pair.fact.fact.type, let index = item.parameterNames.firstIndex(where: { $0.value == pair.fact.fact.name }),
            item.parameterTypes.indices.contains(index)
        else { return .silent }
        let stated = item.parameterTypes[index]
        if pair.typesAgree(stated.value, written) { return .agrees }
        return .differs(Difference("type of the parameter `\(pair.fact.fact.name)`", spec: stated.value, guide: written, at: stated.place))
    }
}
