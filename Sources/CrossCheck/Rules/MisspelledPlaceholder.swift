package import Diagnostics
import Guide

/// A placeholder of a sample is misspelled.
package enum MisspelledPlaceholder: SlipRule {
    package static let rule = Rule(
        "misspelled-placeholder",
        "a placeholder of a sample is misspelled",
        explanation: """
            `INPUT_YOUE_KEY` stands for a value of the app's own. A slip in it does no harm until somebody searches for what is still to be filled in. Accept \
            the finding with an erratum.
            """
    )

    static let kind = Slip.Kind.misspelledPlaceholder

    static func message(for slip: Slip) -> String {
        "the placeholder `\(slip.name)` probably means `\(slip.meant ?? "")`"
    }
}
