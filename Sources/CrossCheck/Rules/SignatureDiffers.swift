package import Diagnostics
import Guide
package import Spec

/// The method of the same name takes another number of parameters.
package enum SignatureDiffers: PairRule {
    package static let rule = Rule(
        "signature-differs",
        "the spec and the guide declare a method with different parameters",
        explanation: """
            A method that takes another number of parameters is another method to a compiler: `- (void)open:(NSURL *)url` and `- (void)open`. \
            Compare the two declarations, and write the spec's as the guide's. If the guide is wrong, keep the spec and add an erratum with the reason.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .parameterType }

    package static func compare(_ pair: Pair) -> Outcome {
        let kind = pair.item.item.kind
        guard [.method, .case, .error].contains(kind), pair.fact.fact.kind != .parameter, let types = pair.fact.fact.detail.parameterTypes
        else {
            return .silent
        }
        let stated = pair.item.item.parameterTypes
        guard stated.count != types.count else { return .agrees }
        let what = kind != .method ? "number of values that it holds" : "number of parameters"
        return .differs(Difference(what, spec: String(stated.count), guide: String(types.count), at: pair.item.item.name.place))
    }
}
