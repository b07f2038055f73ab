internal import Spec
internal import SwiftCode

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
    func typeName(_ type: FlowType) -> SwiftTypeName {
        let base = typeName(type.type, type.structure)
        return type.isOptional ? .optional(base) : base
    }

    private func typeName(_ type: ValueType, _ structure: String?) -> SwiftTypeName {
        switch type {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .data: "Data"
        case .json: "JSONValue"
        case .object: .named(structure ?? "JSONValue")
        case .list(let item): .array(typeName(item, structure))
        case .named(let name): protocols[name] == nil ? .named(name) : .named("Handed", [.any([.named(name)])])
        case .optional(let wrapped): typeName(FlowType(wrapped, optional: true, structure: structure))
        case .error: .error
        case .void: .void
        }
    }

    /// The type that a value of a declaration has in flows: `NSDecimalNumber` counts as a number, a dictionary as JSON.
    func flowType(_ type: SwiftType) -> FlowType {
        FlowType(valueType(type.base), optional: type.isOptional)
    }

    private func valueType(_ base: SwiftTypeName) -> ValueType {
        switch base {
        case "String": .string
        case "Bool": .boolean
        case "Double", "Float", "CGFloat", "TimeInterval", "NSDecimalNumber", "NSNumber", "Decimal": .number
        case "Date": .date
        case "URL": .url
        case "Data": .data
        case .error: .error
        case .void: .void
        case "Any", .dictionary("AnyHashable", "Any"), .dictionary("String", "Any"), .dictionary("String", "String"): .json
        case .array(let element): .list(valueType(element))
        default: SwiftType(base).isInteger ? .integer : .named(SwiftType(base).name ?? base.spelling)
        }
    }

    /// Delegates and the like are not `Sendable`: in flows they are handed on in a box.
    func isProtocol(_ type: SwiftType) -> Bool {
        type.protocolName.map { protocols[$0] != nil } ?? false
    }
}
