/// Values of members that come as what they are, or as the text that spells it: some servers send `3`, and at other times `"3"`.
extension JSONValue {
    /// The text, or that of a number or a truth value.
    public var spelledText: String? {
        switch self {
        case .string(let text): text
        case .int, .double, .bool: wireText
        case .null, .array, .object: nil
        }
    }

    /// The whole number, or the one that a text spells.
    public var spelledInteger: Int? {
        guard let text = stringValue else { return intValue }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    /// The number, or the one that a text spells.
    public var spelledNumber: Double? {
        guard let text = stringValue else { return doubleValue }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The same where a truth value is a number, too: 1 and 0, as Objective-C's `NSNumber` has them.
    public var spelledNumberOrTruth: Double? {
        if case .bool(let flag) = self { return flag ? 1 : 0 }
        return spelledNumber ?? spelledTruth.map { $0 ? 1 : 0 }
    }

    /// The truth value, or what `"true"`, `"false"`, and 1 and 0 in either form say.
    public var spelledTruth: Bool? {
        if let flag = boolValue { return flag }
        return switch spelledText {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }
}
