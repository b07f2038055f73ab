package import Diagnostics
import Guide

/// A statement of a sample lacks its semicolon.
package enum UnendedStatement: SlipRule {
    package static let rule = Rule(
        "unended-statement",
        "a statement of a sample lacks its semicolon",
        explanation: """
            A message or an assignment of an Objective-C sample ends without `;`: whoever copies it gets an error. Nothing is lost of the API. Accept the \
            finding with an erratum.
            """
    )

    static let kind = Slip.Kind.unendedStatement

    static func message(for slip: Slip) -> String {
        "the statement with `\(slip.name)` lacks its semicolon"
    }
}
