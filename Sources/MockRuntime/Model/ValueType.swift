/// The documented type of a value in a request, an answer or a record.
public indirect enum ValueType: Sendable, Hashable {
    /// A text.
    case string
    /// Bytes, in a text that spells them in Base64.
    case bytes
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A truth value.
    case boolean
    /// An object with these members.
    case object([ValueField])
    /// A list whose elements are of one type.
    case array(ValueType)
    /// Anything.
    case any

    /// The type in a word for messages.
    public var name: String {
        switch self {
        case .string: "string"
        case .bytes: "Base64 text"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .object: "object"
        case .array: "array"
        case .any: "value"
        }
    }

    /// A value of the type with nothing in it, to begin with.
    var emptiest: JSONValue {
        switch self {
        case .array: []
        case .object, .any: [:]
        case .string, .bytes: ""
        case .integer, .number: 0
        case .boolean: false
        }
    }

    /// The type with its article.
    var phrase: String {
        switch self {
        case .integer, .object, .array: "an \(name)"
        default: "a \(name)"
        }
    }
}

/// One documented member of an object, one item of a redirect's query, or one field of a record.
public struct ValueField: Sendable, Hashable {
    /// Its name on the wire.
    public var name: String
    /// Its type.
    public var type: ValueType
    /// Whether it is always there.
    public var isRequired: Bool
    /// Whether `null` may stand for it; otherwise `null` means that it is left out.
    public var isNullable: Bool
    /// How it is written on the wire.
    public var wire: WireForm
    /// The only values it may have; empty where any will do.
    public var values: [JSONValue]
    /// Whether the journal hides it.
    public var isSecret: Bool

    /// A field of that name and type; required, plain and open unless said otherwise.
    public init(
        _ name: String,
        _ type: ValueType = .string,
        isRequired: Bool = true,
        isNullable: Bool = false,
        wire: WireForm = .plain,
        values: [JSONValue] = [],
        isSecret: Bool = false
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isNullable = isNullable
        self.wire = wire
        self.values = values
        self.isSecret = isSecret
    }
}
