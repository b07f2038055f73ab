/// Swift in words, without what layout decides: white space, line breaks, trailing commas, where comments wrap and where prose is split.
struct Tokens {
    private(set) var list: [String] = []
    private let text: [Unicode.Scalar]
    private var index = 0

    static func of(_ text: String) -> [String] {
        var tokens = Tokens(text)
        tokens.read()
        return tokens.list
    }

    private init(_ text: String) { self.text = Array(text.unicodeScalars) }

    private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

    private mutating func read() {
        while let scalar = next {
            if scalar.properties.isWhitespace {
                index += 1
            } else if isComment {
                readComment()
            } else if scalar == "\"" {
                add(literal: readLiteral())
            } else if scalar == "`" || Self.isWord(scalar) {
                add(take { $0 == "`" || Self.isWord($0) })
            } else if "()[]{},".unicodeScalars.contains(scalar) {
                index += 1
                add(String(scalar))
            } else {
                add(take { "+-*/%=<>!&|?.:@#$\\".unicodeScalars.contains($0) })
            }
        }
    }

    private var isComment: Bool { next == "/" && index + 1 < text.count && text[index + 1] == "/" }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        index += 1
        while let scalar = next, isPart(scalar) { index += 1 }
        return Self.string(text[start..<index])
    }

    private static func string(_ scalars: some Collection<Unicode.Scalar>) -> String {
        scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    /// The words of a line of a comment.
    private mutating func readComment() {
        let line = take { $0 != "\n" }
        list += line.drop { $0 == "/" }.split(separator: " ").map(String.init)
    }

    /// A literal with its quotes; what is inside `\(…)` belongs to it.
    private mutating func readLiteral() -> String {
        let start = index
        index += 1
        while let scalar = next, scalar != "\"" {
            index += scalar == "\\" ? 2 : 1
            if scalar == "\\", text[index - 1] == "(" { skipBrackets() }
        }
        index += 1
        return Self.string(text[start..<index])
    }

    private mutating func skipBrackets() {
        var depth = 1
        while depth > 0, let scalar = next {
            if scalar == "\"" {
                _ = readLiteral()
                continue
            }
            depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
            index += 1
        }
    }

    /// Pieces of prose are one literal again.
    private mutating func add(literal: String) {
        guard list.last == "+", list.count > 1, list[list.count - 2].hasSuffix("\"") else { return add(literal) }
        list.removeLast()
        list.append(String(list.removeLast().dropLast()) + String(literal.dropFirst()))
    }

    /// A comma before a closing bracket says nothing.
    private mutating func add(_ token: String) {
        if "])".contains(token), list.last == "," { list.removeLast() }
        list.append(token)
    }
}
