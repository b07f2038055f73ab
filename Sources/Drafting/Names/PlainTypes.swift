/// What tables of guides call the types of Swift's standard library, and texts of other types that apps hand over as literals.
enum PlainTypes {
    private static let swift = [
        "Integer": "Int", "integer": "Int", "Long": "Int", "long": "Int", "int": "Int", "Boolean": "Bool", "boolean": "Bool",
        "bool": "Bool",
        "BOOL": "Bool", "string": "String", "Str": "String", "double": "Double", "float": "Float",
        "StaticString": "String", "Substring": "String",
    ]

    private static let collections = ["Array": "[Any]", "List": "[Any]", "Dictionary": "[String: Any]", "Map": "[String: Any]"]

    /// A collection of which nothing says what it holds; nil for others.
    static func collection(named name: String) -> String? { collections[name] }

    /// The name in Swift; nil for others.
    static func swiftName(of name: String) -> String? { swift[name] }
}
