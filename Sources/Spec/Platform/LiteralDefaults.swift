import Declarations

/// Whether the default that a Swift parameter states is a literal of its type.
enum LiteralDefaults {
    static func fits(_ parameter: MethodDeclaration.Parameter) -> Bool {
        guard let value = parameter.defaultValue, case .named(let type)? = parameter.type else { return parameter.defaultValue == .null }
        let isOptional = type.nullability != .unspecified
        switch value {
        case .null: return isOptional || type.name == "Optional"
        case .text: return type.name == "String"
        case .integer: return FoundationTypes.integers.contains(type.name) || numbers.contains(type.name)
        case .number: return numbers.contains(type.name)
        case .boolean: return type.name == "Bool"
        case .emptyList: return ["Array", "Set"].contains(type.name)
        case .emptyDictionary: return type.name == "Dictionary"
        case .implicit: return true
        }
    }

    private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]
}
