import SourceText
import YAMLTree

/// What a request carries.
extension OperationReader {
    mutating func body(_ written: YAMLNode?, of operation: String) -> APIBody? {
        guard let written else { return nil }
        guard let (node, _) = references.resolved(written), let contents = node["content"]?.entries, !contents.isEmpty else {
            schemas.passOver(operation, "its body is in another file, or has no content", written.place)
            return nil
        }
        guard let (kind, content) = Self.chosen(contents) else {
            schemas.passOver(operation, "its body is `\(contents[0].name)`", contents[0].keyPlace)
            return nil
        }
        if kind == .json, let parts = contents.first(where: { Self.isMultipart($0.name) }) {
            schemas.passOver(operation, "its other body is `\(parts.name)`: an endpoint of its own holds that", parts.keyPlace)
        }
        let isRequired = node["required"]?.scalar?.bool == true
        var (fields, isWhole) = fields(content, isRequired: isRequired, mayBeWhole: kind == .json, of: operation)
        if isWhole, fields[0].schema.isBytes {
            schemas.passOver(operation, "its body is bytes (`\(content.name)`)", content.keyPlace)
            return nil
        }
        fields = fields.travelling(.sent)
        if kind != .json { fields = textual(fields, content.value["encoding"], kind, of: operation) }
        if fields.isEmpty { schemas.passOver(operation, "its body is no object with members", content.keyPlace) }
        return fields.isEmpty ? nil : APIBody(kind: kind, fields: fields, isWhole: isWhole)
    }

    /// JSON before all else: it says most of what travels.
    private static func chosen(_ contents: [YAMLEntry]) -> (APIBody.Kind, YAMLEntry)? {
        if let json = contents.first(where: { isJSON($0.name) }) { return (.json, json) }
        if let form = contents.first(where: { $0.name.lowercased().hasPrefix("application/x-www-form-urlencoded") }) {
            return (.form, form)
        }
        return contents.first { isMultipart($0.name) }.map { (.multipart, $0) }
    }

    private static func isMultipart(_ type: String) -> Bool { type.lowercased().hasPrefix("multipart/form-data") }

    /// Fields as they travel where everything is text, or a file.
    private mutating func textual(
        _ fields: [APIField], _ encoding: YAMLNode?, _ kind: APIBody.Kind, of operation: String
    ) -> [APIField] {
        fields.flatMap { field -> [APIField] in
            let encoding = encoding?[field.name]
            let style = ParameterStyle(encoding, .query)
            var field = field
            switch field.schema.kind {
            case .list where kind == .multipart:
                schemas.passOver("\(operation).\(field.name)", "several parts of one name have no place in a spec", field.place)
                return []
            case .list: field.form = style.form
            case .object(let members) where encoding?["style"]?.text == "deepObject": return style.spread(members, of: field.name)
            case .object, .named: field.form = .json
            default: break
            }
            return [field]
        }
    }

    /// The members of a body, or the one field that is all of it.
    mutating func fields(
        _ content: YAMLEntry, isRequired: Bool, mayBeWhole: Bool = true, of operation: String
    ) -> (fields: [APIField], isWhole: Bool) {
        let fields = schemas.fields(content.value["schema"], of: operation)
        guard fields.isEmpty, mayBeWhole, let whole = whole(content, isRequired: isRequired, of: operation) else { return (fields, false) }
        return ([whole], true)
    }

    /// What is all of a JSON body that is no object with members; nil where nothing is said of it.
    mutating func whole(_ content: YAMLEntry, isRequired: Bool, of operation: String) -> APIField? {
        // JSON of which nothing is said is JSON nevertheless; of `*/*` not even that is known.
        let written = content.value["schema"]
        if written?.entries.isEmpty != false, content.name.hasPrefix("*") { return nil }
        var schema = schemas.schema(written, of: operation)
        // A body has neither values nor examples in a spec.
        (schema.values, schema.constant, schema.example) = ([], nil, nil)
        var name = "value"
        if case .list = schema.kind { name = "items" }
        return APIField(name: name, place: content.keyPlace, isRequired: isRequired, schema: schema)
    }

    static func isEvents(_ type: String) -> Bool { type.lowercased().hasPrefix("text/event-stream") }

    static func isJSON(_ type: String) -> Bool {
        let type = type.prefix { $0 != ";" }.lowercased()
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json") || type == "*/*"
    }
}
