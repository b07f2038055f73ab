/// Goes through the bytes of a JSON text. What is no JSON it does not tell: in that it finds less.
struct JSONScanner {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipBlanks() { while let byte = peek, byte <= 0x20 { position += 1 } }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    mutating func skipValue() {
        var depth = 0
        repeat {
            switch peek {
            case nil: return
            case UInt8(ascii: "\"")?: skipString()
            case UInt8(ascii: "{")?, UInt8(ascii: "[")?: (depth, position) = (depth + 1, position + 1)
            case UInt8(ascii: "}")?, UInt8(ascii: "]")?: (depth, position) = (depth - 1, position + 1)
            default: position += 1
            }
        } while depth > 0 || !endsValue
    }

    private var endsValue: Bool {
        guard let peek else { return true }
        return peek <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(peek)
    }

    /// Goes behind a string, and says what it is.
    mutating func takeString() -> String {
        let start = position
        skipString()
        return (try? JSONValue(parsing: Array(bytes[start..<position])))?.stringValue ?? ""
    }

    private mutating func skipString() {
        position += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.count)
    }
}
