package import Diagnostics
import Guide

/// A name of the API has a misspelled word in it.
package enum MisspelledPart: SlipRule {
    package static let rule = Rule(
        "misspelled-part",
        "a name of the API has a misspelled word in it",
        explanation: """
            `didFailWithRecieveType:` is what the vendor's code is called, so the spec has to follow, and apps too; a name that is typed from memory is \
            another one, and a delegate's method is then never called. If the SDK's headers spell the word right, the spec does; either way, accept the \
            finding with an erratum that says which.
            """
    )

    static let kind = Slip.Kind.misspelledPart

    static func message(for slip: Slip) -> String {
        "names of the guide have `\(slip.name)` in them, which is `\(slip.meant ?? "")` misspelled"
    }
}
