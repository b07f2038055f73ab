/// Takes a text apart into tokens in one pass. It never fails: what is no token of the language is punctuation.
///
/// The text may be prose. So a quote that does not close on its line is no string, and `//` behind a colon is no comment but part of a URL.
struct Lexer {
    private var stream: TokenStream
    private var position = 0
    private var startsLine = true
    private var hasBlank = false
    /// Quotes of this line that nothing closes.
    private var unclosedInLine = 0
    /// No comment ends behind here: looked for once, and found nowhere.
    private var lacksCommentEnd = false
    private let language: Language

    static func tokens(of bytes: [UInt8], baseOffset: Int = 0, language: Language) -> TokenStream {
        var lexer = Lexer(bytes, baseOffset: baseOffset, language: language)
        lexer.run()
        lexer.stream.matchBrackets()
        return lexer.stream
    }

    private init(_ bytes: [UInt8], baseOffset: Int, language: Language) {
        stream = TokenStream(bytes: bytes, baseOffset: baseOffset)
        stream.tokens.reserveCapacity(bytes.count / 5)
        self.language = language
    }

    private var bytes: [UInt8] { stream.bytes }

    private func byte(at index: Int) -> UInt8 { index < stream.bytes.count ? stream.bytes[index] : 0 }

    private mutating func run() {
        while position < stream.bytes.count {
            let byte = stream.bytes[position]
            if byte.isBlank {
                skipBlank(byte)
            } else if let length = wideBlankLength(byte) {
                hasBlank = true
                position += length
            } else if byte == .ascii("/"), !skipComment() {
                append(.punctuation, length: 1)
            } else if byte != .ascii("/") {
                readToken(byte)
            }
        }
    }

    private mutating func skipBlank(_ byte: UInt8) {
        if byte.isLineEnd {
            startsLine = true
            unclosedInLine = 0
        }
        hasBlank = true
        position += 1
    }

    /// Blanks outside ASCII that editors of other scripts leave in code: the ideographic one, and the one that does not break.
    private func wideBlankLength(_ byte: UInt8) -> Int? {
        if byte == 0xE3, self.byte(at: position + 1) == 0x80, self.byte(at: position + 2) == 0x80 { return 3 }
        return byte == 0xC2 && self.byte(at: position + 1) == 0xA0 ? 2 : nil
    }

    /// What pages set by TeX have in place of signs of code: `∗`, `∧`, `−`.
    private func mathematicalSign(_ byte: UInt8) -> UInt8? {
        guard byte == 0xE2, self.byte(at: position + 1) == 0x88 else { return nil }
        switch self.byte(at: position + 2) {
        case 0x97: return .ascii("*")
        case 0xA7: return .ascii("^")
        case 0x92: return .ascii("-")
        default: return nil
        }
    }

    private mutating func readToken(_ byte: UInt8) {
        switch byte {
        case .ascii("@"): readAt()
        case .ascii("\""): readQuoted(from: position, quote: byte)
        case .ascii("'"): readQuoted(from: position, quote: byte)
        case .ascii("`") where escapedLength > 0: readEscaped()
        default:
            if byte.isIdentifierStart {
                append(.identifier, length: length { $0.isIdentifierPart })
            } else if byte.isDigit {
                append(.number, length: numberLength())
            } else if let sign = mathematicalSign(byte) {
                append(.punctuation, length: 3)
                stream.tokens[stream.tokens.count - 1].byte = sign
            } else if byte >= 0x80 {
                append(.foreign, length: foreignLength)
            } else {
                append(.punctuation, length: 1)
            }
        }
    }

    /// A run of bytes outside ASCII, up to the next sign.
    private var foreignLength: Int {
        var end = position + 1
        while byte(at: end) >= 0x80, !(byte(at: end) == 0xE2 && byte(at: end + 1) == 0x88) { end += 1 }
        return end - position
    }

    /// The length of a name between backticks; zero where there is none.
    private var escapedLength: Int {
        guard byte(at: position + 1).isIdentifierStart else { return 0 }
        var end = position + 1
        while byte(at: end).isIdentifierPart { end += 1 }
        return byte(at: end) == .ascii("`") ? end - position - 1 : 0
    }

    /// `` `default` ``: the name that is meant.
    private mutating func readEscaped() {
        let length = escapedLength
        position += 1
        append(.identifier, length: length)
        position += 1
    }

