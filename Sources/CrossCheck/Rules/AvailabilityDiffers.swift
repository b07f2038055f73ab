package import Diagnostics
import Guide
package import Spec

/// The guide's `API_AVAILABLE` is not what the spec states.
package enum AvailabilityDiffers: PairRule {
    package static let rule = Rule(
        "availability-differs",
        "the availability of an API is not the guide's",
        explanation: """
            An API that exists from some version on must be guarded in the app's code. Example: the guide writes `API_AVAILABLE(ios(11.0))` and the \
            spec's declaration leaves it out. Write it in the spec as the guide has it.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .availability }

    package static func compare(_ pair: Pair) -> Outcome {
        guard let written = pair.fact.fact.detail.availability, pair.fact.fact.kind != .use else { return .silent }
        let stated = pair.item.item.availability
        if stated?.value == written { return .agrees }
        return .differs(
            Difference("availability", spec: stated?.value ?? "nothing", guide: written, at: stated?.place ?? pair.item.item.place)
        )
    }
}
