package import Diagnostics
import Guide

/// A page took a type in angle brackets for a tag.
package enum SwallowedType: SlipRule {
    package static let rule = Rule(
        "swallowed-type",
        "a page took a type in angle brackets for a tag",
        explanation: """
            `NSDictionary<NSString *, id>` was put into a page without escaping its brackets, so that it became a tag: `<nsstring *,id="">`. Readers see \
            the type without its arguments, and a sample that is copied does not compile. The reader mends what it can. State the whole type in the \
            spec, and accept the finding with an erratum.
            """
    )

    static let kind = Slip.Kind.swallowedType

    static func message(for slip: Slip) -> String {
        "`\(slip.name)` is a type that the page took for a tag"
    }
}
