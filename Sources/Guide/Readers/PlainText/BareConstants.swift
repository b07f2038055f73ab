import SourceText

/// Constants below one another, as pages list them where copying has taken the box around them: `DOOR_OPEN = 1`, `DOOR_OPEN  // wide open`.
enum BareConstants {
    /// The line behind those that begin at a line; nil where none does, or one with a comment alone.
    static func end(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var end = start
        while end < lines.count, lines[end].indentation == lines[start].indentation, isConstant(lines[end], source) { end += 1 }
        let hasValue = end > start && source[lines[start].content.start..<lines[start].content.end].contains(UInt8(ascii: "="))
        return end - start > 1 || hasValue ? end : nil
    }

    /// A name that is no word, and a number, or a comment of the kind that code has.
    private static func isConstant(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = source[line.content.start..<line.content.end]
        let name = bytes.prefix(while: \.isIdentifierByte)
        guard name.count < 80, let first = name.first, first.isASCIILetter, !first.isASCIILowercase || first == UInt8(ascii: "k"),
            NameShape.looksLikeCode(String(decoding: name, as: UTF8.self))
        else { return false }
        var rest = bytes.dropFirst(name.count).drop(while: \.isASCIIBlank)
        if rest.starts(with: "//".utf8) { return rest.count > 3 }
        guard rest.first == UInt8(ascii: "=") else { return false }
        rest = rest.dropFirst().drop(while: \.isASCIIBlank)
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: "x") }
        let behind = rest.dropFirst(digits.count).drop { $0.isASCIIBlank || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
        return digits.first?.isASCIIDigit == true && (behind.isEmpty || behind.starts(with: "//".utf8))
    }
}
