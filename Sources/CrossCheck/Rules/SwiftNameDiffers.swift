package import Diagnostics
import Guide
import Spec

/// The guide's `NS_SWIFT_NAME` is not what the spec states.
package enum SwiftNameDiffers: PairRule {
    package static let rule = Rule(
        "swift-name-differs",
        "the name shown to Swift is not the guide's",
        explanation: """
            `NS_SWIFT_NAME` overrules the importer's rules: an app's Swift code uses that name and no other. Example: the guide writes \
            `NS_SWIFT_NAME(didReceive(purchase:))` and the spec's declaration leaves it out. Write it in the spec as the guide has it.
            """
    )

    package static func compare(_ pair: Pair) -> Outcome {
        guard let written = pair.fact.fact.detail.swiftName, pair.fact.fact.kind != .use else { return .silent }
        guard let stated = pair.item.item.swiftName else {
            return .differs(Difference("Swift name", spec: "nothing", guide: written, at: pair.item.item.place))
        }
        if stated.value == written { return .agrees }
        return .differs(Difference("Swift name", spec: stated.value, guide: written, at: stated.place))
    }
}
