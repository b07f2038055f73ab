/// Makes text that came from a file harmless to print: a spec or a guide must not move the cursor, change colours or reverse what is read.
package enum TerminalText {
    /// The text with control characters as pictures and direction marks as U+FFFD. Line breaks stay.
    package static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 != "\n" && picture(of: $0) != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(scalar == "\n" ? scalar : picture(of: scalar) ?? scalar)
        }
        return result
    }

    /// What to show in place of a character that must not reach a terminal; nil for all others.
    package static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
        default: nil
        }
    }
}
