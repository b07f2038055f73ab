import SourceText

/// Tells macros that name a value from those that stand for a piece of code: an attribute, a type, a call.
enum MacroValue {
    /// - Parameter text: what a `#define` of one line says behind the name, its words with one blank between them.
    static func isValue(_ text: String) -> Bool {
        let stream = Lexer.tokens(of: Array(text.utf8), baseOffset: 0, language: .objectiveC)
        guard let last = stream.tokens.last else { return false }
        if stream.tokens.contains(where: { $0.kind == .string }) { return stream.tokens.allSatisfy { isPartOfText($0) } }
        // `NSArray *` ends with its star.
        if last.kind == .punctuation, last.byte != .ascii(")") { return false }
        return stream.tokens.indices.allSatisfy { isPartOfNumber($0, in: stream) }
    }

    /// `@"door"`, `("a" "b")`.
    private static func isPartOfText(_ token: Token) -> Bool {
        switch token.kind {
        case .string: true
        case .punctuation: [.ascii("("), .ascii(")"), .ascii("@")].contains(token.byte)
        case .identifier, .atWord, .number, .foreign: false
        }
    }

    /// `42`, `(1 << 3)`, `(NSInteger)ABFirst | ABLast`: numbers, names and operators.
    private static func isPartOfNumber(_ index: Int, in stream: TokenStream) -> Bool {
        let token = stream.tokens[index]
        switch token.kind {
        case .number: return true
        case .punctuation: return operators.contains(token.byte)
        case .identifier:
            let word = stream.text(token)
            if words.contains(word) || prefixes.contains(where: word.hasPrefix) { return false }
            // Two names in a row are a declaration, a name in front of a bracket is a call.
            guard index + 1 < stream.tokens.count else { return true }
            let next = stream.tokens[index + 1]
            return next.kind == .punctuation && next.byte != .ascii("(")
        case .string, .atWord, .foreign: return false
        }
    }

    private static let operators = Set("()+-*/%<>|&~^!.".utf8)
    private static let words: Set<String> = [
        "extern", "static", "inline", "const", "volatile", "void", "id", "instancetype", "int", "char", "long", "short", "float", "double",
        "unsigned", "signed", "bool", "struct", "enum", "union", "return", "do", "else", "nullable", "nonnull",
    ]
    /// The platform's macros are attributes of declarations, and so is what stands for one of them.
    private static let prefixes = [
        "__", "_Pragma", "NS_", "CF_", "API_", "FOUNDATION_", "UIKIT_", "OBJC_", "SWIFT_", "DEPRECATED_", "UNAVAILABLE_",
    ]
}