    private func length(while condition: (UInt8) -> Bool) -> Int {
        var end = position
        while end < stream.bytes.count, condition(stream.bytes[end]) { end += 1 }
        return end - position
    }

    private func numberLength() -> Int {
        var end = position
        while end < stream.bytes.count {
            let byte = stream.bytes[end]
            let isFraction = byte == .ascii(".") && self.byte(at: end + 1).isDigit
            guard byte.isIdentifierPart || isFraction else { break }
            end += 1
        }
        return end - position
    }

    private mutating func readAt() {
        let next = byte(at: position + 1)
        if next == .ascii("\"") {
            readQuoted(from: position + 1, quote: next)
        } else if next.isLetter {
            var end = position + 1
            while byte(at: end).isIdentifierPart { end += 1 }
            append(.atWord, length: end - position)
        } else {
            append(.punctuation, length: 1)
        }
    }

    private mutating func readQuoted(from quoteOffset: Int, quote: UInt8) {
        guard unclosedInLine < Self.mostUnclosed, let end = endOfString(from: quoteOffset, quote: quote) else {
            unclosedInLine += 1
            append(.punctuation, length: 1)
            return
        }
        append(.string, length: end - position)
    }

    /// Each quote that nothing closes was looked for to the end of its line: a line of nothing else would take its square.
    private static let mostUnclosed = 32

    /// The offset behind the closing quote, or nil where the string does not close.
    private func endOfString(from start: Int, quote: UInt8) -> Int? {
        if language == .swift, quote == .ascii("\""), byte(at: start + 1) == quote, byte(at: start + 2) == quote {
            return endOfLongString(from: start + 3)
        }
        var index = start + 1
        var depth = 0
        while index < stream.bytes.count {
            let byte = stream.bytes[index]
            if byte.isLineEnd { return nil }
            if byte == .ascii("\\") {
                if self.byte(at: index + 1) == .ascii("("), language == .swift { depth += 1 }
                index += 2
                continue
            }
            if depth > 0 {
                if byte == .ascii("(") { depth += 1 }
                if byte == .ascii(")") { depth -= 1 }
            } else if byte == quote {
                return index + 1
            }
            index += 1
        }
        return nil
    }

    private func endOfLongString(from start: Int) -> Int? {
        var index = start
        let quote = UInt8.ascii("\"")
        while index + 2 < stream.bytes.count {
            if stream.bytes[index] == quote, stream.bytes[index + 1] == quote, stream.bytes[index + 2] == quote { return index + 3 }
            index += 1
        }
        return nil
    }

    /// Skips a comment, if one starts here.
    private mutating func skipComment() -> Bool {
        let next = byte(at: position + 1)
        let isURL = position > 0 && bytes[position - 1] == .ascii(":")
        if next == .ascii("/"), !isURL {
            let length = length { !$0.isLineEnd }
            note(from: position + 2, to: position + length)
            position += length
            return true
        }
        guard next == .ascii("*"), !lacksCommentEnd else { return false }
        var end = position + 2
        while end + 1 < bytes.count, !(bytes[end] == .ascii("*") && bytes[end + 1] == .ascii("/")) { end += 1 }
        guard end + 1 < bytes.count else {
            lacksCommentEnd = true
            return false
        }
        note(from: position + 2, to: end)
        position = end + 2
        hasBlank = true
        return true
    }

    private static let commentMarks: Set<UInt8> = Set("/*!< \t\n\r".utf8)

    private mutating func note(from start: Int, to end: Int) {
        var (start, end) = (start, end)
        while start < end, Self.commentMarks.contains(stream.bytes[start]) { start += 1 }
        while start < end, Self.commentMarks.contains(stream.bytes[end - 1]) { end -= 1 }
        let text = stream.text(from: start, to: end)
        let comment = Comment(text: text, nextToken: stream.tokens.count, isTrailing: !startsLine)
        stream.comments.append(comment)
    }

    private mutating func append(_ kind: Token.Kind, length: Int) {
        let token = Token(
            kind: kind,
            byte: stream.bytes[position],
            start: position,
            end: position + length,
            startsLine: startsLine,
            hasBlankBefore: hasBlank || startsLine
        )
        stream.tokens.append(token)
        position += length
        startsLine = false
        hasBlank = false
    }
}
