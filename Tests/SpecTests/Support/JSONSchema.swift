import Foundation
import YAMLTree

/// The keywords of JSON Schema that our schema uses, and nothing else: an unknown one fails the test rather than being passed over.
struct JSONSchema {
    enum Value: Hashable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([Value])
        case object([String: Value])
    }

    struct UnknownKeyword: Error {
        var keyword: String
    }

    private let root: Value

    init(_ text: String) throws {
        root = Value(try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]))
    }

    func accepts(_ value: Value) throws -> Bool { try accepts(value, root) }

    private func accepts(_ value: Value, _ schema: Value) throws -> Bool {
        guard case .object(let keywords) = schema else { return schema != .bool(false) }
        for (keyword, argument) in keywords where try !holds(keyword, argument, keywords, value) { return false }
        return true
    }

    private func holds(_ keyword: String, _ argument: Value, _ all: [String: Value], _ value: Value) throws -> Bool {
        switch keyword {
        case "$schema", "$id", "$defs", "title", "description": return true
        case "$ref": return try accepts(value, resolved(argument))
        case "type": return argument.list.contains { $0.string.map(value.isOfType) ?? false }
        case "enum": return argument.list.contains(value)
        case "pattern": return try value.string.map { try $0.contains(Regex(argument.string ?? "")) } ?? true
        case "minItems": return value.items.map { Double($0.count) >= argument.double } ?? true
        case "items": return try value.items?.allSatisfy { try accepts($0, argument) } ?? true
        case "required": return value.members.map { members in argument.list.allSatisfy { members[$0.string ?? ""] != nil } } ?? true
        case "properties":
            let schemas = argument.members ?? [:]
            return try value.members?.allSatisfy { name, member in try schemas[name].map { try accepts(member, $0) } ?? true } ?? true
        case "additionalProperties":
            let known = all["properties"]?.members ?? [:]
            return try value.members?.filter { known[$0.key] == nil }.allSatisfy { try accepts($0.value, argument) } ?? true
        case "allOf": return try argument.list.allSatisfy { try accepts(value, $0) }
        case "anyOf": return try argument.list.contains { try accepts(value, $0) }
        case "oneOf": return try argument.list.filter { try accepts(value, $0) }.count == 1
        case "not": return try !accepts(value, argument)
        default: throw UnknownKeyword(keyword: keyword)
        }
    }

    private func resolved(_ reference: Value) -> Value {
        let path = (reference.string ?? "").split(separator: "/").dropFirst().map(String.init)
        return path.reduce(root) { $0.members?[$1] ?? .bool(false) }
    }
}

extension JSONSchema.Value {
    init(_ any: Any) {
        switch any {
        case let number as NSNumber:
            self = wasBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
        case let text as String: self = .string(text)
        case let list as [Any]: self = .array(list.map(JSONSchema.Value.init))
        case let object as [String: Any]: self = .object(object.mapValues(JSONSchema.Value.init))
        default: self = .null
        }
    }

    /// What an editor sees of a YAML file.
    init(_ node: YAMLNode) {
        switch node.content {
        case .sequence(let items): self = .array(items.map(JSONSchema.Value.init))
        case .mapping(let entries): self = .object(Dictionary(entries.map { ($0.name, JSONSchema.Value($0.value)) }) { first, _ in first })
        case .scalar(let scalar):
            switch scalar.value {
            case .null: self = .null
            case .bool(let value): self = .bool(value)
            case .int(let value): self = .number(Double(value))
            case .float(let value): self = .number(value)
            case .integerTooLarge: self = .number(.infinity)
            case .string: self = .string(scalar.text)
            }
        }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var double: Double { if case .number(let value) = self { value } else { 0 } }
    var items: [JSONSchema.Value]? { if case .array(let items) = self { items } else { nil } }
    var members: [String: JSONSchema.Value]? { if case .object(let members) = self { members } else { nil } }
    /// A list, or one value as a list of one.
    var list: [JSONSchema.Value] { items ?? [self] }

    func isOfType(_ name: String) -> Bool {
        switch (self, name) {
        case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"), (.number, "number"): true
        case (.number(let value), "integer"): value.isFinite && value.rounded() == value
        default: false
        }
    }
}

/// Whether a number of `JSONSerialization` was `true` or `false`.
private func wasBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
