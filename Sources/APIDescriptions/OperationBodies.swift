import SourceText
import YAMLTree

/// What a request carries.
extension OperationReader {
    mutating func body(_ written: YAMLNode?, of operation: String) -> APIBody? {
        guard let written else { return nil }
        let node = references.resolved(written)?.node
        let contents = node.map(MediaContent.all) ?? []
        guard let node, !contents.isEmpty else {
            schemas.passOver(operation, "its body is in another file, or has no content", written.place)
            return nil
        }
        return body(contents, isRequired: node["required"]?.scalar?.bool == true, at: written.place, of: operation)
    }

    mutating func body(_ contents: [MediaContent], isRequired: Bool, at place: Place, of operation: String) -> APIBody? {
        guard let (kind, content) = Self.chosen(contents) else {
            let type = contents.first.map { "is `\($0.type)`" } ?? "has no schema"
            schemas.passOver(operation, "its body \(type)", contents.first?.place ?? place)
            return nil
        }
        if kind == .json, let parts = contents.first(where: \.isMultipart) {
            schemas.passOver(operation, "its other body is `\(parts.type)`: an endpoint of its own holds that", parts.place)
        }
        var (fields, isWhole) = fields(content, isRequired: isRequired, mayBeWhole: kind == .json, of: operation)
        if isWhole, fields[0].schema.isBytes {
            schemas.passOver(operation, "its body is bytes (`\(content.type)`)", content.place)
            return nil
        }
        fields = fields.travelling(.sent)
        if kind != .json {
            fields = textual(fields, kind, of: operation) { ParameterStyle(content.encoding?[$0], .query) }
        }
        if fields.isEmpty { schemas.passOver(operation, "its body is no object with members", content.place) }
        return fields.isEmpty ? nil : APIBody(kind: kind, fields: fields, isWhole: isWhole)
    }

    /// JSON before all else: it says most of what travels.
    private static func chosen(_ contents: [MediaContent]) -> (APIBody.Kind, MediaContent)? {
        if let json = contents.first(where: \.isJSON) { return (.json, json) }
        if let form = contents.first(where: \.isForm) { return (.form, form) }
        return contents.first(where: \.isMultipart).map { (.multipart, $0) }
    }

    /// Fields as they travel where everything is text, or a file.
    ///
    /// - Parameter style: how the one of that name travels.
    mutating func textual(
        _ fields: [APIField], _ kind: APIBody.Kind, of operation: String, style: (String) -> ParameterStyle
    ) -> [APIField] {
        fields.flatMap { field -> [APIField] in
            let style = style(field.name)
            var field = field
            switch field.schema.kind {
            case .list(let item) where kind == .multipart:
                guard item.kind.isPart else {
                    schemas.passOver("\(operation).\(field.name)", "parts that are objects have no place in a spec", field.place)
                    return []
                }
                field.form = .repeated
            case .list: field.form = style.form
            case .object(let members) where style.isDeepObject: return style.spread(members, of: field.name)
            case .object, .named: field.form = .json
            default: break
            }
            return [field]
        }
    }

    /// The members of a body, or the one field that is all of it.
    mutating func fields(
        _ content: MediaContent, isRequired: Bool, mayBeWhole: Bool = true, of operation: String
    ) -> (fields: [APIField], isWhole: Bool) {
        let fields = schemas.fields(content.schema, of: operation)
        guard fields.isEmpty, mayBeWhole, let whole = whole(content, isRequired: isRequired, of: operation) else { return (fields, false) }
        return ([whole], true)
    }

    /// What is all of a JSON body that is no object with members; nil where nothing is said of it.
    mutating func whole(_ content: MediaContent, isRequired: Bool, of operation: String) -> APIField? {
        // JSON of which nothing is said is JSON nevertheless; of `*/*` not even that is known.
        if content.schema?.entries.isEmpty != false, content.type.hasPrefix("*") { return nil }
        var schema = schemas.schema(content.schema, of: operation)
        // A body has neither values nor examples in a spec.
        (schema.values, schema.constant, schema.example) = ([], nil, nil)
        var name = "value"
        if case .list = schema.kind { name = "items" }
        return APIField(name: name, place: content.place, isRequired: isRequired, schema: schema)
    }
}
