import SourceText
import YAMLTree

/// Values of several forms: `oneOf` and `anyOf`, and `allOf` where it makes no object.
extension SchemaReader {
    /// What the forms of a value have in common; nil where it has no forms, or is an object, which has them among its members.
    mutating func forms(_ node: YAMLNode, of name: String) -> APISchema? {
        if isObject(node) { return nil }
        let alternatives = Self.alternatives(node)
        if alternatives.isEmpty { return parts(node, of: name) }
        if alternatives.count == 1 { return schema(alternatives[0], of: name) }
        let known = passedOver.count
        let schemas = alternatives.map { schema($0, beside: node, of: name) }
        if let common = schemas.common { return common }
        // What was said of forms that are left out helps nobody.
        forgetPassedOver(from: known)
        passOver(name, "it has several forms (`oneOf` or `anyOf`), and stands as any JSON value", node.place)
        return APISchema(kind: .any)
    }

    /// A form may leave its type to the schema around it, where a list of constants with a title each is written so.
    private mutating func schema(_ form: YAMLNode, beside node: YAMLNode, of name: String) -> APISchema {
        var schema = schema(form, of: name)
        if case .any = schema.kind, form["type"] == nil, form["$ref"] == nil {
            schema.kind = kind(node, of: name)
            if let constant = form["const"]?.text { schema.constant = constant }
        }
        return schema
    }

    /// `allOf` of what are no objects: a choice of values with a sentence beside it, mostly.
    private mutating func parts(_ node: YAMLNode, of name: String) -> APISchema? {
        guard let parts = node["allOf"]?.items, !parts.isEmpty else { return nil }
        let schemas = parts.map { schema($0, of: name) }
        return schemas.first { if case .any = $0.kind { false } else { true } } ?? schemas.first
    }

    /// The forms of an object as one, in which only what all of them require is required.
    mutating func joinedForms(_ node: YAMLNode, of name: String) -> [APIField] {
        let alternatives = Self.alternatives(node).filter { form in references.resolved(form).map { isObject($0.node) } ?? false }
        if alternatives.count > 1 {
            passOver(name, "its forms (`oneOf` or `anyOf`) stand as one object, with what all of them require", node.place)
        }
        let forms = alternatives.map { form in
            let list = members(of: form, of: name) ?? []
            return (list, Dictionary(list.map { ($0.name, $0) }) { first, _ in first })
        }
        var seen: Set<String> = []
        return forms.flatMap(\.0).filter { seen.insert($0.name).inserted }.map { Self.field($0, in: forms.map(\.1)) }
    }

    /// A member as all forms have it that have one of its name.
    private static func field(_ field: APIField, in forms: [[String: APIField]]) -> APIField {
        let same = forms.compactMap { $0[field.name] }
        var field = field
        field.isRequired = same.count == forms.count && same.allSatisfy(\.isRequired)
        if same.contains(where: { $0.direction != field.direction }) { field.direction = .both }
        let example = field.schema.example
        field.schema = same.map(\.schema).common ?? APISchema(kind: .any)
        field.schema.example = field.schema.example ?? example
        // One value in one form is not the only value of all.
        if same.count < forms.count { (field.schema.constant, field.schema.values) = (nil, []) }
        return field
    }

    /// All but `null`.
    static func alternatives(_ node: YAMLNode) -> [YAMLNode] { (node["oneOf"] ?? node["anyOf"])?.items.filter { !isNull($0) } ?? [] }

    static func isNull(_ node: YAMLNode) -> Bool {
        if node["type"]?.text == "null" || node["enum"]?.items.first?.isNull == true { return true }
        // 3.0 knows no `null` among types; some say it so.
        return node.entries.count == 1 && node["nullable"]?.scalar?.bool == true
    }

    static func mayBeNull(_ node: YAMLNode) -> Bool {
        node["nullable"]?.scalar?.bool == true || node["x-nullable"]?.scalar?.bool == true
            || node["type"]?.items.contains { $0.text == "null" || $0.isNull } == true
            || node["enum"]?.items.contains(where: \.isNull) == true
            || ((node["oneOf"]?.items ?? []) + (node["anyOf"]?.items ?? [])).contains(where: isNull)
    }
}

extension APISchema {
    /// Whether a spec can list the values of its kind.
    var isClosed: Bool {
        switch kind {
        case .string, .integer: true
        default: false
        }
    }
}

extension [APISchema] {
    /// The schema that holds what any of them allows; nil where no kind does.
    var common: APISchema? {
        guard let first, let kind = dropFirst().reduce(first.kind as APISchema.Kind?, { $0?.common(with: $1.kind) }) else { return nil }
        var schema = APISchema(kind: kind)
        schema.isNullable = contains(where: \.isNullable)
        schema.example = compactMap(\.example).first
        let sets = map { $0.constant.map { [$0] } ?? $0.values }
        if schema.isClosed, sets.allSatisfy({ !$0.isEmpty }) {
            var seen: Set<String> = []
            schema.values = sets.joined().filter { seen.insert($0).inserted }
            if schema.values.count == 1 { (schema.constant, schema.values) = (schema.values[0], []) }
        }
        return schema
    }
}

extension APISchema.Kind {
    /// What holds values of both; nil where only JSON does.
    fileprivate func common(with other: Self) -> Self? {
        switch (self, other) {
        case (.integer, .integer), (.number, .number), (.boolean, .boolean), (.url, .url), (.data, .data), (.bytes, .bytes), (.time, .time),
            (.day, .day), (.any, .any):
            self
        case (.integer, .number), (.number, .integer): .number
        case (.named(let first), .named(let second)): first == second ? self : nil
        case (.list(let first), .list(let second)): [first, second].common.map { .list($0) }
        case _ where isText && other.isText: .string
        default: nil
        }
    }

    private var isText: Bool {
        switch self {
        case .string, .url, .data, .time, .day: true
        default: false
        }
    }
}
