import Declarations

/// Whether the default that a Swift parameter states, or a property's first value, is a literal of its type.
enum LiteralDefaults {
    static func fits(_ parameter: MethodDeclaration.Parameter) -> Bool {
        parameter.defaultValue.map { fits($0, parameter.type) } ?? false
    }

    static func fits(_ value: MethodDeclaration.Parameter.Literal, _ type: TypeName?) -> Bool {
        guard case .named(let type)? = type else { return value == .null }
        let isOptional = type.nullability != .unspecified
        switch value {
        case .null: return isOptional || type.name == "Optional"
        case .text: return type.name == "String"
        case .integer: return FoundationTypes.integers.contains(type.name) || numbers.contains(type.name)
        case .number: return numbers.contains(type.name)
        case .boolean: return type.name == "Bool"
        case .emptyList: return ["Array", "Set"].contains(type.name)
        case .list(let items):
            let element = type.arguments.first
            return ["Array", "Set"].contains(type.name) && element != nil && items.allSatisfy { fits($0, element) }
        case .emptyDictionary: return type.name == "Dictionary"
        case .implicit, .made: return true
        }
    }

    private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]
}
