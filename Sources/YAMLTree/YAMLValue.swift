/// What a plain scalar means by the YAML 1.2 core schema, except that only `true` and `false` are bools, in lower case.
package enum YAMLValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// An integer that does not fit into 64 bits.
    case integerTooLarge
    case float(Double)
    case string

    package init(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default: self = Self.number(text) ?? .string
        }
    }

    /// Whether a plain scalar that begins so may mean anything but text; nil: one that has no byte.
    static func mayBeMore(thanTextFrom first: UInt8?) -> Bool {
        guard let first else { return true }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "f"): return true
        default: return isNumberStart(first)
        }
    }

    /// In words, for a message such as "expected a number, found text".
    package var description: String {
        switch self {
        case .null: "nothing"
        case .bool: "a bool"
        case .int, .integerTooLarge: "an integer"
        case .float: "a number"
        case .string: "text"
        }
    }

    private static func number(_ text: String) -> YAMLValue? {
        guard let first = text.utf8.first, isNumberStart(first) else { return nil }
        if let radix = radixInteger(text) { return radix }
        var rest = text.utf8[...]
        let sign = takeSign(&rest)
        if let special = specialFloat(String(Substring(rest)), sign) { return special }
        switch numberShape(rest) {
        case .integer: return Int(text).map(YAMLValue.int) ?? .integerTooLarge
        case .float: return Double(text).map(YAMLValue.float)
        case nil: return nil
        }
    }

    private static func isNumberStart(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// `0o17` and `0x1F`, which take no sign.
    private static func radixInteger(_ text: String) -> YAMLValue? {
        let digits = text.dropFirst(2)
        let radix = text.hasPrefix("0o") ? 8 : text.hasPrefix("0x") ? 16 : 0
        guard radix != 0, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.hexDigitValue ?? 16) < radix }) else { return nil }
        return Int(digits, radix: radix).map(YAMLValue.int) ?? .integerTooLarge
    }

    private static func specialFloat(_ text: String, _ sign: Sign?) -> YAMLValue? {
        switch text {
        case ".inf", ".Inf", ".INF": .float(sign == .minus ? -.infinity : .infinity)
        case ".nan", ".NaN", ".NAN": sign == nil ? .float(.nan) : nil
        default: nil
        }
    }

    private enum Sign { case plus, minus }
    private enum Shape { case integer, float }

    private static func takeSign(_ text: inout Substring.UTF8View) -> Sign? {
        guard let first = text.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return nil }
        text = text.dropFirst()
        return first == UInt8(ascii: "-") ? .minus : .plus
    }

    /// `12`, `1.`, `.5`, `1.5e-3`; nil if the text is no number.
    private static func numberShape(_ text: Substring.UTF8View) -> Shape? {
        var rest = text
        var shape = Shape.integer
        var digits = takeDigits(&rest)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            digits += takeDigits(&rest)
            shape = .float
        }
        guard digits > 0 else { return nil }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            _ = takeSign(&rest)
            guard takeDigits(&rest) > 0 else { return nil }
            shape = .float
        }
        return rest.isEmpty ? shape : nil
    }

    private static func takeDigits(_ text: inout Substring.UTF8View) -> Int {
        let digits = text.prefix(while: isDigit).count
        text = text.dropFirst(digits)
        return digits
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
