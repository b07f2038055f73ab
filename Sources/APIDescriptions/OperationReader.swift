import SourceText
import YAMLTree

/// Reads the operations of a description, each with all that it shares with others.
struct OperationReader {
    private let root: YAMLNode
    private let references: References
    private var schemas: SchemaReader

    private static let methods = ["get", "put", "post", "delete", "options", "head", "patch"]

    init(_ root: YAMLNode) {
        self.root = root
        references = References(root: root)
        schemas = SchemaReader(references)
    }

    mutating func description() -> APIDescription {
        var operations: [APIOperation] = []
        for path in root["paths"]?.entries ?? [] {
            guard let (item, _) = references.resolved(path.value) else {
                schemas.passOver(path.name, "its operations are in another file; bundle the description into one first", path.keyPlace)
                continue
            }
            for entry in item.entries where Self.methods.contains(entry.name) {
                guard entry.value["$ref"] == nil else {
                    schemas.passOver(
                        "\(entry.name.uppercased()) \(path.name)", "it is in another file; bundle the description into one first",
                        entry.keyPlace)
                    continue
                }
                operations.append(operation(entry, path: path.name, item))
            }
        }
        for hook in root["webhooks"]?.entries ?? [] {
            schemas.passOver(
                hook.name, "a webhook's address is the app's own: write it as an endpoint with `direction: inbound`", hook.keyPlace)
        }
        return APIDescription(
            title: root["info"]?["title"]?.text ?? "", servers: servers, objects: schemas.objects, operations: operations,
            passedOver: schemas.passedOver)
    }

    private mutating func operation(_ entry: YAMLEntry, path: String, _ item: YAMLNode) -> APIOperation {
        let node = entry.value
        let name = node["operationId"]?.text ?? "\(entry.name.uppercased()) \(path)"
        var parameters = parameters((node["parameters"]?.items ?? []) + (item["parameters"]?.items ?? []), of: name)
        for credential in SecuritySchemes(root, references).parameters(of: node, at: entry.keyPlace)
        where !parameters.contains(where: { $0.location == credential.location && $0.name.lowercased() == credential.name.lowercased() }) {
            parameters.append(credential)
        }
        let url = server(node["servers"] ?? item["servers"] ?? root["servers"]) + path
        let written = Set(parameters.filter { $0.location == .path }.map(\.name))
        for missing in Self.placeholders(url) where !written.contains(missing) {
            parameters.append(
                APIParameter(
                    location: .path, name: missing, place: entry.keyPlace, isRequired: true, schema: APISchema(kind: .string)))
        }
        let (answers, refusals) = answers(node["responses"], of: name)
        return APIOperation(
            id: node["operationId"]?.text, method: entry.name.uppercased(), url: url, place: entry.keyPlace, parameters: parameters,
            body: body(node["requestBody"], of: name), answers: answers, refusals: refusals)
    }

    private var servers: [APIServer] {
        (root["servers"]?.items ?? []).compactMap { node in
            let url = address(node)
            guard url.contains("://"), !url.contains("{") else { return nil }
            return APIServer(description: node["description"]?.text ?? "", url: url, place: (node["url"] ?? node).place)
        }
    }

    /// The first server's address.
    private func server(_ servers: YAMLNode?) -> String { servers?.items.first.map(address) ?? "{server}" }

    /// Variables that have a choice of values are parameters of the path.
    private func address(_ server: YAMLNode) -> String {
        guard var url = server["url"]?.text else { return "{server}" }
        for variable in server["variables"]?.entries ?? [] where variable.value["enum"] == nil {
            if let value = variable.value["default"]?.text { url = url.replacing("{\(variable.name)}", with: value) }
        }
        while url.hasSuffix("/") { url.removeLast() }
        return url.contains("://") ? url : "{server}" + url
    }

    private static func placeholders(_ url: String) -> [String] {
        url.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }

    // MARK: - Parameters

