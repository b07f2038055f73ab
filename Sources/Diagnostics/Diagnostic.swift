package import SourceText

/// How much a diagnostic weighs: an error or a warning is a finding (exit code 1), a note is not.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (lhs: Severity, rhs: Severity) -> Bool {
        lhs.rank < rhs.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// One thing that is wrong, or worth knowing, as data. How it looks is the renderers' business.
package struct Diagnostic: Sendable {
    package var rule: Rule
    package var severity: Severity
    /// Lower case, no full stop, names the thing as the user wrote it.
    package var message: String
    /// The first label is the primary place; the others are related places. Empty only where no file is involved.
    package var labels: [Label]
    package var notes: [String]
    /// What to do about it, where there is something to do.
    package var help: String?

    package init(
        _ rule: Rule,
        _ message: String,
        at labels: [Label] = [],
        severity: Severity? = nil,
        notes: [String] = [],
        help: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.message = message
        self.labels = labels
        self.notes = notes
        self.help = help
    }

    package var primary: Label? { labels.first }
}

/// A place with a few words about it.
package struct Label: Sendable {
    package var place: Place
    /// May be empty for the primary label, whose words are the message.
    package var text: String

    package init(_ place: Place, _ text: String = "") {
        self.place = place
        self.text = text
    }
}
