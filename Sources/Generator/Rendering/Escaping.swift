/// Text for where it stands. A spec's text goes through one of these before a template prints it.
package enum Escaping {
    /// A Swift string literal with its quotes.
    package static func swiftLiteral(_ text: String) -> String {
        "\"" + swiftLiteralBody(text) + "\""
    }

    /// The inside of a Swift string literal.
    package static func swiftLiteralBody(_ text: String) -> String {
        escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// One line of a comment: nothing that ends the line, nothing that cannot be seen.
    package static func comment(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar == "\u{85}" {
                if line.last != " " { line += " " }
            } else if !isInvisible(scalar) {
                line.unicodeScalars.append(scalar)
            }
        }
        while line.last == " " { line.removeLast() }
        while line.first == " " { line.removeFirst() }
        return line
    }

    /// A cell of a Markdown table: one line, with nothing that Markdown or HTML would read.
    package static func markdownCell(_ text: String) -> String {
        markdown(text).replacing("|", with: "\\|")
    }

    /// A paragraph of Markdown that says just the text. Code spans (`` `name` ``) stay code spans.
    package static func markdown(_ text: String) -> String {
        let parts = comment(text).split(separator: "`", omittingEmptySubsequences: false)
        let isPaired = parts.count % 2 == 1
        return parts.enumerated().map { index, part in
            index % 2 == 1 && isPaired ? "`\(part)`" : prose(part) + (isPaired || index == parts.count - 1 ? "" : "\\`")
        }.joined()
    }

    private static func prose(_ text: Substring) -> String {
        text.map { character in
            switch character {
            case "\\", "*", "_", "[", "]", "#", "~": "\\\(character)"
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            default: String(character)
            }
        }.joined()
    }

    /// A value in a URL's query or path: everything but unreserved characters percent-encoded.
    package static func urlComponent(_ text: String) -> String {
        text.utf8.map { byte in
            let isUnreserved = Character(UnicodeScalar(byte)).isASCII && isUnreserved(byte)
            let hex = String(byte, radix: 16, uppercase: true)
            return isUnreserved ? String(UnicodeScalar(byte)) : "%" + (hex.count == 1 ? "0" + hex : hex)
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

    /// What Swift, YAML and JSON escape alike; how each writes what cannot be seen is its own.
    private static func escaped(_ text: String, _ invisible: (Unicode.Scalar) -> String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: isInvisible(scalar) ? invisible(scalar) : String(scalar)
            }
        }.joined()
    }

    private static func codeUnits(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let hex = String(unit, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }.joined()
    }

    /// Text inside a Mermaid label: no quotes, no characters that end a statement.
    package static func mermaid(_ text: String) -> String {
        comment(text).map { character in
            switch character {
            case "#": "#35;"
            case ";": "#59;"
            case "\"": "#quot;"
            case "<": "#lt;"
            case ">": "#gt;"
            default: String(character)
            }
        }.joined()
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func padded(_ hex: String) -> String { String(repeating: "0", count: max(0, 8 - hex.count)) + hex }

    /// Control characters, marks that change the direction of text, and others that a reader cannot see.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
