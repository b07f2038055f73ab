internal import Declarations
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
        case .table(let item): .dictionary("String", typeName(item, structure))
        case .named(let name) where name.hasPrefix("("): mapping.type(.named(.init(name)), language: .swift).base
        case .named(let name): isHanded(name) ? .named("Handed", [handedType(name)]) : used(name) ?? .named(name)
        case .optional(let wrapped): typeName(FlowType(wrapped, optional: true, structure: structure))
        case .error: .error
        case .void: .void
        }
    }

    /// A generic type with what it is used with; nil for any other.
    func used(_ name: String) -> SwiftTypeName? {
        instances[name]
            ?? GenericUse(name).map { use in
                .named(use.name, use.arguments.map { mapping.type($0, language: .swift).nestedTypeName })
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
        case "UUID": .string
        case "Double", "Float", "CGFloat", "TimeInterval", "NSDecimalNumber", "NSNumber", "Decimal": .number
        case "Date": .date
        case "URL": .url
        case "Data": .data
        case .error: .error
        case .named(let name, []) where FoundationTypes.errors.contains(name): .error
        case .void: .void
        case .dictionary("String", let member) where valueType(member).isHeldByName: .table(valueType(member))
        case "Any", .dictionary(_, _): .json
        case .array(let element): .list(valueType(element))
        case .named("Set", let arguments): .list(valueType(arguments.first.flatMap { $0 == "AnyHashable" ? nil : $0 } ?? "Any"))
        default: SwiftType(base).isInteger ? .integer : .named(SwiftType(base).name ?? base.spelling)
        }
    }

    /// An enum of texts, by which a dictionary may be keyed.
    func isWord(_ key: SwiftTypeName) -> Bool {
        if case .named(let name, let arguments) = key, arguments.isEmpty { enums[name]?.isText == true } else { false }
    }

    /// Delegates of the spec.
    func isProtocol(_ type: SwiftType) -> Bool {
        type.protocolName.map { protocols[$0] != nil } ?? false
    }

    /// Whether a flow only hands such values on, in a box: delegates, and what Foundation and frameworks bring are not `Sendable`, and
    /// nothing can be computed with them.
    func isHanded(_ name: String) -> Bool {
        // `Lamp?` of a list with gaps is what `Lamp` is.
        guard !name.hasSuffix("?") else { return isHanded(String(name.dropLast())) }
        return enums[name] == nil && associated[name] == nil && errors[name] == nil && classes[name] == nil && !name.hasPrefix("(")
            && !typeParameters.contains(name) && !isUsed(name)
    }

    /// Whether it is a generic type of the spec with what that is used with.
    private func isUsed(_ name: String) -> Bool {
        GenericUse(name).map { classes[$0.name] != nil || associated[$0.name] != nil } ?? false
    }

    func isHanded(_ type: SwiftType) -> Bool {
        if case .named(let name) = flowType(type).type { isHanded(name) } else { false }
    }

    /// The same of one value, or of those of a list, a set or a dictionary.
    func holdsHanded(_ type: SwiftType) -> Bool { holdsHanded(flowType(type).type) }

    private func holdsHanded(_ type: ValueType) -> Bool {
        switch type {
        case .named(let name): isHanded(name)
        case .list(let item), .table(let item), .optional(let item): holdsHanded(item)
        default: false
        }
    }

    /// What stands in the box. A framework's type is named inside one of the types that mention it: there a stand-in has its place, too.
    private func handedType(_ name: String) -> SwiftTypeName {
        if protocols[name] != nil || FoundationTypes.protocols.values.contains(name) { return .any([.named(name)]) }
        guard let owner = frameworkTypes.keys.sorted().first(where: { frameworkTypes[$0]?.contains(name) == true }) else {
            return .named(FoundationTypes.bridged[name] ?? name)
        }
        let type = SwiftTypeName.named("\(owner).\(name)")
        return platformProtocols.contains(name) ? .any([type]) : type
    }
}
