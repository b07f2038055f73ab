/// Code of languages that are written with braces, as its parts are looked for.
enum PlainCode {
    /// Comments are blanks, so that places stay what they are; wide marks are what they stand for, and so is a blank that breaks no line.
    static func bytes(of text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var result = bytes
        var index = 0
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: "//".utf8) {
                let end = rest.firstIndex(of: 0x0A) ?? bytes.count
                for place in index..<end { result[place] = 0x20 }
                index = end
            } else if rest.starts(with: "/*".utf8) {
                let end = bytes.indices.dropFirst(index + 2).first { bytes[$0...].starts(with: "*/".utf8) }.map { $0 + 2 } ?? bytes.count
                for place in index..<end where bytes[place] != 0x0A { result[place] = 0x20 }
                index = end
            } else if bytes[index] == 0xEF, let mark = wideMarks.first(where: { rest.starts(with: $0.wide.utf8) }) {
                result.replaceSubrange(index..<(index + 3), with: [mark.plain, 0x20, 0x20])
                index += 3
            } else if rest.starts(with: "\u{A0}".utf8) {
                result.replaceSubrange(index..<(index + 2), with: "  ".utf8)
                index += 2
            } else {
                index = bytes[index] == 0x22 ? BracketPairs.endOfText(bytes[...], from: index) : index + 1
            }
        }
        return result
    }

    /// What authors who write Chinese or Japanese leave in code; each has three bytes, of which 0xEF is the first.
    private static let wideMarks: [(wide: String, plain: UInt8)] = [
        ("；", UInt8(ascii: ";")), ("，", UInt8(ascii: ",")), ("（", UInt8(ascii: "(")), ("）", UInt8(ascii: ")")),
    ]
}

/// Brackets of any kind in code, whatever the texts between them hold.
enum BracketPairs {
    /// Behind the bracket that closes the one at a place; the end where none does.
    static func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case 0x22:
                index = endOfText(bytes, from: index)
                continue
            default: break
            }
            index += 1
            if depth <= 0 { return index }
        }
        return bytes.endIndex
    }

    /// Behind the quotation mark that ends a text; a text ends with its line.
    static func endOfText(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < bytes.endIndex, bytes[index] != 0x22, bytes[index] != 0x0A { index += bytes[index] == 0x5C ? 2 : 1 }
        return min(index + 1, bytes.endIndex)
    }
}
