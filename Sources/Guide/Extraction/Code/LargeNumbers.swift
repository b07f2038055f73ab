import Declarations

extension Extraction {
    /// `0x8000000000000000`, as it is written: masks of 64 bits go beyond what a number with a sign can hold.
    static func largeNumber(of value: EnumDeclaration.Case, in passage: Passage) -> String? {
        guard value.isValueWritten, value.value == nil else { return nil }
        let text = passage.string(value.span)
        guard let sign = text.firstIndex(of: "=") else { return nil }
        var digits = text[text.index(after: sign)...].drop(while: \.isWhitespace)
        guard digits.lowercased().hasPrefix("0x") else { return nil }
        while let last = digits.last, "uUlL ".contains(last) { digits.removeLast() }
        return UInt64(digits.dropFirst(2), radix: 16).map { _ in String(digits) }
    }
}
