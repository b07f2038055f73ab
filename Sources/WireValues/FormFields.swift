/// The names and values of a query or of a form body (`application/x-www-form-urlencoded`), in order, names possibly repeated.
public struct FormFields: Sendable, Hashable {
    /// One field, decoded.
    public struct Field: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its value; empty where only a name was written.
        public var value: String

        /// What stands between two `&`.
        fileprivate init(parsing part: ArraySlice<UInt8>) {
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            name = PercentCoding.decode(bytes: part[..<equals], plusIsSpace: true)
            value = PercentCoding.decode(bytes: part[equals...].dropFirst(), plusIsSpace: true)
        }

        /// A field of that name and value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields in order.
    public var fields: [Field]

    /// No fields, or these.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Reads a query (what follows the `?`). Nothing is an error: what is not a field is left out.
    public init(parsing text: some StringProtocol) { self.init(parsing: Array(text.utf8)) }

    /// Reads a form body. Nothing is an error: what is not a field is left out.
    public init(parsing bytes: [UInt8]) {
        var fields: [Field] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
            if end > rest.startIndex { fields.append(Field(parsing: rest[..<end])) }
            rest = rest[end...].dropFirst()
        }
        self.fields = fields
    }

    /// The first value under that name, `nil` where there is none.
    public subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// All values under that name, in their order.
    public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// Adds a value as it travels in a form: a list that is spread as an item for each element.
    public mutating func append(_ name: String, _ value: JSONValue, wire: WireForm) {
        if wire.isSpread, let elements = value.arrayValue {
            for element in elements { append(wire.itemName(name), element.wireText) }
        } else {
            append(name, value.encoded(as: wire).wireText)
        }
    }

    /// Adds a field at the end.
    public mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// The fields as a query or a form body, percent-encoded.
    public var encoded: String {
        fields.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
    }
}
