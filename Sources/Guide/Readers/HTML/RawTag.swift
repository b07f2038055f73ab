import SourceText

/// A tag as its bytes stand in the file, for what the parser cannot say: how its name was written, and what stands around it.
struct RawTag {
    let span: Span
    /// The name as written, without `<` and `</`.
    let nameSpan: Span
    let isEnd: Bool

    /// Nil where no tag starts at the offset. A tag ends behind its `>`, or at the limit; quoted values may hold `>`.
    init?(_ source: UnsafeBufferPointer<UInt8>, at offset: Int, limit: Int) {
        guard offset + 1 < limit, source[offset] == UInt8(ascii: "<") else { return nil }
        isEnd = source[offset + 1] == UInt8(ascii: "/")
        let start = offset + (isEnd ? 2 : 1)
        var index = start
        while index < limit, Self.isNameByte(source[index]) { index += 1 }
        guard index > start, source[start].isASCIILetter || source[start] == UInt8(ascii: "_") else { return nil }
        nameSpan = Span(start, index)
        span = Span(offset, Self.end(source, from: index, limit: limit))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isIdentifierByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    private static func end(_ source: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
        var quote: UInt8 = 0
        var index = start
        while index < limit {
            let byte = source[index]
            index += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), source[index - 2] == UInt8(ascii: "=") {
                quote = byte
            }
        }
        return limit
    }

    func lowercasedName(_ source: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: source[nameSpan.start..<nameSpan.end].lazy.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Whether the tag can only be a type argument: it stands right behind an identifier, or holds a star or a comma.
    func looksLikeTypeArgument(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        if span.start > 0, source[span.start - 1].isIdentifierByte, !isEnd { return true }
        return source[nameSpan.end..<span.end].contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ",") }
    }

    /// `Object` in `List<Object>` is a type; `OBJECT` and `object` are elements.
    func isCapitalised(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = source[nameSpan.start..<nameSpan.end]
        return name.first.map { $0.isASCIIUppercase } == true && name.contains { $0.isASCIILowercase }
    }

    /// The tag as text: its bytes without each `=""` that a browser added when it saved the page.
    func textSpans(_ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        var spans: [Span] = []
        var start = span.start
        var index = span.start
        while index + 2 < span.end {
            if source[index] == UInt8(ascii: "="), source[index + 1] == UInt8(ascii: "\""), source[index + 2] == UInt8(ascii: "\"") {
                spans.append(Span(start, index))
                index += 3
                start = index
            } else {
                index += 1
            }
        }
        spans.append(Span(start, span.end))
        return spans
    }
}

extension UInt8 {
    var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
    var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
    var isASCIILetter: Bool { isASCIILowercase || isASCIIUppercase }
    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isASCIIBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
    var isIdentifierByte: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
    var lowercasedASCII: UInt8 { isASCIIUppercase ? self + 32 : self }
}
