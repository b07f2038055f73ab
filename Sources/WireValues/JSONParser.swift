/// Why bytes are not JSON: what was wrong, and after how many bytes.
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong there.
    public let problem: String
    /// How many bytes stand before it.
    public let offset: Int

    /// The problem with its place.
    public var description: String { "\(problem) at byte \(offset)" }
}

extension JSONValue {
    /// How deep arrays and objects may be nested; deeper text is refused, so that no body can exhaust the stack.
    public static let maximumDepth = 128

    /// Reads one JSON value from UTF-8.
    ///
    /// - Throws: `JSONSyntaxError` with the place of the first mistake: bad syntax, bad UTF-8, text after the value, or nesting
    ///   deeper than `maximumDepth`. Of two members with one name the later counts.
    public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }
}

/// A recursive-descent reader over the bytes of one JSON text.
private struct JSONParser {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONSyntaxError) -> JSONValue {
        let value = try self.value(depth: 0)
        skipBlanks()
        guard position == bytes.count else { throw error("text after the value") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        guard depth <= JSONValue.maximumDepth else { throw error("nesting deeper than \(JSONValue.maximumDepth)") }
        skipBlanks()
        guard let byte = peek else { throw error("the text ends where a value should be") }
        switch byte {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw error("no value starts here")
        }
    }

    private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONObject {
        var object = JSONObject()
        position += 1
        skipBlanks()
        if take(UInt8(ascii: "}")) { return object }
        repeat {
            skipBlanks()
            guard peek == UInt8(ascii: "\"") else { throw error("a member's name should be here") }
            let name = try string()
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw error("a colon should be here") }
            object[name] = try value(depth: depth + 1)
            skipBlanks()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw error("a comma or a closing brace should be here") }
        return object
    }

    private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
        var elements: [JSONValue] = []
        position += 1
        skipBlanks()
        if take(UInt8(ascii: "]")) { return elements }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw error("a comma or a closing bracket should be here") }
        return elements
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        let length = word.utf8CodeUnitCount
        let fits = position + length <= bytes.count && (0..<length).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
        guard fits else { throw error("no value starts here") }
        position += length
        return value
    }

    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let whole = position
        try digits()
        if bytes[whole] == UInt8(ascii: "0"), position > whole + 1 { throw error("a number may not start with 0") }
        var isWhole = true
        if take(UInt8(ascii: ".")) {
            isWhole = false
            try digits()
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let number = Int(text) { return .int(number) }
        guard let number = Double(text), number.isFinite else { throw error("a number too large") }
        return .double(number)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw error("a digit should be here") }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        let start = position
        var all: UInt8 = 0
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            all |= byte
            position += 1
        }
        guard peek == UInt8(ascii: "\"") else { return try escapedString(Array(bytes[start..<position])) }
        return try text(bytes[start..<position], isASCII: all < 0x80)
    }

    /// Goes on with a string in which an escape was met, `head` being what stands before it.
    private mutating func escapedString(_ head: [UInt8]) throws(JSONSyntaxError) -> String {
        var content = head
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""): return try text(content[...])
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw error("a control character inside a string")
            default:
                content.append(byte)
                position += 1
            }
        }
        throw error("the string does not end")
    }

    private mutating func text(_ content: ArraySlice<UInt8>, isASCII: Bool = false) throws(JSONSyntaxError) -> String {
        // What is no UTF-8 becomes something else. To ask the standard library whether it is takes ten times as long.
        let text = String(decoding: content, as: UTF8.self)
        guard isASCII || text.utf8.elementsEqual(content) else { throw error("a string that is not UTF-8") }
        position += 1
        return text
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONSyntaxError) {
        position += 1
        guard let kind = peek else { throw error("the string does not end") }
        position += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(kind)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "u"): content.append(contentsOf: String(Character(try scalar())).utf8)
        default: throw error("an escape that JSON does not have")
        }
    }

    /// The character of `\uXXXX`, or of two of them that form a pair.
    private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error("half of a surrogate pair") }
        let second = try codeUnit()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00))
        else { throw error("half of a surrogate pair") }
        return scalar
    }

    private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = hexDigit(byte) else { throw error("four hexadecimal digits should be here") }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func error(_ problem: String) -> JSONSyntaxError { JSONSyntaxError(problem: problem, offset: position) }
}
