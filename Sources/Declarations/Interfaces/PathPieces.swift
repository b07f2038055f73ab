/// One piece of a path that code puts together: a text, or what a name stands for there.
package enum PathPiece: Hashable, Sendable {
    case text(String)
    /// `base` of `self.base`; of `Paths.doors` with the type before the point, of `Paths.doors.base` with the case, too.
    case name(String, of: String?)

    /// What a case is, in code of its own enum.
    static let rawValue = "rawValue"

    /// As a text of a path has it: `{base}`.
    var filled: String {
        switch self {
        case .text(let text): text
        case .name(Self.rawValue, _): "{part}"
        case .name(let name, _): "{\(name)}"
        }
    }

    var isName: Bool { if case .name = self { true } else { false } }
}

/// Texts and names that Swift puts one behind the other, `base + "/doors/" + id`, `"\(base)/doors"`.
struct PathSum {
    let range: Range<Int>
    let pieces: [PathPiece]
    /// The tokens of its texts.
    let texts: [Int]

    /// How many tokens an expression may have.
    private static let longest = 48
    private static let most = 16

    /// The expression around a text; nil where it stands for more than texts and names.
    init?(around index: Int, in stream: TokenStream) {
        var start = index
        while TokenCursor(stream: stream, index: start).isPunctuation("+", at: -1), index - start < Self.longest {
            guard let before = Self.operandStart(endingAt: start - 2, in: stream) else { return nil }
            start = before
        }
        self.init(from: start, in: stream)
        guard range.contains(index) else { return nil }
    }

    /// The expression that begins there.
    init?(from start: Int, in stream: TokenStream) {
        var cursor = TokenCursor(stream: stream, index: start)
        var (pieces, texts) = ([PathPiece](), [Int]())
        repeat {
            guard let (found, text) = Self.operand(&cursor) else { return nil }
            pieces += found
            texts += text.map { [$0] } ?? []
            guard pieces.count <= Self.most, cursor.index - start < Self.longest else { return nil }
        } while cursor.take("+")
        guard !pieces.isEmpty else { return nil }
        (self.pieces, self.texts, range) = (pieces, texts, start..<cursor.index)
    }

    /// A text, a name, `self.base`, `Paths.doors.rawValue`, `base()`, `String(id)`, `id.uuidString`.
    private static func operand(_ cursor: inout TokenCursor) -> (pieces: [PathPiece], text: Int?)? {
        let stream = cursor.stream
        if let token = cursor.current, token.kind == .string {
            let index = cursor.index
            cursor.index += 1
            // A method of the text makes another of it.
            guard !cursor.isPunctuation("."), let pieces = pieces(ofLiteral: stream.text(token)) else { return nil }
            return (pieces, index)
        }
        guard let first = cursor.takeWord() else { return nil }
        var words = [stream.text(first)]
        while cursor.isPunctuation("."), let word = cursor.word(at: 1), cursor.current?.startsLine != true {
            cursor.index += 2
            words.append(word)
        }
        if cursor.isPunctuation("("), cursor.current?.hasBlankBefore == false, let close = cursor.partner {
            // What it is called with is put in, unless it answers by itself.
            let isAsked = close > cursor.index + 1
            let inner = stream.text(from: stream.tokens[cursor.index].end, to: stream.tokens[close].start)
            cursor.index = close + 1
            guard !cursor.isPunctuation("."), !isAsked || words.count == 1 && words[0] == "String" else { return nil }
            if isAsked { return ([.name(PathText.name(in: inner[...]), of: nil)], nil) }
        }
        _ = cursor.take("!")
        return ([name(words)], nil)
    }

    /// Where the operand begins that ends there.
    private static func operandStart(endingAt end: Int, in stream: TokenStream) -> Int? {
        guard end >= 0 else { return nil }
        if stream.tokens[end].kind == .string { return end }
        var index = end
        let last = TokenCursor(stream: stream, index: end)
        if last.isPunctuation("!") { index -= 1 }
        if TokenCursor(stream: stream, index: index).isPunctuation(")") {
            guard let open = (max(0, index - 16)..<index).last(where: { stream.partner(of: $0) == index }) else { return nil }
            index = open - 1
        }
        while index >= 0, TokenCursor(stream: stream, index: index).word() != nil {
            guard TokenCursor(stream: stream, index: index).isPunctuation(".", at: -1) else { return index }
            index -= 2
        }
        return nil
    }

    private static func name(_ words: [String]) -> PathPiece {
        let plain = words.filter {
            !["self", "Self", "super", "rawValue", "absoluteString", "uuidString", "description", "stringValue"].contains($0)
        }
        guard let last = plain.last else { return .name(words.last == PathPiece.rawValue ? PathPiece.rawValue : "part", of: nil) }
        let before = plain.dropLast().suffix(2)
        guard let type = before.last(where: { $0.first?.isUppercase == true }) else { return .name(last, of: nil) }
        return .name(last, of: type == before.last ? type : before.joined(separator: "."))
    }

    /// The texts of a literal, and what is put in; nil of one that has an escape.
    static func pieces(ofLiteral literal: String) -> [PathPiece]? {
        if literal == "\"\"" { return [] }
        guard let written = CodeText.content(of: literal), let (fillings, rest) = CodeText.interpolations(in: written) else { return nil }
        var found: [PathPiece] = []
        for (before, expression) in fillings {
            if !before.isEmpty { found.append(.text(String(before))) }
            found.append(name(in: expression))
        }
        if !rest.isEmpty { found.append(.text(String(rest))) }
        let hasEscape = found.contains { if case .text(let text) = $0 { text.contains("\\") } else { false } }
        return hasEscape ? nil : found
    }

    private static func name(in expression: Substring) -> PathPiece {
        let isPath = expression.utf8.allSatisfy { $0.isIdentifierPart || $0 == .ascii(".") }
        let plain = expression.hasSuffix("()") ? expression.dropLast(2) : expression
        if isPath || plain.count < expression.count && plain.utf8.allSatisfy({ $0.isIdentifierPart || $0 == .ascii(".") }) {
            return name(plain.split(separator: ".").map(String.init))
        }
        return .name(PathText.name(in: expression), of: nil)
    }
}
