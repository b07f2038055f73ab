package import Diagnostics
import Guide

/// A heading of the guide breaks the sequence of its numbers.
package enum HeadingOutOfSequence: SlipRule {
    package static let rule = Rule(
        "heading-out-of-sequence",
        "a heading of the guide breaks the sequence of its numbers",
        explanation: """
            Numbered headings count up, and one does not: `10.`, then a heading without a number, then `12.`. Something was dropped or moved, and references \
            to the number lead nowhere. Make sure that no section is missing; the vendor may want to know. Accept the finding with an erratum.
            """
    )

    static let kind = Slip.Kind.headingNumber

    static func message(for slip: Slip) -> String {
        guard let expected = slip.meant else { return "the heading has no number, and those around it leave out `\(slip.name)`" }
        return "the heading has the number `\(slip.name)` where `\(expected)` would follow"
    }
}
