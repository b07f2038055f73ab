/// A JSON value: what clients read from responses, and what mocks keep, check and answer.
///
/// Numbers keep the difference between whole and other ones, and objects keep the order in which their members were written.
public enum JSONValue: Sendable, Hashable {
    /// JSON's `null`; look-ups of what is not there answer it too.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number that fits 64 bits.
    case int(Int)
    /// Any other number.
    case double(Double)
    /// A text.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Members with names, in order.
    case object(JSONObject)
}

// MARK: - Comparing

extension JSONValue {
    /// Numbers are the same however they are written: JSON has one kind of them, and `7.0` is `7`.
    public static func == (one: JSONValue, other: JSONValue) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.int(let one), .int(let other)): one == other
        case (.double(let one), .double(let other)): one == other
        case (.int(let whole), .double(let number)), (.double(let number), .int(let whole)): Int(exactly: number) == whole
        case (.string(let one), .string(let other)): one == other
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        default: false
        }
    }

    /// Values that are the same have the same hash.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): if let whole = Int(exactly: value) { hasher.combine(whole) } else { hasher.combine(value) }
        case .string(let value): hasher.combine(value)
        case .array(let values): hasher.combine(values)
        case .object(let members): hasher.combine(members)
        }
    }
}

// MARK: - Looking into a value

extension JSONValue {
    /// The member of that name, `.null` where this is no object or has no such member.
    public subscript(_ name: String) -> JSONValue {
        if case .object(let object) = self { return object[name] ?? .null }
        return .null
    }

    /// The value at the end of a path of member names, `.null` where a step leads nowhere.
    public subscript(_ first: String, _ rest: String...) -> JSONValue {
        rest.reduce(self[first]) { value, name in value[name] }
    }

    /// The element at that place, `.null` where this is no array or is shorter.
    public subscript(_ index: Int) -> JSONValue {
        if case .array(let elements) = self, elements.indices.contains(index) { return elements[index] }
        return .null
    }

    /// Whether this is `null`, which also stands for "not there".
    public var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The value, unless it is `null`.
    public var ifThere: JSONValue? { isNull ? Optional.none : .some(self) }

    /// Whether there is nothing in this value: `null`, or a text without a character.
    public var isBlank: Bool {
        switch self {
        case .null: true
        case .string(let text): text.isEmpty
        default: false
        }
    }

    /// Whether a condition that names this value does not hold: `null`, `false`, a text or a list with nothing in it. A number is there, 0 too.
    public var isNothing: Bool {
        switch self {
        case .bool(let flag): !flag
        case .array(let elements): elements.isEmpty
        default: isBlank
        }
    }

    /// An object with the members of all objects; of one name the last counts, what is `null` is left out.
    public static func merged(_ values: [JSONValue]) -> JSONValue { .object(members(of: values).withoutNulls) }

    /// An object with the members of all objects; of one name the last counts, also where it is `null`.
    public static func combined(_ values: [JSONValue]) -> JSONValue { .object(members(of: values)) }

    /// An object of members that each are an object of a `key` and a `value`; what has no key is none.
    public static func fromPairs(_ pairs: [JSONValue]) -> JSONValue {
        .object(JSONObject(pairs.compactMap { pair in pair["key"].stringValue.map { ($0, pair["value"]) } }))
    }

    private static func members(of values: [JSONValue]) -> JSONObject {
        var members = JSONObject()
        for case .object(let object) in values { for (name, value) in object { members[name] = value } }
        return members
    }

    /// One of two values, of which only the one that is taken is worked out.
    public static func choice(
        _ condition: Bool, _ first: @autoclosure () -> JSONValue, _ second: @autoclosure () -> JSONValue
    ) -> JSONValue {
        condition ? first() : second()
    }

    /// What follows from each item of a list; items from which nothing follows are left out.
    public func mapped(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        .array((arrayValue ?? []).map(change).filter { !$0.isNull })
    }

    /// The items of a list for which something holds.
    public func filtered(_ isKept: (JSONValue) -> Bool) -> JSONValue { .array((arrayValue ?? []).filter(isKept)) }

    /// The text, if this is one.
    public var stringValue: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The whole number, if this is one.
    public var intValue: Int? {
        switch self {
        case .int(let number): number
        case .double(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The number, whole or not, if this is one.
    public var doubleValue: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The truth value, if this is one.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { return flag }
        return nil
    }

    /// The elements, if this is an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { return elements }
        return nil
    }

    /// The members, if this is an object.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { return object }
        return nil
    }

    /// What this value is, in a word for messages: `string`, `integer`, `object` and so on.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .int: "integer"
        case .double: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// The value as it stands in a URL, a form or a header: a text as it is, other values in JSON's spelling, nothing for `null`.
    public var wireText: String {
        switch self {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .int(let number): String(number)
        case .string(let text): text
        case .double(let number): TextForm.number(number)
        case .array, .object: description
        }
    }
}

// MARK: - Literals

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object, its members in the order written; of two with one name the later counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(literal: elements)) }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON text.
    public var description: String { String(decoding: encoded(), as: UTF8.self) }
}
