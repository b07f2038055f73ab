/// A member name of any spelling, for coding objects whose members are not known beforehand.
private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension JSONValue: Codable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: MemberName.self) {
            self = .object(JSONObject(try members.allKeys.map { ($0.stringValue, try members.decode(JSONValue.self, forKey: $0)) }))
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
            self = .array(elements)
        } else {
            self = try Self.scalar(in: try decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let flag = try? container.decode(Bool.self) { return .bool(flag) }
        if let number = try? container.decode(Int.self) { return .int(number) }
        if let number = try? container.decode(Double.self) { return .double(number) }
        return .string(try container.decode(String.self))
    }

    /// What is made of the value that a decoder holds; fails where nothing is.
    public static func decoded<Value>(from decoder: any Decoder, _ make: (JSONValue) -> Value?) throws -> Value {
        guard let value = make(try JSONValue(from: decoder)) else {
            let text = "This JSON is no \(Value.self)."
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
        }
        return value
    }

    /// Writes the value as itself.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object):
            var members = encoder.container(keyedBy: MemberName.self)
            for (name, value) in object { try members.encode(value, forKey: MemberName(stringValue: name)) }
        case .array(let elements):
            var list = encoder.unkeyedContainer()
            for element in elements { try list.encode(element) }
        default:
            try encodeScalar(into: encoder.singleValueContainer())
        }
    }

    private func encodeScalar(into container: any SingleValueEncodingContainer) throws {
        var container = container
        switch self {
        case .bool(let flag): try container.encode(flag)
        case .int(let number): try container.encode(number)
        case .double(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .null, .array, .object: try container.encodeNil()
        }
    }
}