    /// Those of the operation come first: one of the path with the same name is replaced by it.
    private mutating func parameters(_ nodes: [YAMLNode], of operation: String) -> [APIParameter] {
        var list: [APIParameter] = []
        for written in nodes {
            guard let (node, _) = references.resolved(written), let name = node["name"]?.text else {
                schemas.passOver(operation, "a parameter of it is in another file, or has no name", written.place)
                continue
            }
            guard let location = node["in"]?.text.flatMap(APIParameter.Location.init) else {
                schemas.passOver("\(operation).\(name)", "parameters in cookies have no place in a spec", node.place)
                continue
            }
            guard !list.contains(where: { $0.location == location && $0.name == name }) else { continue }
            let schema = schemas.schema(node["schema"] ?? node["content"]?.entries.first?.value["schema"], of: "\(operation).\(name)")
            var parameter = APIParameter(
                location: location, name: name, place: (node["name"] ?? node).place,
                isRequired: location == .path || node["required"]?.scalar?.bool == true, schema: schema)
            if let example = node["example"]?.scalar?.text { parameter.schema.example = example }
            list.append(parameter)
        }
        return list
    }

    // MARK: - Bodies

    private mutating func body(_ written: YAMLNode?, of operation: String) -> APIBody? {
        guard let written else { return nil }
        guard let (node, _) = references.resolved(written), let contents = node["content"]?.entries, !contents.isEmpty else {
            schemas.passOver(operation, "its body is in another file, or has no content", written.place)
            return nil
        }
        let json = contents.first { Self.isJSON($0.name) }
        guard let content = json ?? contents.first(where: { $0.name.hasPrefix("application/x-www-form-urlencoded") }) else {
            schemas.passOver(operation, "its body is `\(contents[0].name)`", contents[0].keyPlace)
            return nil
        }
        let isRequired = node["required"]?.scalar?.bool == true
        let (fields, isWhole) = fields(content, isRequired: isRequired, mayBeWhole: json != nil, of: operation)
        if fields.isEmpty { schemas.passOver(operation, "its body is no object with members", content.keyPlace) }
        return fields.isEmpty ? nil : APIBody(kind: json == nil ? .form : .json, fields: fields, isWhole: isWhole)
    }

    /// The members of a body, or the one field that is all of it.
    private mutating func fields(
        _ content: YAMLEntry, isRequired: Bool, mayBeWhole: Bool = true, of operation: String
    ) -> (fields: [APIField], isWhole: Bool) {
        let fields = schemas.fields(content.value["schema"], of: operation)
        guard fields.isEmpty, mayBeWhole, let whole = whole(content, isRequired: isRequired, of: operation) else { return (fields, false) }
        return ([whole], true)
    }

    /// What is all of a JSON body that is no object with members; nil where nothing is said of it.
    private mutating func whole(_ content: YAMLEntry, isRequired: Bool, of operation: String) -> APIField? {
        guard let written = content.value["schema"], let (node, _) = references.resolved(written), !node.entries.isEmpty else { return nil }
        var schema = schemas.schema(written, of: operation)
        // A body has neither values nor examples in a spec.
        (schema.values, schema.constant, schema.example) = ([], nil, nil)
        var name = "value"
        if case .list = schema.kind { name = "items" }
        return APIField(name: name, place: content.keyPlace, isRequired: isRequired, schema: schema)
    }

    private static func isEvents(_ type: String) -> Bool { type.lowercased().hasPrefix("text/event-stream") }

    private static func isJSON(_ type: String) -> Bool {
        let type = type.prefix { $0 != ";" }
        return type == "application/json" || type.hasSuffix("+json") || type == "*/*"
    }

    // MARK: - Answers

