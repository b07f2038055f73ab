package import Diagnostics
import Guide

/// A sample uses a key that the spec does not state.
package enum UnstatedKey: SlipRule {
    package static let rule = Rule(
        "unstated-key",
        "a sample uses a key that the spec does not state",
        explanation: """
            A sample puts something into a dictionary, or takes it out, by a name: `@"username"`, `claims["email"]`. If the name is the vendor's, an app \
            that misspells it sends or gets nothing, and a spec that lacks it cannot tell. State it (a parameter, a setting of the kind `property` or `scope`), or \
            accept the finding with an erratum where the name is the app's own.
            """
    )

    static let kind = Slip.Kind.sampleKey

    static func message(for slip: Slip) -> String {
        "a sample uses the key `\(slip.name)`, and the spec does not state it"
    }

    static func isSlip(_ slip: Slip, in matching: Matching) -> Bool { !matching.stated.keys.contains(slip.name) }
}
