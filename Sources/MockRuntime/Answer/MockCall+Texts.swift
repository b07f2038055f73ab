/// Functions of texts and lists, as answers use them: what is no text counts as the text that it travels as.
extension MockCall {
    /// How many characters a text has.
    public func length(_ text: JSONValue) -> JSONValue { .int(text.wireText.count) }

    /// Whether a text begins with another.
    public func starts(_ text: JSONValue, _ part: JSONValue) -> JSONValue { .bool(text.wireText.hasPrefix(part.wireText)) }

    /// Whether a text ends with another.
    public func ends(_ text: JSONValue, _ part: JSONValue) -> JSONValue { .bool(text.wireText.hasSuffix(part.wireText)) }

    /// So many characters of a text from a place.
    public func part(_ text: JSONValue, _ place: JSONValue, _ count: JSONValue) -> JSONValue {
        .string(TextForm.part(text.wireText, from: place.intValue ?? 0, count: count.intValue ?? 0))
    }

    /// A text with every occurrence of a part replaced.
    public func replace(_ text: JSONValue, _ part: JSONValue, _ other: JSONValue) -> JSONValue {
        .string(TextForm.replaced(text.wireText, part.wireText, with: other.wireText))
    }

    /// Whether all of a text has the form of a regular expression.
    public func matches(_ text: JSONValue, _ pattern: JSONValue) -> JSONValue { .bool(TextForm.matches(text.wireText, pattern.wireText)) }

    /// Whether a URL is one of a list, up to its query. In the list, `*` stands for any text.
    public func registered(_ list: JSONValue, _ url: JSONValue) -> JSONValue {
        .bool(TextForm.registered((list.arrayValue ?? []).map(\.wireText), url.wireText))
    }

    /// A text without blanks and line breaks at its ends.
    public func trim(_ text: JSONValue) -> JSONValue { .string(TextForm.trimmed(text.wireText)) }

    /// A text in upper case.
    public func uppercase(_ text: JSONValue) -> JSONValue { .string(text.wireText.uppercased()) }

    /// A list of texts as one, with a separator between them.
    public func join(_ list: JSONValue, _ separator: JSONValue) -> JSONValue {
        .string((list.arrayValue ?? []).map(\.wireText).joined(separator: separator.wireText))
    }

    /// What stands between the separators of a text.
    public func parts(_ text: JSONValue, _ separator: JSONValue) -> JSONValue {
        .array(TextForm.parts(text.wireText, separator.wireText).map { .string($0) })
    }

    /// A list with more items at its end; `null` is a list without items.
    public func append(_ list: JSONValue, _ items: JSONValue...) -> JSONValue { append(list, items: items) }

    /// The same, of a list of them.
    public func append(_ list: JSONValue, items: [JSONValue]) -> JSONValue { .array((list.arrayValue ?? []) + items) }

    /// A list in order, the least item first: numbers by size, texts by order.
    public func sorted(_ list: JSONValue) -> JSONValue { .array((list.arrayValue ?? []).sorted { before($0, $1) }) }

    /// The UTF-8 of a text in Base64.
    public func base64(_ text: JSONValue) -> JSONValue { .string(TextForm.base64(text.wireText)) }

    /// The UTF-8 of a text in Base64 for URLs, without padding.
    public func base64url(_ text: JSONValue) -> JSONValue { .string(TextForm.base64URL(text.wireText)) }

    /// The UTF-8 of a text as bytes, which are a text in Base64 to a mock.
    public func bytes(_ text: JSONValue) -> JSONValue { base64(text) }

    /// The text whose UTF-8 bytes are; `null` where they are none.
    public func utf8(_ bytes: JSONValue) -> JSONValue { fromBase64(bytes) }

    /// Bytes in hexadecimal; `null` where they are none.
    public func hexBytes(_ bytes: JSONValue) -> JSONValue {
        TextForm.bytes(fromBase64: bytes.wireText).map { .string(TextForm.hex($0)) } ?? .null
    }

    /// The text that stands in Base64; `null` where none does.
    public func fromBase64(_ text: JSONValue) -> JSONValue { TextForm.fromBase64(text.wireText).map(JSONValue.string) ?? .null }

    /// The UTF-8 of a text in hexadecimal.
    public func hex(_ text: JSONValue) -> JSONValue { .string(TextForm.hex(text.wireText)) }

    /// The text that stands in hexadecimal; `null` where none does.
    public func fromHex(_ text: JSONValue) -> JSONValue { TextForm.fromHex(text.wireText).map(JSONValue.string) ?? .null }

    /// Bytes in hexadecimal, in Base64 instead; `null` where the text is none.
    public func hexToBase64(_ text: JSONValue) -> JSONValue { TextForm.hexToBase64(text.wireText).map(JSONValue.string) ?? .null }

    /// Bytes in hexadecimal, in Base64 for URLs instead; `null` where the text is none.
    public func hexToBase64url(_ text: JSONValue) -> JSONValue { TextForm.hexToBase64URL(text.wireText).map(JSONValue.string) ?? .null }

    /// The whole number that a text spells; `null` where it spells none.
    public func toInteger(_ text: JSONValue) -> JSONValue { Int(text.wireText).map(JSONValue.int) ?? .null }

    /// The number that a text spells; `null` where it spells none.
    public func toNumber(_ text: JSONValue) -> JSONValue { Double(text.wireText).map(whole) ?? .null }

    /// A date, in seconds since 1970, as ISO 8601 has it.
    public func toISO(_ date: JSONValue) -> JSONValue { date.doubleValue.map { .string(DateText.text($0)) } ?? .null }

    /// The seconds since 1970 of a text of ISO 8601; `null` where it names no date.
    public func toDate(_ text: JSONValue) -> JSONValue {
        guard let seconds = DateText.seconds(text.wireText) else { return .null }
        return Int(exactly: seconds).map(JSONValue.int) ?? .double(seconds)
    }

    /// A whole number by chance, from the first to the second, the same in every session with the same seed.
    public mutating func randomInteger(_ first: JSONValue, _ second: JSONValue) -> JSONValue {
        random(.number(first.intValue ?? 0, second.intValue ?? 0))
    }
}
