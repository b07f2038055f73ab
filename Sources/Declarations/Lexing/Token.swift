import SourceText

/// One token of a C-like language. Comments are kept apart, because only enums read them.
struct Token {
    enum Kind: UInt8 {
        case identifier, number
        /// `"…"` and `'…'`; in Objective-C also `@"…"`.
        case string
        /// `@interface`, `@objc`: the at sign and the word behind it.
        case atWord
        case punctuation
        /// A run of bytes outside ASCII: words of a guide's own language.
        case foreign
    }

    var kind: Kind
    /// The first byte: all of a punctuation token.
    var byte: UInt8
    /// In the text, not in the file.
    var start: Int
    var end: Int
    /// First on its line.
    var startsLine: Bool
    var hasBlankBefore: Bool
}

/// A comment, without its marks.
struct Comment {
    var text: String
    /// The index of the token behind it.
    var nextToken: Int
    /// Stands on the line on which the token before it ends.
    var isTrailing: Bool
}

/// The tokens of one text, and the way back from tokens to words and places.
struct TokenStream {
    let bytes: [UInt8]
    let baseOffset: Int
    var tokens: [Token] = []
    var comments: [Comment] = []
    /// For each opening bracket the index of its counterpart; -1 for an unclosed one and for every other token.
    var partners: [Int32] = []
    /// Indices of closing brackets that close nothing.
    var strays: Set<Int> = []

    /// The index of the counterpart of an opening bracket; nil where it does not close.
    func partner(of index: Int) -> Int? {
        guard index < partners.count, partners[index] >= 0 else { return nil }
        return Int(partners[index])
    }

    func text(_ token: Token) -> String { text(from: token.start, to: token.end) }

    func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// A piece of code on one line, cut after some hundred bytes: what is printed of an argument or a receiver.
    func line(from start: Int, to end: Int) -> String {
        let end = min(end, start + 400)
        guard start < end else { return "" }
        let slice = bytes[start..<end]
        guard slice.allSatisfy({ $0 < 0x80 }) else {
            return text(from: start, to: end).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return String(decoding: Array(slice.split(whereSeparator: \.isBlank).joined(separator: [0x20])), as: UTF8.self)
    }

    /// The comments between a token and the one before it.
    func comments(before index: Int) -> ArraySlice<Comment> {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].nextToken < index { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < comments.count, comments[end].nextToken == index { end += 1 }
        return comments[low..<end]
    }

    func span(_ token: Token) -> Span { Span(baseOffset + token.start, baseOffset + token.end) }

    func span(from start: Int, to end: Int) -> Span { Span(baseOffset + start, baseOffset + max(start, end)) }
}

extension UInt8 {
    static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0B || self == 0x0C }
    var isLineEnd: Bool { self == 0x0A || self == 0x0D }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isUpper: Bool { self >= 0x41 && self <= 0x5A }
    var isLetter: Bool { isUpper || (self >= 0x61 && self <= 0x7A) }
    var isIdentifierStart: Bool { isLetter || self == 0x5F || self == 0x24 }
    var isIdentifierPart: Bool { isIdentifierStart || isDigit }
}
