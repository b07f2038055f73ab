package import Diagnostics
import Guide
import SourceText

/// A part of the guide that should state something, and of which nobody knows what.
package enum UnreadPart: CheckRule {
    package static let rule = Rule(
        "unread",
        "a part of the guide that looks like a statement was not understood",
        explanation: """
            A code block, a table row or a line that looks like a declaration gave no fact, and no rule says that it need not. Something of the API \
            may be lost here. Look at the place; if it states nothing, accept the finding with an \
            erratum that is called after the line: `name: line 12`.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        matching.unread.filter { $0.unread.reason == nil }.map { entry in
            let line = entry.place.start.line
            let message = "the \(noun(entry.unread.kind)) on line \(line) was not understood"
            return Finding(rule, message, name: "line \(line)", spec: matching.specTop, guide: entry.place)
        }
    }

    private static func noun(_ kind: FactSheet.Unread.Kind) -> String {
        switch kind {
        case .code: "code block"
        case .row: "table row"
        case .line: "line"
        case .depth: "declaration that stands more than a hundred deep in others"
        }
    }
}
