import Declarations
package import Diagnostics
import Guide
package import Spec

/// A method answers another type.
package enum ResultTypeDiffers: PairRule {
    package static let rule = Rule(
        "result-type-differs",
        "a method's result is not the guide's",
        explanation: """
            A client that answers another type than the guide declares breaks the code of the apps that are written by the guide. Example: the spec \
            says `- (NSString *)isOpen`, the guide `- (BOOL)isOpen`. Correct the spec's declaration; if the guide is wrong, add an erratum.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .type }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .method, fact.kind == .method || fact.detail.form == "implementation", let written = fact.type else {
            return .silent
        }
        let stated = item.type?.value ?? "void"
        if pair.typesAgree(stated, written) || isSelf(written, stated, pair) || nothing.isSuperset(of: [stated, written]) {
            return .agrees
        }
        return .differs(Difference("result type", spec: stated, guide: written, at: item.type?.place ?? item.name.place))
    }

    /// Swift may say that nothing comes back, or leave it out.
    private static let nothing: Set<String> = ["void", "Void", "()"]

    /// `instancetype` is the class that the method belongs to.
    private static func isSelf(_ written: String, _ stated: String, _ pair: Pair) -> Bool {
        guard let owner = pair.item.item.owner?.value else { return false }
        if stated == "instancetype" { return pair.names.readings.type(written, language: pair.fact.fact.detail.language)?.name == owner }
        return written == "instancetype" && pair.names.readings.type(stated, language: pair.item.item.language)?.name == owner
    }
}
