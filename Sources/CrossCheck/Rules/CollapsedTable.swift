package import Diagnostics
import Guide

/// A table of the guide stands in one line.
package enum CollapsedTable: SlipRule {
    package static let rule = Rule(
        "collapsed-table",
        "a table of the guide stands in one line",
        explanation: """
            The headers and cells of a table stand behind each other in one paragraph, as if its markup had been lost. What could be told apart was read; \
            a cell that is empty, or that holds a blank, may have been read as another one. Compare the spec with the place, and accept the finding with \
            an erratum.
            """
    )

    static let kind = Slip.Kind.collapsedTable

    static func message(for slip: Slip) -> String {
        "a table near `\(slip.name)` stands in one paragraph"
    }
}
