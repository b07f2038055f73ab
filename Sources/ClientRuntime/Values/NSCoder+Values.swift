public import Foundation

/// Archives of generated classes hold one JSON text each.
extension NSCoder {
    /// Writes values down.
    public func encode(_ values: JSONValue) {
        encode(NSString(string: values.description), forKey: Self.valuesKey)
    }

    /// The values that were written down.
    ///
    /// - Throws: `MissingValue` where there are none.
    public func decodeValues() throws -> JSONValue {
        // Who decodes securely has to say what is there.
        let text: Any? =
            requiresSecureCoding ? decodeObject(of: NSString.self, forKey: Self.valuesKey) : decodeObject(forKey: Self.valuesKey)
        guard let found = text else { throw MissingValue("the archived values") }
        return try JSONValue(parsing: Array("\(found)".utf8))
    }

    private static let valuesKey = "values"
}
