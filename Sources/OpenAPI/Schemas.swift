import Diagnostics
import Spec

/// Types of fields as JSON Schema.
struct Schemas {
    let spec: Spec
    private let enums: [String: Enumeration]

    init(_ spec: Spec) {
        self.spec = spec
        enums = Dictionary(spec.enums.map { ($0.name.value, $0) }) { first, _ in first }
    }

    /// An object with these fields.
    ///
    /// - Parameter value: describes one of them; a request's are described otherwise than an answer's.
    func object(_ fields: [Field], _ value: ((Field) -> JSONValue)? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["type": .string("object")]
        if !fields.isEmpty {
            members["properties"] = .object(
                Dictionary(fields.map { ($0.wire.itemName($0.name.value), (value ?? schema)($0)) }) { first, _ in first })
        }
        let required = fields.filter { $0.isRequired || $0.constant != nil }.map { $0.wire.itemName($0.name.value) }
        if !required.isEmpty { members["required"] = JSONValue(required) }
        return .object(members)
    }

    /// A field's value as it travels.
    func schema(_ field: Field) -> JSONValue {
        var members = described(field)
        if let constant = field.constant?.value { members["const"] = literal(constant, members) }
        if !field.values.isEmpty { members = Self.closed(members) { part in .array(field.values.map { literal($0.value, part) }) } }
        if let example = field.example?.value { members["examples"] = .array([literal(example, members)]) }
        if field.isNullable { members = Self.orNull(members) }
        // Beside a reference, a description is the field's own.
        if let text = field.text { members["description"] = .string(text.main) }
        return .object(members)
    }

    /// Of a list it is the items that are of a closed set.
    private static func closed(_ schema: [String: JSONValue], _ values: ([String: JSONValue]) -> JSONValue) -> [String: JSONValue] {
        guard schema["type"] == .string("array"), case .object(let items)? = schema["items"] else {
            return schema.merging(["enum": values(schema)]) { first, _ in first }
        }
        return schema.merging(["items": .object(closed(items, values))]) { _, second in second }
    }

    /// The same in a request: a text that has to be there is not empty, and what may be missing in JSON may be `null`.
    func sent(_ field: Field, asJSON: Bool = false) -> JSONValue {
        let answered = schema(field)
        guard case .object(var members) = answered, members["const"] == nil, members["enum"] == nil, let type = members["type"] else {
            return answered
        }
        if field.isRequired {
            if type == .string("string") { members["minLength"] = .int(1) }
        } else if asJSON {
            members["type"] = .array([type, .string("null")])
        }
        return .object(members)
    }

    /// The same of a part of a body, where bytes are a file, and no text.
    func part(_ field: Field) -> JSONValue {
        guard field.wire != .json, case .object(var members) = sent(field) else { return sent(field) }
        let file = JSONValue.object(["type": .string("string"), "format": .string("binary")])
        switch field.type.unwrapped {
        case .data:
            for name in ["contentEncoding", "minLength"] { members[name] = nil }
            members["format"] = .string("binary")
        case .list(let item) where item.unwrapped == .data: members["items"] = file
        default: break
        }
        return .object(members)
    }

    /// What may also be `null`.
    private static func orNull(_ members: [String: JSONValue]) -> [String: JSONValue] {
        var members = members
        if let type = members["type"] {
            members["type"] = .array([type, .string("null")])
            if case .array(let words)? = members["enum"] { members["enum"] = .array(words + [.null]) }
            return members
        }
        return ["anyOf": .array([.object(members), .object(["type": .string("null")])])]
    }

    private func described(_ field: Field) -> [String: JSONValue] {
        switch field.wire {
        case .plain: type(field.type, field)
        case .milliseconds: ["type": .string("integer"), "description": .string("milliseconds since 1970")]
        case .since2001: ["type": .string("number"), "description": .string("seconds since 2001")]
        case .json: ["type": .string("string"), "contentMediaType": .string("application/json")]
        case .string: string(field)
        case .spaces, .commas: ["type": .string("string")]
        case .repeated, .brackets: type(field.type, field)
        case .iso8601: ["type": .string("string"), "format": .string("date-time")]
        case .pattern: ["type": .string("string"), "description": .string("a date as \(field.wireName)")]
        }
    }

