import Declarations
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
        guard [.method, .case, .error].contains(kind), pair.fact.fact.kind != .parameter, let types = types(pair) else { return .silent }
        let stated = pair.item.item.parameterTypes
        guard stated.count != types.count else { return compareEnd(pair) }
        let what = kind != .method ? "number of values that it holds" : "number of parameters"
        return .differs(Difference(what, spec: String(stated.count), guide: String(types.count), at: pair.item.item.name.place))
    }

    /// `, ...` behind the last parameter.
    private static func compareEnd(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .method, item.language == .objectiveC, fact.detail.language == .objectiveC, fact.source == .declaration,
            fact.detail.form != Fact.functionForm
        else { return .agrees }
        let isVariadic = fact.detail.attributes.contains("variadic")
        guard item.isVariadic != isVariadic else { return .agrees }
        let words = ["nothing", ", ..."]
        return .differs(
            Difference("end of the parameters", spec: words[item.isVariadic ? 1 : 0], guide: words[isVariadic ? 1 : 0], at: item.place))
    }

    /// A case that source code declares without values holds none; a guide may leave them out.
    private static func types(_ pair: Pair) -> [String?]? {
        pair.fact.fact.detail.parameterTypes ?? (isBareCase(pair) ? [] : nil)
    }

    /// Of the very enum: another one may have a case of the name.
    private static func isBareCase(_ pair: Pair) -> Bool {
        let fact = pair.fact.fact
        guard fact.kind == .case, fact.source == .declaration, pair.fact.format == .swift, let owner = fact.owner else { return false }
        return pair.names.canonical(owner) == pair.item.item.owner?.value
    }
}
