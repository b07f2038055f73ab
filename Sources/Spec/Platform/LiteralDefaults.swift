import Declarations

/// Whether the default that a Swift parameter states, or a property's first value, is a literal of its type.
enum LiteralDefaults {
    static func fits(_ parameter: MethodDeclaration.Parameter, _ options: Set<String>) -> Bool {
        parameter.defaultValue.map { fits($0, parameter.type, options) } ?? false
    }

    /// - Parameter options: the spec's sets of options, which are written as lists of them.
    static func fits(_ value: MethodDeclaration.Parameter.Literal, _ type: TypeName?, _ options: Set<String>) -> Bool {
        guard case .named(let type)? = type else { return value == .null }
        let isOptional = type.nullability != .unspecified
        switch value {
        case .null: return isOptional || type.name == "Optional"
        case .text: return type.name == "String"
        case .integer: return FoundationTypes.integers.contains(type.name) || numbers.contains(type.name)
        case .number: return numbers.contains(type.name)
        case .boolean: return type.name == "Bool"
        case .emptyList: return ["Array", "Set"].contains(type.name) || options.contains(type.name)
        case .list(let items) where options.contains(type.name): return items.allSatisfy(\.isImplicit)
        case .list(let items):
            let element = type.arguments.first
            return ["Array", "Set"].contains(type.name) && element != nil && items.allSatisfy { fits($0, element, options) }
        case .emptyDictionary: return type.name == "Dictionary"
        case .implicit, .made, .madeOf, .member: return true
        }
    }

    private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]
}

extension MethodDeclaration.Parameter.Literal {
    fileprivate var isImplicit: Bool { if case .implicit = self { true } else { false } }
}

extension Spec {
    /// The names of its sets of options.
    var optionSets: Set<String> { Set(enums.filter { $0.form == .nsOptions }.map(\.name.value)) }
}
