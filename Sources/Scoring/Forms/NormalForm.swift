/// Names and values without what is a matter of writing.
enum NormalForm {
    /// Blanks and backslashes go, case and colons stay.
    static func name(_ text: String) -> String {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: text.unicodeScalars.filter { $0 != "\\" && !$0.properties.isWhitespace })
        return String(name)
    }

    /// Quotes and `@` go, `0x10` and `16` are one; a leading zero stays (`024` is not 24). Nil where nothing is left to compare.
    static func value(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        var scalars = text.unicodeScalars[...]
        scalars.trim { $0.properties.isWhitespace }
        scalars = scalars.drop { $0 == "@" }
        scalars.trim(where: isQuote)
        let bare = String(scalars)
        return integer(bare) ?? bare
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "“", "”", "`": true
        default: false
        }
    }

    /// A number without a leading zero, or a hexadecimal one, as decimal digits.
    private static func integer(_ text: String) -> String? {
        let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
        let digits = text.dropFirst(isSigned ? 1 : 0)
        let sign = text.hasPrefix("-") ? "-" : ""
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return Int(sign + digits.dropFirst(2), radix: 16).map { String($0) } }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        guard digits != "0" else { return "0" }
        return digits.hasPrefix("0") ? nil : sign + digits
    }
}

extension Substring.UnicodeScalarView {
    /// Takes scalars away at both ends.
    mutating func trim(where isCut: (Unicode.Scalar) -> Bool) {
        while let first, isCut(first) { removeFirst() }
        while let last, isCut(last) { removeLast() }
    }
}
