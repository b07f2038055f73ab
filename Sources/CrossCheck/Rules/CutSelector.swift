package import Diagnostics
import Guide

/// The guide writes a selector without its last colon.
package enum CutSelector: SlipRule {
    package static let rule = Rule(
        "cut-selector",
        "the guide writes a selector without its last colon",
        explanation: """
            `lamp:didFail` and `lamp:didFail:` are two methods to the compiler and the runtime; `@selector` with the first one finds nothing. The guide \
            declares the second one. Keep that in the spec, and accept the finding with an erratum.
            """
    )

    static let kind = Slip.Kind.cutSelector

    static func message(for slip: Slip) -> String {
        "the guide writes `\(slip.name)`, and declares `\(slip.meant ?? "")`"
    }
}
