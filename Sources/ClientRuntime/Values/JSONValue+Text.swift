import WireValues

extension JSONValue {
    /// The JSON that a text spells, for flows: what fails there is any error.
    ///
    /// - Throws: `JSONSyntaxError` if it is none.
    public init(text: String) throws { self = try JSONValue(parsing: Array(text.utf8)) }
}
