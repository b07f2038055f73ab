package import SourceText

/// A scalar: its text, how it was written, and what it means.
package struct YAMLScalar: Sendable {
    package enum Style: Hashable, Sendable {
        case plain
        /// In single or double quotes.
        case quoted
        /// After `|` or `>`.
        case block
    }

    let document: YAMLDocument
    let index: Int

    private var record: NodeRecord { document.records[index] }

    package var text: String { document.text(of: record) }
    package var span: Span { record.span }
    package var place: Place { Place(document.file, span) }

    package var style: Style {
        switch record.kind {
        case .plain, .sequence, .mapping: .plain
        case .singleQuoted, .doubleQuoted: .quoted
        case .literal, .folded: .block
        }
    }

    /// What the scalar means: only plain ones can be anything but text.
    package var value: YAMLValue {
        style == .plain && YAMLValue.mayBeMore(thanTextFrom: document.firstByte(of: record)) ? YAMLValue(plain: text) : .string
    }

    package var bool: Bool? {
        if case .bool(let value) = value { value } else { nil }
    }

    package var int: Int? {
        if case .int(let value) = value { value } else { nil }
    }

    /// The number, whether it is written as an integer or not.
    package var double: Double? {
        switch value {
        case .float(let value): value
        case .int(let value): Double(value)
        case .null, .bool, .integerTooLarge, .string: nil
        }
    }

    /// The bool that a plain `yes`, `off` or `True` would be in other versions of YAML; here such a word is text, and whoever wants a bool
    /// can say what to write instead.
    package var boolLookalike: Bool? {
        guard style == .plain, record.length <= 5 else { return nil }
        switch text.lowercased() {
        case "yes", "y", "on", "true": return bool == nil ? true : nil
        case "no", "n", "off", "false": return bool == nil ? false : nil
        default: return nil
        }
    }

    /// Where the text starts and ends in the file, without quotes, if every byte of it is written there as it reads (no escapes, no
    /// folding).
    package var verbatimSpan: Span? {
        record.isTextAside ? nil : Span(Int(record.first), Int(record.first + record.length))
    }
}
