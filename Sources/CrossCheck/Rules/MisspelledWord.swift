package import Diagnostics
import Guide

/// The guide misspells a word that it spells right elsewhere.
package enum MisspelledWord: SlipRule {
    package static let rule = Rule(
        "misspelled-word",
        "the guide misspells a word that it spells right elsewhere",
        explanation: """
            A long word of the guide's sentences differs by one letter from another one that is more frequent, or comes first: `Cococapods` beside \
            `Cocoapods`. Who searches for the word does not find it. Accept the finding with an erratum.
            """
    )

    static let kind = Slip.Kind.misspelledWord

    static func message(for slip: Slip) -> String {
        "the guide writes `\(slip.name)`, and `\(slip.meant ?? "")` elsewhere"
    }
}
