package import Diagnostics
import Guide
package import Spec

/// An error belongs to another domain.
package enum DomainDiffers: PairRule {
    package static let rule = Rule(
        "domain-differs",
        "an error's domain is not the guide's",
        explanation: """
            Apps tell errors apart by domain and code. A code under the wrong domain is another error. Example: the guide declares the constant \
            `ShopErrorDomain = @"com.example.shop"` before the codes, and the spec gives `domain: com.example.store`. Write the guide's string.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .domain }

    package static func compare(_ pair: Pair) -> Outcome {
        guard let stated = pair.item.item.domain, let written = pair.fact.fact.detail.domain else { return .silent }
        let value = pair.names.constants[written] ?? written
        let constant = pair.item.item.domainConstant
        // Two constants may have one text; of one whose text nobody says only the name tells it from another.
        let texts = constant.map { [pair.names.constants[written], pair.names.constants[$0.value]] } ?? []
        if let constant, written != constant.value, texts[0] == nil || texts[0] != texts[1] {
            return .differs(Difference("domain's constant", spec: constant.value, guide: written, at: constant.place))
        }
        // A header names the constant, and says nothing of its text.
        if value == stated.value || value == constant?.value { return .agrees }
        return .differs(Difference("domain", spec: stated.value, guide: value, at: stated.place))
    }
}
