import WireValues

extension JSONValue {
    /// The JSON that a text spells; nil where it spells none, or `null`, which is nothing.
    public static func parsed(_ text: String) -> JSONValue? { (try? JSONValue(parsing: Array(text.utf8)))?.ifThere }
}
