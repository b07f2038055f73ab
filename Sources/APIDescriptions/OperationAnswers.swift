import SourceText
import YAMLTree

/// What comes back.
extension OperationReader {
    mutating func answers(_ responses: YAMLNode?, _ produced: [String], of operation: String) -> ([APIAnswer], [APIRefusal]) {
        var answers: [APIAnswer] = []
        var refusals: [APIRefusal] = []
        let entries = responses?.entries ?? []
        let hasSuccess = entries.contains { $0.name.hasPrefix("2") || $0.name.hasPrefix("3") }
        if hasSuccess, let other = entries.first(where: { $0.name == "default" }),
            !entries.contains(where: { "45".contains($0.name.prefix(1)) })
        {
            unnumbered.append(other.keyPlace)
        }
        for entry in entries {
            guard let (node, _) = references.resolved(entry.value) else {
                schemas.passOver("\(operation) \(entry.name)", "the answer is in another file", entry.keyPlace)
                continue
            }
            // `2XX`, and `default` where nothing else succeeds.
            let name = entry.name == "default" && !hasSuccess ? "200" : entry.name.replacing("XX", with: "00").replacing("xx", with: "00")
            guard let status = Int(name) else { continue }
            let contents = contents(of: node, produced)
            if (200..<400).contains(status) {
                answers.append(answer(status, node, contents, entry.keyPlace, of: operation))
            } else if status >= 400 {
                refusals.append(APIRefusal(status: status, members: memberPaths(contents, of: operation), place: entry.keyPlace))
            }
        }
        return (answers.sorted { $0.status < $1.status }, refusals.sorted { $0.status < $1.status })
    }

    /// In Swagger an answer has one schema, in the types that its call produces.
    private func contents(of answer: YAMLNode, _ produced: [String]) -> [MediaContent] {
        switch dialect {
        case .openAPI: MediaContent.all(of: answer)
        case .swagger: MediaContent.all(of: answer.entry("schema"), as: produced, examples: answer["examples"])
        }
    }

    mutating func answer(
        _ status: Int, _ node: YAMLNode, _ contents: [MediaContent], _ place: Place, of operation: String
    ) -> APIAnswer {
        var headers: [APIField] = []
        for entry in node["headers"]?.entries ?? [] {
            guard let (header, _) = references.resolved(entry.value) else { continue }
            let schema = schemas.schema(dialect.schema(of: header), of: "\(operation).\(entry.name)")
            headers.append(
                APIField(
                    name: entry.name, place: entry.keyPlace, isRequired: header["required"]?.scalar?.bool == true, schema: schema))
        }
        if (300..<400).contains(status), headers.contains(where: { $0.name.lowercased() == "location" }) {
            return APIAnswer(status: status, kind: .redirect, fields: [], headers: [], place: place)
        }
        guard let content = contents.first(where: \.isJSON) ?? contents.first else {
            return APIAnswer(status: status, kind: .empty, fields: [], headers: headers, place: place)
        }
        if !content.isEvents, let events = contents.first(where: \.isEvents) {
            schemas.passOver(operation, "its other answer is made of events: an endpoint of its own holds that", events.place)
        }
        if content.isEvents { return events(status, content, headers, place, of: operation) }
        guard content.isJSON else {
            let kind: APIAnswer.Kind = content.type.hasPrefix("text/html") ? .html : content.isText ? .text : .bytes
            return plain(status, kind, content, headers, place)
        }
        var (fields, isWhole) = fields(content, isRequired: true, of: operation)
        if isWhole, fields[0].schema.isBytes {
            return plain(status, .bytes, content, headers, place)
        }
        fields = fields.travelling(.answered).shown(by: example(of: content))
        if fields.isEmpty { schemas.passOver(operation, "nothing is said of its answer, which stands as text", content.place) }
        return APIAnswer(
            status: status, kind: fields.isEmpty ? .text : .json, fields: fields, isWhole: isWhole, headers: headers, place: place)
    }

    /// An answer without members: its body is one text, or bytes of that type.
    private func plain(
        _ status: Int, _ kind: APIAnswer.Kind, _ content: MediaContent, _ headers: [APIField], _ place: Place
    ) -> APIAnswer {
        guard kind == .bytes, !content.isJSON, !content.type.contains("*") else {
            return APIAnswer(status: status, kind: kind, fields: [], headers: headers, place: place)
        }
        var schema = APISchema(kind: .string)
        schema.constant = content.type
        let type = APIField(name: "Content-Type", place: content.place, isRequired: false, schema: schema)
        let others = headers.filter { $0.name.lowercased() != "content-type" }
        return APIAnswer(status: status, kind: kind, fields: [], headers: others + [type], place: place)
    }

    /// What the description says of such an answer is what each event holds; where it says nothing, a text.
    mutating func events(
        _ status: Int, _ content: MediaContent, _ headers: [APIField], _ place: Place, of operation: String
    ) -> APIAnswer {
        if let header = headers.first { schemas.passOver(operation, "a header of events", header.place) }
        var (fields, isWhole) = fields(content, isRequired: true, of: operation)
        fields = fields.travelling(.answered)
        if fields.isEmpty || isWhole && fields[0].schema.isAny {
            fields = [APIField(name: "text", place: content.place, isRequired: true, schema: APISchema(kind: .string))]
            isWhole = true
        }
        return APIAnswer(status: status, kind: .events, fields: fields, isWhole: isWhole, headers: [], place: place)
    }

    /// What the description shows of a body: beside its schema, or in it.
    private func example(of content: MediaContent) -> YAMLNode? {
        let schema = content.schema.flatMap { references.resolved($0)?.node }
        guard let shown = content.example ?? schema?["example"] else { return nil }
        return references.resolved(shown)?.node
    }

    /// Under `examples:`, where each has a name and stands as its `value:`.
    static func firstExample(_ node: YAMLNode) -> YAMLNode? { node["examples"]?.entries.first?.value["value"] }

    /// The members of an error's body that are plain values, two levels deep.
    mutating func memberPaths(_ contents: [MediaContent], of operation: String) -> [String] {
        guard let content = contents.first(where: \.isJSON) else { return [] }
        return schemas.fields(content.schema, of: operation).flatMap { field -> [String] in
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
