import SourceText
import YAMLTree

/// Reads JSON Schemas, in the dialects of OpenAPI 3.0 and 3.1 and of Swagger 2.0. Components that are objects are kept by name; others are read where they are named.
struct SchemaReader {
    let references: References
    private(set) var objects: [String: APIObject] = [:]
    private(set) var passedOver: [APIDescription.PassedOver] = []
    /// Objects that are named and not read yet: they may name each other, in circles and in long chains.
    private var pending: [(name: String, node: YAMLNode)] = []
    var depth = 0
    /// What components say, so that each is read once however many name it; nil while it is being read.
    private var read: [String: APISchema?] = [:]
    private var readMembers: [String: [APIField]] = [:]

    static let depthLimit = 32

    init(_ references: References) { self.references = references }

    mutating func passOver(_ name: String, _ reason: String, _ place: Place) {
        passedOver.append(APIDescription.PassedOver(name: name, reason: reason, place: place))
    }

    mutating func forgetPassedOver(from count: Int) { passedOver.removeSubrange(count...) }

    /// - Parameter name: what the schema is of, for what is passed over.
    mutating func schema(_ written: YAMLNode?, of name: String) -> APISchema {
        guard let written else { return APISchema(kind: .any) }
        guard depth < Self.depthLimit, let (node, pointer) = references.resolved(written) else {
            passOver(name, "its schema refers to another file, to itself, or to nothing", written.place)
            return APISchema(kind: .any)
        }
        var schema = schema(node, pointer, of: name)
        schema.isNullable = schema.isNullable || Self.mayBeNull(written) || Self.mayBeNull(node)
        return schema
    }

    private mutating func schema(_ node: YAMLNode, _ pointer: String?, of name: String) -> APISchema {
        if let pointer, let known = read[pointer] {
            guard let schema = known else {
                passOver(name, "it holds itself, and stands as any JSON value", node.place)
                return APISchema(kind: .any)
            }
            return schema
        }
        if let pointer { read[pointer] = .some(nil) }
        depth += 1
        let schema = described(node, pointer, of: name)
        depth -= 1
        if let pointer { read[pointer] = schema }
        return schema
    }

    private mutating func described(_ node: YAMLNode, _ pointer: String?, of name: String) -> APISchema {
        if let component = References.schemaName(pointer), isObject(node) { return named(component, node) }
        var schema = forms(node, of: name) ?? APISchema(kind: kind(node, of: name))
        let texts = node["enum"]?.items.filter { !$0.isNull } ?? []
        if !texts.isEmpty {
            schema.values = schema.isClosed ? texts.compactMap(\.text) : []
            schema.constant = texts.count == 1 ? texts[0].text : nil
        }
        schema.constant = node["const"]?.text ?? schema.constant
        if schema.constant != nil { schema.values = [] }
        let examples = [node["example"], node["examples"]?.items.first, node["default"]]
        schema.example = examples.compactMap { $0?.scalar?.text }.first ?? schema.example
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

    mutating func kind(_ node: YAMLNode, of name: String) -> APISchema.Kind {
        if isObject(node) { return object(node, of: name) }
        let types = Self.types(node)
        if types.count > 1 { return several(types, node, of: name) }
        switch types.first {
        case "string": return string(node)
        case "integer": return .integer
        case "number": return .number
        case "boolean": return .boolean
        case "file": return .bytes
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
        case "binary": .bytes
        default: encoded(node)
        }
    }

    /// 3.1 says of a text what it is the text of.
    private func encoded(_ node: YAMLNode) -> APISchema.Kind {
        switch node["contentEncoding"]?.text {
        case "base64": .data
        case "binary": .bytes
        case nil: node["contentMediaType"] == nil ? .string : .bytes
        default: .string
        }
    }

    /// Without `null`, which 3.1 counts among the types.
    private static func types(_ node: YAMLNode) -> [String] {
        guard let type = node["type"] else { return [] }
        return (type.items.isEmpty ? [type] : type.items).compactMap(\.text).filter { $0 != "null" }
    }

    /// Several types of one value (3.1).
    private mutating func several(_ types: [String], _ node: YAMLNode, of name: String) -> APISchema.Kind {
        if Set(types) == ["integer", "number"] { return .number }
        passOver(name, "it has several types, and stands as any JSON value", node.place)
        return .any
    }

    // MARK: - Objects

    /// Whether a value has members: its own, those of what it is made of (`allOf`), or those of several forms that are all objects.
    ///
    /// - Parameter limit: how far references are followed: a chain of them is rare, one that bites its tail must not hang.
    func isObject(_ node: YAMLNode, limit: Int = 4) -> Bool {
        if node["properties"]?.kind == .mapping { return true }
        guard limit > 0 else { return node["allOf"] != nil }
        func isObject(_ part: YAMLNode) -> Bool { references.resolved(part).map { self.isObject($0.node, limit: limit - 1) } ?? false }
        if node["allOf"]?.items.contains(where: isObject) == true { return true }
        let forms = Self.alternatives(node)
        return forms.count > 1 && forms.allSatisfy(isObject)
    }

    private mutating func named(_ component: String, _ node: YAMLNode) -> APISchema {
        if objects[component] == nil {
            objects[component] = APIObject(fields: [], place: node.place)
            pending.append((component, node))
        }
        return APISchema(kind: .named(component))
    }

    private mutating func object(_ node: YAMLNode, of name: String) -> APISchema.Kind {
        let fields = members(node, of: name)
        return fields.isEmpty ? .any : .object(fields)
    }

    /// Its own properties, and those of all that it is made of. The first of a name counts.
    private mutating func members(_ node: YAMLNode, of name: String) -> [APIField] {
        let required = Set(node["required"]?.items.compactMap(\.text) ?? [])
        var fields = (node["properties"]?.entries ?? []).map { entry in
            var field = APIField(
                name: entry.name, place: entry.keyPlace, isRequired: required.contains(entry.name),
                schema: schema(entry.value, of: "\(name).\(entry.name)"))
            field.direction = direction(entry.value)
            return field
        }
        for part in node["allOf"]?.items ?? [] {
            guard let inner = members(of: part, of: name) else {
                passOver(name, "a part of it (`allOf`) is not in this file", part.place)
                continue
            }
            for field in inner where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
        }
        for field in joinedForms(node, of: name) where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
        // What may be `null` may be missing: a spec does not tell the two apart.
        for index in fields.indices {
            fields[index].isRequired =
                (fields[index].isRequired || required.contains(fields[index].name)) && !fields[index].schema.isNullable
        }
        return fields
    }

    /// Those of what may be a reference; nil where that leads nowhere. What is made of itself has no more members than it says there.
    mutating func members(of written: YAMLNode, of name: String) -> [APIField]? {
        guard depth < Self.depthLimit, let (node, pointer) = references.resolved(written) else { return nil }
        if let pointer, let known = readMembers[pointer] { return known }
        if let pointer { readMembers[pointer] = [] }
        depth += 1
        let fields = members(node, of: name)
        depth -= 1
        if let pointer { readMembers[pointer] = fields }
        return fields
    }

    private func direction(_ written: YAMLNode) -> APIDirection {
        func says(_ key: String) -> Bool { (written[key] ?? references.resolved(written)?.node[key])?.scalar?.bool == true }
        return says("readOnly") ? .answered : says("writeOnly") ? .sent : .both
    }
}
