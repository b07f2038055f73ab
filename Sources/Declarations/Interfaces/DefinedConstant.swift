package import SourceText

/// A constant whose value an SDK's own code states, where a header only declares it: `NSString * const DoorDomain = @"com.example.door";`.
package struct DefinedConstant: Hashable, Sendable {
    package var name: String
    /// The type of its own that it has, `DoorStatus const DoorStatusOpen = 1;`; nil of texts, numbers and the platform's types.
    package var type: String?
    /// A text without its quotes, or a number.
    package var value: String
    package var span: Span

    /// In the order of their places. What is `static` no header declares.
    package static func constants(in bytes: [UInt8]) -> [DefinedConstant] {
        let stream = Lexer.tokens(of: bytes, language: .objectiveC)
        var cursor = TokenCursor(stream: stream)
        var found: [DefinedConstant] = []
        var start = 0
        var isInside = false
        while let token = cursor.current {
            if token.startsLine, cursor.isPunctuation("@") || stream.text(token).hasPrefix("@") {
                let word = stream.text(token)
                if ["@implementation", "@interface", "@protocol"].contains(word) { isInside = true }
                if word == "@end" { isInside = false }
            }
            if token.startsLine { start = cursor.index }
            if cursor.isPunctuation("="), let constant = constant(at: cursor, from: start, isInside: isInside) { found.append(constant) }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return found
    }

    /// - Parameter start: where the line begins.
    private static func constant(at cursor: TokenCursor, from start: Int, isInside: Bool) -> DefinedConstant? {
        let stream = cursor.stream
        guard !isInside, cursor.index - start > 2, let literal = cursor.peek(1) else { return nil }
        let isNegative = stream.text(literal) == "-"
        guard let last = isNegative ? cursor.peek(2) : literal, let end = cursor.peek(isNegative ? 3 : 2), stream.text(end) == ";",
            let value = value(stream.text(last), last.kind == .string, isNegative)
        else { return nil }
        let head = stream.tokens[start..<cursor.index]
        let words = head.map(stream.text)
        guard let name = head.last, name.kind == .identifier, words.contains("const"), !words.contains("static"), !words.contains("#")
        else {
            return nil
        }
        let types = words.dropLast().filter { !["const", "extern", "FOUNDATION_EXPORT"].contains($0) }
        let own = types.count == 1 && isOwn(types[0]) ? types[0] : nil
        return DefinedConstant(name: stream.text(name), type: own, value: value, span: stream.span(name))
    }

    private static func value(_ text: String, _ isText: Bool, _ isNegative: Bool) -> String? {
        guard isText else {
            guard text.first?.isNumber == true, Double(text)?.isFinite == true else { return nil }
            return isNegative ? "-" + text : text
        }
        let quoted = text.drop { $0 == "@" }
        guard !isNegative, quoted.count > 1, quoted.first == "\"", quoted.last == "\"" else { return nil }
        return unescaped(quoted.dropFirst().dropLast())
    }

    /// Of what may stand behind a backslash that alone which constants have: nil for the rest.
    private static func unescaped(_ text: Substring) -> String? {
        var plain = ""
        var isEscaped = false
        for letter in text {
            if !isEscaped, letter == "\\" {
                isEscaped = true
                continue
            }
            guard isEscaped else {
                plain.append(letter)
                continue
            }
            guard let meant: Character = ["n": "\n", "r": "\r", "t": "\t", "\"": "\"", "\\": "\\"][letter] else { return nil }
            plain.append(meant)
            isEscaped = false
        }
        return plain
    }

    /// The platform's types begin with `NS` or `CG`, and those of C in small letters.
    private static func isOwn(_ type: String) -> Bool {
        guard let first = type.first, first.isUppercase else { return false }
        return !type.hasPrefix("NS") && !type.hasPrefix("CG") && !["BOOL", "Boolean"].contains(type)
    }
}
