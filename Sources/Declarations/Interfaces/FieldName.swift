package import SourceText

/// What code calls the member of JSON that it reads a property from, or writes it to.
package struct FieldName: Hashable, Sendable {
    /// The type, `Shop.Cart` of one inside of another.
    package var owner: String
    /// Empty where it is said of all properties that nothing else is said of: they are called by their own names.
    package var property: String
    /// A path where there are dots: `place.room`.
    package var field: String
    package var span: Span
    /// Whether Swift's own coding uses it, which may spell it in another way.
    package var isKey = false

    /// In the order of their places: the first of a property is what reads it best.
    package static func names(in bytes: [UInt8], language: Language) -> [FieldName] {
        let stream = Lexer.tokens(of: bytes, language: language)
        return language == .swift ? SwiftFieldNames(stream).names : ObjectiveCFieldNames(stream).names
    }
}

extension TokenStream {
    /// What stands between the quotes of a plain text; nil for any other token, and where something is put in or escaped.
    func plainText(_ index: Int) -> String? {
        guard index >= 0, index < tokens.count, tokens[index].kind == .string else { return nil }
        var text = text(tokens[index])[...]
        if text.first == "@" { text.removeFirst() }
        guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
        text = text.dropFirst().dropLast()
        return text.contains { $0 == "\"" || $0 == "\\" || $0.isWhitespace } ? nil : String(text)
    }
}