    /// A number or a Boolean in quotes, and an enum's value likewise.
    private func string(_ field: Field) -> [String: JSONValue] {
        guard case .named(let name) = field.type.plain, let found = enums[name] else { return ["type": .string("string")] }
        let values = found.cases.compactMap { found.wireText(of: $0) ?? $0.value.map { String($0.value) } }
        return values.isEmpty ? ["type": .string("string")] : ["type": .string("string"), words(found): JSONValue(values)]
    }

    /// Values of a closed set, or those that are known so far.
    private func words(_ enumeration: Enumeration) -> String {
        enumeration.admitsOthers ? "examples" : "enum"
    }

    private func type(_ type: ValueType, _ field: Field) -> [String: JSONValue] {
        switch type {
        case .string, .error, .void: ["type": .string("string")]
        case .integer: ["type": .string("integer")]
        case .number: ["type": .string("number")]
        case .boolean: ["type": .string("boolean")]
        case .date: ["type": .string("integer"), "description": .string("seconds since 1970")]
        case .url: ["type": .string("string"), "format": .string("uri")]
        case .data: ["type": .string("string"), "contentEncoding": .string("base64")]
        case .json: field.fields.isEmpty ? [:] : members(object(field.fields))
        case .object: field.object.map { reference($0.value) } ?? members(object(field.fields))
        case .list(let item): ["type": .string("array"), "items": .object(self.type(item, field))]
        case .table(let item): ["type": .string("object"), "additionalProperties": .object(self.type(item, field))]
        case .named(let name): enums[name] == nil ? ["type": .string("object")] : reference(name)
        case .optional(let value): self.type(value, field)
        }
    }

    private func reference(_ name: String) -> [String: JSONValue] { ["$ref": .string("#/components/schemas/\(name)")] }

    private func members(_ value: JSONValue) -> [String: JSONValue] {
        if case .object(let members) = value { members } else { [:] }
    }

    /// A text of the spec as the JSON value that a field has for it.
    func literal(_ text: String, _ field: Field) -> JSONValue { literal(text, described(field)) }

    private func literal(_ text: String, _ schema: [String: JSONValue]) -> JSONValue {
        switch schema["type"] {
        case .string("integer"): Int(text).map { .int($0) } ?? .string(text)
        case .string("number"): Double(text).map { .double($0) } ?? .string(text)
        case .string("boolean"): text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
        default: .string(text)
        }
    }

    // MARK: - Types by name

    /// The enums and objects that fields refer to.
    func used(in spec: Spec) -> [String: JSONValue] {
        let answers = spec.endpoints.flatMap { [$0.response].compactMap { $0 } + $0.alternatives }
        let fields = spec.endpoints.flatMap(\.parameters).map(\.field) + answers.flatMap { $0.fields + $0.headers }
        let names = Set(fields.flatMap(\.named))
        let objects = spec.objects.filter { names.contains($0.name.value) }.map { ($0.name.value, described($0)) }
        return enums.filter { names.contains($0.key) }.mapValues(enumeration).merging(objects) { first, _ in first }
    }

    private func described(_ type: ObjectType) -> JSONValue {
        .object(members(object(type.fields)).merging(["description": .string(type.text.main)]) { first, _ in first })
    }

    private func enumeration(_ enumeration: Enumeration) -> JSONValue {
        let words = enumeration.cases.compactMap { enumeration.wireText(of: $0) }
        let key = self.words(enumeration)
        var members: [String: JSONValue] = ["description": .string(enumeration.text.main)]
        if enumeration.cases.isEmpty {
            members["type"] = .string(enumeration.isTypedNumber ? "integer" : "string")
        } else if !words.isEmpty {
            (members["type"], members[key]) = (.string("string"), JSONValue(words))
        } else {
            (members["type"], members[key]) = (.string("integer"), .array(enumeration.numbers.map { .int($0) }))
        }
        return .object(members)
    }
}

extension Field {
    /// The names of types that it, or a field of its, refers to.
    fileprivate var named: [String] {
        let own: [String] = if case .named(let name) = type.plain { [name] } else { [] }
        return own + (object.map { [$0.value] } ?? []) + fields.flatMap(\.named)
    }
}

extension ValueType {
    /// Without lists and options around it.
    fileprivate var plain: ValueType {
        switch self {
        case .list(let type), .optional(let type): type.plain
        default: self
        }
    }
}
