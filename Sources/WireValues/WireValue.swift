/// A Swift value that can stand in a request: in a URL, a form, a header or JSON.
public protocol WireValue: Sendable {
    /// The value as JSON.
    var jsonValue: JSONValue { get }
}

extension String: WireValue {
    /// A JSON text.
    public var jsonValue: JSONValue { .string(self) }
}

extension Int: WireValue {
    /// A whole JSON number.
    public var jsonValue: JSONValue { .int(self) }
}

extension Double: WireValue {
    /// A JSON number.
    public var jsonValue: JSONValue { .double(self) }
}

extension Bool: WireValue {
    /// `true` or `false`.
    public var jsonValue: JSONValue { .bool(self) }
}

extension JSONValue: WireValue {
    /// The value itself.
    public var jsonValue: JSONValue { self }
}

extension Array: WireValue where Element: WireValue {
    /// A JSON array.
    public var jsonValue: JSONValue { .array(map(\.jsonValue)) }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// A JSON object, its members sorted by name.
    public var jsonValue: JSONValue { .object(JSONObject(sorted { $0.key < $1.key }.map { ($0.key, $0.value.jsonValue) })) }
}
