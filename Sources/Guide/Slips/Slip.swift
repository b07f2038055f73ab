package import SourceText

/// Something that a guide gets wrong by itself, whatever a spec says, and that is no fact: a heading without its number, a list that never comes.
///
/// Like facts, slips hold names and places and never the guide's sentences, so that they can be recorded.
package struct Slip: Hashable, Sendable {
    /// What is wrong. Each kind has a finder of its own here, and a rule that reports it.
    package enum Kind: String, Sendable, CaseIterable {
        case headingNumber, collapsedTable, swallowedType, unendedStatement, cutSelector, absentList
        case misspelledWord, misspelledPlaceholder, misspelledPart
        /// A key that a sample sends or reads: a slip only where no spec knows it.
        case sampleKey
    }

    package var kind: Kind
    /// What the slip is about, as the guide writes it: a word, a selector, a number, or a name near by.
    package var name: String
    /// What is probably meant, where that can be told.
    package var meant: String?
    package var span: Span

    package init(_ kind: Kind, _ name: String, meant: String? = nil, span: Span) {
        self.kind = kind
        self.name = name
        self.meant = meant
        self.span = span
    }
}
