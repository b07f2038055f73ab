import YAMLTree

/// What Swagger 2.0 says elsewhere than OpenAPI 3: the address in three keys, bodies among the parameters, and types of media once for all.
extension OperationReader {
    /// `schemes:`, `host:` and `basePath:`; the first two may be those that the description is fetched with.
    func swaggerAddress(_ root: YAMLNode) -> String {
        let schemes = root["schemes"]?.items.compactMap(\.text) ?? []
        let scheme = schemes.contains("https") ? "https" : schemes.first ?? "https"
        var path = root["basePath"]?.text ?? ""
        while path.hasSuffix("/") { path.removeLast() }
        if !path.isEmpty, !path.hasPrefix("/") { path = "/" + path }
        return (root["host"]?.text.map { "\(scheme)://\($0)" } ?? Self.unknownHost) + path
    }

    /// The types of media that a call or else the description names under `consumes:` or `produces:`.
    func types(_ key: String, of operation: YAMLNode) -> [String] { (operation[key] ?? root[key])?.items.compactMap(\.text) ?? [] }

    /// The parameter that is the body, or those that are its parts.
    mutating func swaggerBody(_ parameters: [YAMLNode], _ consumed: [String], of operation: String) -> APIBody? {
        let nodes = parameters.compactMap { references.resolved($0)?.node }
        if let whole = nodes.first(where: { $0["in"]?.text == "body" }) {
            let contents = MediaContent.all(of: whole.entry("schema"), as: consumed)
            let json = contents.filter(\.isJSON)
            return body(
                json.isEmpty ? contents : json, isRequired: whole["required"]?.scalar?.bool == true, at: whole.place, of: operation)
        }
        let parts = nodes.filter { $0["in"]?.text == "formData" }
        guard !parts.isEmpty else { return nil }
        let isForm = !parts.contains { $0["type"]?.text == "file" } && !consumed.contains { $0.hasPrefix("multipart/") }
        let kind: APIBody.Kind = isForm ? .form : .multipart
        var styles: [String: ParameterStyle] = [:]
        var fields: [APIField] = []
        for part in parts {
            guard let name = part["name"]?.text, styles[name] == nil else { continue }
            styles[name] = ParameterStyle(collection: part, .query)
            fields.append(
                APIField(
                    name: name, place: (part["name"] ?? part).place, isRequired: part["required"]?.scalar?.bool == true,
                    schema: schemas.schema(part, of: "\(operation).\(name)")))
        }
        fields = textual(fields, kind, of: operation) { styles[$0] ?? ParameterStyle(nil, .query) }
        return fields.isEmpty ? nil : APIBody(kind: kind, fields: fields)
    }
}

extension ParameterStyle {
    /// `collectionFormat:`; commas are the default.
    init(collection node: YAMLNode, _ location: APIParameter.Location) {
        let styles = ["ssv": "spaceDelimited", "pipes": "pipeDelimited", "tsv": "tabDelimited"]
        let format = node["collectionFormat"]?.text ?? "csv"
        self.init(style: styles[format] ?? "form", isExploded: format == "multi", location)
    }
}
