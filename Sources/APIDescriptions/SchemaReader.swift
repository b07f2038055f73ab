import SourceText
import YAMLTree

/// Reads JSON Schemas, in the dialects of OpenAPI 3.0 and 3.1. Components that are objects are kept by name; others are read where they are named.
struct SchemaReader {
    private let references: References
    private(set) var objects: [String: APIObject] = [:]
    private(set) var passedOver: [APIDescription.PassedOver] = []
    /// Objects that are named and not read yet: they may name each other, in circles and in long chains.
    private var pending: [(name: String, node: YAMLNode)] = []
    private var depth = 0

    private static let depthLimit = 32

    init(_ references: References) { self.references = references }

    mutating func passOver(_ name: String, _ reason: String, _ place: Place) {
        passedOver.append(APIDescription.PassedOver(name: name, reason: reason, place: place))
    }

    /// - Parameter name: what the schema is of, for what is passed over.
    mutating func schema(_ written: YAMLNode?, of name: String) -> APISchema {
        guard let written else { return APISchema(kind: .any) }
        guard depth < Self.depthLimit, let (node, pointer) = references.resolved(written) else {
            passOver(name, "its schema refers to another file, to itself, or to nothing", written.place)
            return APISchema(kind: .any)
        }
        depth += 1
        defer { depth -= 1 }
        if let component = References.schemaName(pointer), isObject(node) { return named(component, node) }
        var schema = APISchema(kind: kind(node, of: name))
        let texts = node["enum"]?.items.filter { !$0.isNull } ?? []
        if case .string = schema.kind { schema.values = texts.compactMap(\.text) }
        schema.constant = node["const"]?.text ?? (texts.count == 1 ? texts[0].text : nil)
        if schema.constant != nil { schema.values = [] }
        let examples = [node["example"], node["examples"]?.items.first, node["default"]]
        schema.example = examples.compactMap { $0?.scalar?.text }.first
        return schema
    }

    /// The members of an object; empty for any other value.
    mutating func fields(_ written: YAMLNode?, of name: String) -> [APIField] {
        let kind = schema(written, of: name).kind
        while let (component, node) = pending.popLast() {
            let fields = members(node, of: component)
            objects[component]?.fields = fields
        }
        switch kind {
        case .object(let fields): return fields
        case .named(let object): return objects[object]?.fields ?? []
        default: return []
        }
    }

    // MARK: - Kinds

    private mutating func kind(_ node: YAMLNode, of name: String) -> APISchema.Kind {
        let alternatives = (node["oneOf"] ?? node["anyOf"])?.items.filter { !Self.isNull($0) } ?? []
        if alternatives.count == 1 { return schema(alternatives[0], of: name).kind }
        if alternatives.count > 1 {
            if let joined = joined(alternatives, node, of: name) { return .object(joined) }
            passOver(name, "it has several forms (`oneOf` or `anyOf`), and stands as any JSON value", node.place)
            return .any
        }
        if isObject(node) { return object(node, of: name) }
        switch Self.types(node).first {
        case "string": return string(node)
        case "integer": return .integer
        case "number": return .number
        case "boolean": return .boolean
        case "array": return .list(schema(node["items"], of: name))
        case nil where node["enum"]?.items.first?.scalar != nil: return .string
        default: return .any
        }
    }

    private func string(_ node: YAMLNode) -> APISchema.Kind {
        switch node["format"]?.text {
        case "uri", "url": .url
        case "byte": .data
        case "date-time": .time
        case "date": .day
        default: node["contentEncoding"]?.text == "base64" ? .data : .string
        }
    }

    /// Without `null`, which 3.1 counts among the types.
    private static func types(_ node: YAMLNode) -> [String] {
        guard let type = node["type"] else { return [] }
        return (type.items.isEmpty ? [type] : type.items).compactMap(\.text).filter { $0 != "null" }
    }

    private static func isNull(_ node: YAMLNode) -> Bool { node["type"]?.text == "null" || node["enum"]?.items.first?.isNull == true }

    // MARK: - Objects

    private func isObject(_ node: YAMLNode) -> Bool {
        if node["properties"]?.kind == .mapping { return true }
        return (node["allOf"]?.items ?? []).contains { part in references.resolved(part).map { isObjectPart($0.node) } ?? false }
    }

    /// Without following what the part is made of: a chain of `allOf` is rare, one that bites its tail must not hang.
    private func isObjectPart(_ node: YAMLNode) -> Bool {
        node["properties"]?.kind == .mapping || node["allOf"] != nil
    }

    private mutating func named(_ component: String, _ node: YAMLNode) -> APISchema {
        if objects[component] == nil {
            objects[component] = APIObject(fields: [], place: node.place)
            pending.append((component, node))
        }
        return APISchema(kind: .named(component))
    }

    /// Several objects as one, in which only what all of them require is required; nil where one of them is none.
    private mutating func joined(_ alternatives: [YAMLNode], _ node: YAMLNode, of name: String) -> [APIField]? {
        let resolved = alternatives.map { references.resolved($0)?.node }
        guard resolved.allSatisfy({ $0.map(isObject) == true }), depth < Self.depthLimit else { return nil }
        passOver(name, "its forms (`oneOf` or `anyOf`) stand as one object, with what all of them require", node.place)
        depth += 1
        defer { depth -= 1 }
        let forms = resolved.compactMap { $0 }.map { members($0, of: name) }
        var fields = members(node, of: name)
        for field in forms.joined() where !fields.contains(where: { $0.name == field.name }) {
            var field = field
            field.isRequired = forms.allSatisfy { $0.contains { $0.name == field.name && $0.isRequired } }
            // One value in one form is not the only value.
            field.schema.constant = nil
            fields.append(field)
        }
        return fields
    }

    private mutating func object(_ node: YAMLNode, of name: String) -> APISchema.Kind {
        let fields = members(node, of: name)
        return fields.isEmpty ? .any : .object(fields)
    }

    /// Its own properties, and those of all that it is made of. The first of a name counts.
    private mutating func members(_ node: YAMLNode, of name: String) -> [APIField] {
        let required = Set(node["required"]?.items.compactMap(\.text) ?? [])
        var fields = (node["properties"]?.entries ?? []).map { entry in
            APIField(
                name: entry.name, place: entry.keyPlace, isRequired: required.contains(entry.name),
                schema: schema(entry.value, of: "\(name).\(entry.name)"))
        }
        for part in node["allOf"]?.items ?? [] {
            guard depth < Self.depthLimit, let (inner, _) = references.resolved(part) else {
                passOver(name, "a part of it (`allOf`) is not in this file", part.place)
                continue
            }
            depth += 1
            for field in members(inner, of: name) where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
            depth -= 1
        }
        for index in fields.indices where required.contains(fields[index].name) { fields[index].isRequired = true }
        return fields
    }
}
