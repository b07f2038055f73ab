import SourceText

/// A place in a token stream, and the questions that parsers ask there.
struct TokenCursor {
    let stream: TokenStream
    var index = 0
    /// How deep in types and declarations it is. Behind the bound nothing is read, so that no text exhausts the stack.
    private var depth = 0
    private static let deepest = 100
    /// Where that was first the case: the index of a token.
    private(set) var tooDeep: Int?

    /// Goes one deeper; false, and no deeper, where that is too deep for anything that a person wrote. `leave` ends what this began.
    mutating func enter() -> Bool {
        guard depth < Self.deepest else {
            tooDeep = tooDeep ?? index
            return false
        }
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }

    init(stream: TokenStream, index: Int = 0) {
        self.stream = stream
        self.index = index
    }

    var isAtEnd: Bool { index >= stream.tokens.count }
    var current: Token? { peek(0) }

    func peek(_ distance: Int) -> Token? {
        let target = index + distance
        return target >= 0 && target < stream.tokens.count ? stream.tokens[target] : nil
    }

    func isPunctuation(_ scalar: Unicode.Scalar, at distance: Int = 0) -> Bool {
        guard let token = peek(distance) else { return false }
        return token.kind == .punctuation && token.byte == .ascii(scalar)
    }

    func word(at distance: Int = 0) -> String? {
        guard let token = peek(distance), token.kind == .identifier else { return nil }
        return stream.text(token)
    }

    func atWord(at distance: Int = 0) -> String? {
        guard let token = peek(distance), token.kind == .atWord else { return nil }
        return stream.text(token)
    }

    func isWord(_ word: StaticString, at distance: Int = 0) -> Bool {
        guard let token = peek(distance), token.kind == .identifier else { return false }
        return matches(token, word)
    }

    func isAtWord(_ word: StaticString, at distance: Int = 0) -> Bool {
        guard let token = peek(distance), token.kind == .atWord else { return false }
        return matches(token, word)
    }

    /// Compares bytes, so that the many tokens that are no keyword cost no string.
    private func matches(_ token: Token, _ word: StaticString) -> Bool {
        guard token.end - token.start == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { expected in
            stream.bytes[token.start..<token.end].elementsEqual(expected)
        }
    }

    @discardableResult
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard isPunctuation(scalar) else { return false }
        index += 1
        return true
    }

    mutating func takeWord() -> Token? {
        guard let token = current, token.kind == .identifier else { return nil }
        index += 1
        return token
    }

    @discardableResult
    mutating func takeWord(_ word: StaticString) -> Bool {
        guard isWord(word) else { return false }
        index += 1
        return true
    }

    /// The index of the counterpart of the opening bracket here; nil where it does not close.
    var partner: Int? { stream.partner(of: index) }

    /// Skips from an opening bracket to behind its counterpart. Answers false, and stays, where there is none.
    @discardableResult
    mutating func skipBrackets() -> Bool {
        guard let partner else { return false }
        index = partner + 1
        return true
    }

    /// The offset in the text where the token before the cursor ends.
    var previousEnd: Int { peek(-1)?.end ?? 0 }

    func span(from start: Int) -> Span { stream.span(from: start, to: previousEnd) }

    /// The text from the cursor's token up to a token index.
    func text(upTo end: Int) -> String {
        guard let first = current, end > index else { return "" }
        return stream.text(from: first.start, to: stream.tokens[end - 1].end)
    }
}
