package import Diagnostics
import Guide

/// The guide announces a list that never comes.
package enum AbsentList: SlipRule {
    package static let rule = Rule(
        "absent-list",
        "the guide announces a list that never comes",
        explanation: """
            A sentence says that errors, causes or values follow, and the section ends there: the list was lost on its way into the guide, and nobody can \
            state what it held. Look for it in other editions of the guide, name that document in the spec (`documented:`), and accept the finding with \
            an erratum.
            """
    )

    static let kind = Slip.Kind.absentList

    static func message(for slip: Slip) -> String {
        "the list that is announced after `\(slip.name)` never comes"
    }
}
