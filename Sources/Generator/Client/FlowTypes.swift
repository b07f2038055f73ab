internal import Spec

/// How a value of a flow is spelled in Swift, and what its members are.
struct FlowType: Sendable {
    var type: ValueType
    var isOptional: Bool
    /// Of an object: its fields, and the struct generated for it.
    var fields: [Field] = []
    var structure: String?

    init(_ type: ValueType, optional: Bool = false, fields: [Field] = [], structure: String? = nil) {
        if case .optional(let wrapped) = type {
            self.type = wrapped
            self.isOptional = true
        } else {
            self.type = type
            self.isOptional = optional
        }
        self.fields = fields
        self.structure = structure
    }

    var required: FlowType {
        var copy = self
        copy.isOptional = false
        return copy
    }

    var optional: FlowType {
        var copy = self
        copy.isOptional = true
        return copy
    }

    /// The element of a list.
    var element: FlowType {
        guard case .list(let item) = type else { return FlowType(.json) }
        return FlowType(item, fields: fields, structure: structure)
    }
}

extension SystemModel {
    /// The Swift type of a value in flows, state and bodies. All of them are `Sendable`.
    func spelling(_ type: FlowType) -> String {
        let base = spelling(type.type, type.structure)
        guard type.isOptional else { return base }
        return base.hasPrefix("any ") ? "(\(base))?" : "\(base)?"
    }

    private func spelling(_ type: ValueType, _ structure: String?) -> String {
        switch type {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .data: "Data"
        case .json: "JSONValue"
        case .object: structure ?? "JSONValue"
        case .list(let item): "[\(spelling(item, structure))]"
        case .named(let name): protocols[name] == nil ? name : "Handed<any \(name)>"
        case .optional(let wrapped): spelling(FlowType(wrapped, optional: true, structure: structure))
        case .error: "any Error"
        case .void: "Void"
        }
    }

    /// The type that a value of a declaration has in flows: `NSDecimalNumber` counts as a number, a dictionary as JSON.
    func flowType(_ type: SwiftType) -> FlowType {
        FlowType(valueType(type.base), optional: type.isOptional)
    }

    private func valueType(_ base: String) -> ValueType {
        switch base {
        case "String": .string
        case "Bool": .boolean
        case "Double", "Float", "CGFloat", "TimeInterval", "NSDecimalNumber", "NSNumber", "Decimal": .number
        case "Date": .date
        case "URL": .url
        case "Data": .data
        case "any Error": .error
        case "Void": .void
        case "Any", "[AnyHashable: Any]", "[String: Any]": .json
        default: compound(base)
        }
    }

    private func compound(_ base: String) -> ValueType {
        if FoundationTypes.integers.contains(base) { return .integer }
        if base.hasPrefix("["), base.hasSuffix("]"), !base.contains(":") { return .list(valueType(String(base.dropFirst().dropLast()))) }
        return .named(base.hasPrefix("any ") ? String(base.dropFirst(4)) : base)
    }

    /// A declared value as flows want it. The text is an expression of the declared type.
    func fromDeclared(_ text: String, _ type: SwiftType) -> String {
        if isProtocol(type) { return type.isOptional ? "\(text).map { Handed($0) }" : "Handed(\(text))" }
        let dot = type.isOptional ? "?." : "."
        switch type.base {
        case "NSDecimalNumber", "NSNumber": return "\(text)\(dot)doubleValue"
        case "Float", "CGFloat": return converted(text, "Double", type.isOptional)
        case "Any", "[AnyHashable: Any]", "[String: Any]": return converted(text, "JSONValue", type.isOptional, label: "foundation: ")
        case "Int": return text
        default:
            if let element = type.element {
                let inner = fromDeclared("$0", element)
                return inner == "$0" ? text : "\(text)\(dot)map { \(inner) }"
            }
            return FoundationTypes.integers.contains(type.base) ? converted(text, "Int", type.isOptional) : text
        }
    }

    /// A value of a flow as a declaration wants it.
    func toDeclared(_ text: String, _ type: SwiftType, isOptional: Bool) -> String {
        if isProtocol(type) { return "\(text)\(isOptional ? "?" : "").value" }
        switch type.base {
        case "NSDecimalNumber", "NSNumber": return converted(text, type.base, isOptional, label: "value: ")
        case "Float", "CGFloat": return converted(text, type.base, isOptional)
        case "Any": return "\(text)\(isOptional ? "?." : ".")foundationValue"
        case "[AnyHashable: Any]", "[String: Any]": return "\(text)\(isOptional ? "?." : ".")foundationValue as? \(type.base)"
        case "Int": return text
        default:
            if let element = type.element {
                let inner = toDeclared("$0", element, isOptional: false)
                return inner == "$0" ? text : "\(text)\(isOptional ? "?." : ".")map { \(inner) }"
            }
            return FoundationTypes.integers.contains(type.base) ? converted(text, type.base, isOptional, label: "clamping: ") : text
        }
    }

    /// Delegates and the like are not `Sendable`: in flows they are handed on in a box.
    func isProtocol(_ type: SwiftType) -> Bool {
        type.base.hasPrefix("any ") && protocols[String(type.base.dropFirst(4))] != nil
    }

    private func converted(_ text: String, _ type: String, _ isOptional: Bool, label: String = "") -> String {
        isOptional ? "\(text).map { \(type)(\(label)$0) }" : "\(type)(\(label)\(text))"
    }
}
