/// Text as Swift writes it down: literals, identifiers, comments. Nothing of a text can leave the place that it stands in.
package enum SwiftLiteral {
    /// A string literal with its quotes.
    package static func text(_ text: String) -> String { "\"" + body(text) + "\"" }

    /// The inside of a string literal.
    package static func body(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 }) { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isInvisible(scalar) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
    }

    /// Seven digits and more are grouped in threes.
    static func integer(_ value: Int) -> String {
        let digits = String(value.magnitude)
        let sign = value < 0 ? "-" : ""
        guard digits.utf8.count > 6 else { return sign + digits }
        return digits.enumerated().reduce(into: sign) { text, digit in
            if digit.offset > 0, (digits.utf8.count - digit.offset).isMultiple(of: 3) { text += "_" }
            text.append(digit.element)
        }
    }

    /// A literal in pieces that are no wider, split between words; to be joined by `+`.
    static func pieces(_ text: String, first: Int, others: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let next = piece.isEmpty ? String(word) : piece + " " + word
            if !piece.isEmpty, self.text(next + " ").columns > (pieces.isEmpty ? first : others) {
                pieces.append(piece + " ")
                piece = String(word)
            } else {
                piece = next
            }
        }
        return (pieces + [piece]).map(self.text)
    }

    /// One line of a comment: nothing that ends the line, nothing that cannot be seen.
    package static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), !text.hasPrefix(" "), !text.hasSuffix(" ") { return text }
        let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0 == "\u{85}" }
        return words.map { word in String(String.UnicodeScalarView(word.filter { !isInvisible($0) })) }.joined(separator: " ")
    }

    /// Control characters, marks that change the direction of text, and others that a reader cannot see.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
        default: return false
        }
    }
}

/// Names where Swift would read a keyword.
package enum SwiftKeyword {
    /// Where a name is declared or used by itself.
    package static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// Where a name is declared, which may be inside of a type: there `Type` and `Protocol` want backticks, too.
    package static func escapedDeclaration(_ name: String) -> String { escapedMember(escaped(name)) }

    /// Behind a dot fewer words need backticks.
    package static func escapedMember(_ name: String) -> String { members.contains(name) ? "`\(name)`" : name }

    /// Labels that are declared need them less still.
    package static func escapedLabel(_ name: String) -> String { labels.contains(name) ? "`\(name)`" : name }

    /// Labels in calls need them least.
    package static func escapedArgument(_ name: String) -> String { name == "inout" ? "`inout`" : name }

    private static let members: Set<String> = ["init", "self", "Type", "Protocol"]
    private static let labels: Set<String> = ["inout", "var", "let"]

    package static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
        "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super",
        "throws", "true", "try",
    ]
}
