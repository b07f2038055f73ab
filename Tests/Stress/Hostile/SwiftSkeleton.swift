/// Swift without its texts: what is left is the same whatever a literal or a comment says.
///
/// A reader of its own, not the tool's: it would not see what the tool's does not.
struct SwiftSkeleton {
    private(set) var tokens: [String] = []
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        read(untilBracket: false)
        dropTrailingCommas()
    }

    private func at(_ offset: Int) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private func stands(_ text: String) -> Bool {
        text.unicodeScalars.enumerated().allSatisfy { at($0.offset) == $0.element }
    }

    /// To the end, or to the bracket that ends an interpolation.
    private mutating func read(untilBracket: Bool) {
        var depth = 0
        while let scalar = at(0) {
            if untilBracket, scalar == ")", depth == 0 { return }
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth -= 1 }
            readToken(scalar)
        }
    }

    private mutating func readToken(_ scalar: Unicode.Scalar) {
        if scalar.properties.isWhitespace {
            position += 1
        } else if stands("//") {
            while let next = at(0), next != "\n", next != "\r" { position += 1 }
        } else if stands("/*") {
            skipComment()
        } else if stands("#\"") || stands("\"") {
            readText()
        } else if scalar == "`" {
            position += 1
            readWord()
            if at(0) == "`" { position += 1 }
            tokens.append("name")
        } else if Self.isWordPart(scalar) {
            // Behind a dot nearly every word is a name.
            tokens.append(tokens.last == "." ? memberKind(readWord()) : Self.kind(of: readWord()))
        } else {
            tokens.append(String(scalar))
            position += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if stands("/*") {
                (depth, position) = (depth + 1, position + 2)
            } else if stands("*/") {
                (depth, position) = (depth - 1, position + 2)
            } else {
                position += 1
            }
        } while depth > 0 && at(0) != nil
    }

    /// A text is one token, and what stands in its interpolations.
    private mutating func readText() {
        var marks = ""
        while at(0) == "#" {
            marks += "#"
            position += 1
        }
        let quote = stands("\"\"\"") ? "\"\"\"" : "\""
        position += quote.unicodeScalars.count
        tokens.append("text")
        while let scalar = at(0) {
            if stands(quote + marks) { break }
            if stands("\\" + marks + "(") {
                tokens.append("\\(")
                position += 2 + marks.unicodeScalars.count
                read(untilBracket: true)
                tokens.append(")")
                position += 1
            } else if scalar == "\n" || scalar == "\r", quote == "\"" {
                tokens.append("open text")
                return
            } else {
                position += scalar == "\\" && marks.isEmpty ? 2 : 1
            }
        }
        position += (quote + marks).unicodeScalars.count
    }

    @discardableResult
    private mutating func readWord() -> String {
        var word = String.UnicodeScalarView()
        while let scalar = at(0), Self.isWordPart(scalar) {
            word.append(scalar)
            position += 1
        }
        return String(word)
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    private func memberKind(_ word: String) -> String { word.first?.isNumber == true ? "number" : word == "init" ? word : "name" }

    /// Names and numbers may be others where a value says so; words of the language may not.
    private static func kind(of word: String) -> String {
        if word.first?.isNumber == true { return "number" }
        return keywords.contains(word) ? word : "name"
    }

    private static let keywords: Set<String> = [
        "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import", "init", "deinit", "return", "if", "else",
        "guard",
        "switch", "case", "default", "for", "while", "do", "catch", "try", "throw", "throws", "await", "async", "as", "is", "in", "static",
        "public", "private", "fileprivate", "internal", "package", "typealias", "where", "defer", "override", "final", "nil", "true",
        "false",
    ]

    /// A line that is broken has a comma more, and a number may have a sign.
    private mutating func dropTrailingCommas() {
        var kept: [String] = []
        for token in tokens {
            if token == ")" || token == "]", kept.last == "," { kept.removeLast() }
            if token == "number", kept.last == "-" { kept.removeLast() }
            kept.append(token)
        }
        tokens = kept
    }
}
