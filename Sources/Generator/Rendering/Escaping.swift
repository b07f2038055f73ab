/// Text for where it stands. A spec's text goes through one of these before a template prints it.
package enum Escaping {
    /// One line of a comment: nothing that ends the line, nothing that cannot be seen.
    package static func comment(_ text: String) -> String {
        if isPlainLine(text) { return text }
        var line = ""
        var isAfterBlank = true
        for scalar in text.unicodeScalars {
            if isBlank(scalar) {
                if !isAfterBlank { line += " " }
                isAfterBlank = true
            } else if !isInvisible(scalar) {
                line.unicodeScalars.append(scalar)
                isAfterBlank = false
            }
        }
        if line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
        return line
    }

    /// Most texts: words of ASCII with one blank between them.
    private static func isPlainLine(_ text: String) -> Bool {
        var isAfterBlank = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "):
                if isAfterBlank { return false }
                isAfterBlank = true
            case 0x21...0x7E: isAfterBlank = false
            default: return false
            }
        }
        return !isAfterBlank
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20: true
        case 0..<0x80, hangul: false
        default: scalar.properties.isWhitespace
        }
    }

    /// A cell of a Markdown table: one line, with nothing that Markdown or HTML would read.
    package static func markdownCell(_ text: String) -> String {
        markdown(text).replacing(bar) { _ in "\\|" }
    }

    /// A paragraph of Markdown that says just the text. Code spans (`` `name` ``) stay code spans.
    package static func markdown(_ text: String) -> String {
        let line = comment(text)
        guard line.has(backtick) else { return begun(prose(line[...])) }
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        let isPaired = parts.count % 2 == 1 && parts.indices.allSatisfy { $0 % 2 == 0 || !parts[$0].isEmpty }
        return begun(spans(parts, isPaired))
    }

    /// At a paragraph's beginning a word such as `-`, `---` or `1.` would make a list, a rule or a heading of it.
    private static func begun(_ text: String) -> String {
        let word = text.utf8.prefix { $0 != UInt8(ascii: " ") }
        let digits = word.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let marks = word[digits.endIndex...]
        guard !marks.isEmpty, marks.allSatisfy(digits.isEmpty ? ruleMarks.contains : itemMarks.contains) else { return text }
        guard digits.isEmpty || marks.count == 1 else { return text }
        return text[..<digits.endIndex] + "\\" + text[digits.endIndex...]
    }

    private static let ruleMarks = ASCIISet("-+=")
    private static let itemMarks = ASCIISet(".)")

    private static func spans(_ parts: [Substring], _ isPaired: Bool) -> String {
        parts.enumerated().map { index, part in
            index % 2 == 1 && isPaired ? "`\(part)`" : prose(part) + (isPaired || index == parts.count - 1 ? "" : "\\`")
        }.joined()
    }

    private static func prose(_ text: Substring) -> String {
        text.replacing(markdownMarks) { byte in
            switch byte {
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "&"): "&amp;"
            default: "\\" + String(UnicodeScalar(byte))
            }
        }
    }

    /// Its syllables are neither blank nor invisible: asking for their properties takes longer than all the rest.
    private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

    private static let markdownMarks = ASCIISet("\\*_[]#~<>&")
    static let backtick = ASCIISet("`")
    static let bar = ASCIISet("|")

    /// A value in a URL's query or path: everything but unreserved characters percent-encoded.
    package static func urlComponent(_ text: String) -> String {
        if text.utf8.allSatisfy(isUnreserved) { return text }
        return text.utf8.map { byte in
            let hex = String(byte, radix: 16, uppercase: true)
            return isUnreserved(byte) ? String(UnicodeScalar(byte)) : "%" + (hex.count == 1 ? "0" + hex : hex)
        }.joined()
    }

    /// A double-quoted YAML scalar.
    package static func yaml(_ text: String) -> String {
        "\"" + escaped(text) { "\\U" + padded(String($0.value, radix: 16, uppercase: true)) } + "\""
    }

    /// A JSON string.
    package static func json(_ text: String) -> String { "\"" + jsonBody(text) + "\"" }

    /// The inside of a JSON string.
    package static func jsonBody(_ text: String) -> String {
        escaped(text, codeUnits)
    }

    /// What YAML and JSON escape alike; how each writes what cannot be seen is its own.
    private static func escaped(_ text: String, _ invisible: (Unicode.Scalar) -> String) -> String {
        let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
        if isPlain { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: if isInvisible(scalar) { result += invisible(scalar) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    private static func codeUnits(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let hex = String(unit, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }.joined()
    }

    /// Text inside a Mermaid label: no quotes, no characters that end a statement.
    package static func mermaid(_ text: String) -> String {
        comment(text).replacing(mermaidMarks) { byte in
            switch byte {
            case UInt8(ascii: "#"): "#35;"
            case UInt8(ascii: ";"): "#59;"
            case UInt8(ascii: "<"): "#lt;"
            case UInt8(ascii: ">"): "#gt;"
            default: "#quot;"
            }
        }
    }

    private static let mermaidMarks = ASCIISet("#;\"<>")

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func padded(_ hex: String) -> String { String(repeating: "0", count: max(0, 8 - hex.count)) + hex }

    /// Control characters, marks that change the direction of text, and others that a reader cannot see.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, hangul: false
        default: hasInvisibleCategory(scalar)
        }
    }

    private static func hasInvisibleCategory(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