    private mutating func answers(_ responses: YAMLNode?, of operation: String) -> ([APIAnswer], [APIRefusal]) {
        var answers: [APIAnswer] = []
        var refusals: [APIRefusal] = []
        let entries = responses?.entries ?? []
        let hasSuccess = entries.contains { $0.name.hasPrefix("2") || $0.name.hasPrefix("3") }
        for entry in entries {
            guard let (node, _) = references.resolved(entry.value) else {
                schemas.passOver("\(operation) \(entry.name)", "the answer is in another file", entry.keyPlace)
                continue
            }
            // `2XX`, and `default` where nothing else succeeds.
            let name = entry.name == "default" && !hasSuccess ? "200" : entry.name.replacing("XX", with: "00").replacing("xx", with: "00")
            guard let status = Int(name) else { continue }
            if (200..<400).contains(status) {
                answers.append(answer(status, node, entry.keyPlace, of: operation))
            } else if status >= 400 {
                refusals.append(APIRefusal(status: status, members: memberPaths(node, of: operation), place: entry.keyPlace))
            }
        }
        return (answers.sorted { $0.status < $1.status }, refusals.sorted { $0.status < $1.status })
    }

    private mutating func answer(_ status: Int, _ node: YAMLNode, _ place: Place, of operation: String) -> APIAnswer {
        var headers: [APIField] = []
        for entry in node["headers"]?.entries ?? [] {
            guard let (header, _) = references.resolved(entry.value) else { continue }
            let schema = schemas.schema(header["schema"], of: "\(operation).\(entry.name)")
            headers.append(
                APIField(
                    name: entry.name, place: entry.keyPlace, isRequired: header["required"]?.scalar?.bool == true, schema: schema))
        }
        let contents = node["content"]?.entries ?? []
        if (300..<400).contains(status), headers.contains(where: { $0.name.lowercased() == "location" }) {
            return APIAnswer(status: status, kind: .redirect, fields: [], headers: [], place: place)
        }
        guard let content = contents.first(where: { Self.isJSON($0.name) }) ?? contents.first else {
            return APIAnswer(status: status, kind: .empty, fields: [], headers: headers, place: place)
        }
        if !Self.isEvents(content.name), let events = contents.first(where: { Self.isEvents($0.name) }) {
            schemas.passOver(operation, "its other answer is made of events: an endpoint of its own holds that", events.keyPlace)
        }
        if Self.isEvents(content.name) { return events(status, content, headers, place, of: operation) }
        guard Self.isJSON(content.name) else {
            let kind: APIAnswer.Kind = content.name.hasPrefix("text/html") ? .html : content.name.hasPrefix("text/") ? .text : .empty
            if kind == .empty { schemas.passOver(operation, "its answer is `\(content.name)`", content.keyPlace) }
            return APIAnswer(status: status, kind: kind, fields: [], headers: headers, place: place)
        }
        let (fields, isWhole) = fields(content, isRequired: true, of: operation)
        if fields.isEmpty { schemas.passOver(operation, "nothing is said of its answer, which stands as text", content.keyPlace) }
        return APIAnswer(
            status: status, kind: fields.isEmpty ? .text : .json, fields: fields, isWhole: isWhole, headers: headers, place: place)
    }

    /// What the description says of such an answer is what each event holds; where it says nothing, a text.
    private mutating func events(
        _ status: Int, _ content: YAMLEntry, _ headers: [APIField], _ place: Place, of operation: String
    ) -> APIAnswer {
        if let header = headers.first { schemas.passOver(operation, "a header of events", header.place) }
        var (fields, isWhole) = fields(content, isRequired: true, of: operation)
        if fields.isEmpty {
            fields = [APIField(name: "text", place: content.keyPlace, isRequired: true, schema: APISchema(kind: .string))]
            isWhole = true
        }
        return APIAnswer(status: status, kind: .events, fields: fields, isWhole: isWhole, headers: [], place: place)
    }

    /// The members of an error's body that are plain values, two levels deep.
    private mutating func memberPaths(_ node: YAMLNode, of operation: String) -> [String] {
        guard let content = node["content"]?.entries.first(where: { Self.isJSON($0.name) }) else { return [] }
        return schemas.fields(content.value["schema"], of: operation).flatMap { field -> [String] in
            let inner: [APIField]
            switch field.schema.kind {
            case .object(let fields): inner = fields
            case .named(let name): inner = schemas.objects[name]?.fields ?? []
            default: return [field.name]
            }
            return inner.map { "\(field.name).\($0.name)" }
        }
    }
}
