import APIDescriptions

/// Writes a described system as the files of a spec. Parts have numbers, as in `DraftWriter`.
struct DescriptionWriter {
    private let draft: DescriptionDraft
    private let without: Set<Int>
    private var next = 0
    private(set) var files: [DraftWriter.File] = []
    /// What each part is called.
    private(set) var names: [Int: String] = [:]

    init(_ draft: DescriptionDraft, without: Set<Int>) {
        self.draft = draft
        self.without = without
        add("system.yaml", "What this folder describes, and the description that it is checked against.", system)
        add("errors.yaml", "How calls are refused: by their status.", errors)
        let objects = parts(draft.objects, \.name, object)
        let endpoints = parts(draft.endpoints, \.operation.url, endpoint)
        add(
            "endpoints.yaml", "What travels: objects that several bodies hold, and endpoints.",
            [("hosts", hosts), ("failures", failures), ("objects", objects), ("endpoints", endpoints)])
        let answers = parts(draft.endpoints.filter { $0.operation.answers.first != nil }, \.operation.url) { endpoint in
            ExampleAnswer(draft).answer(of: endpoint)
        }
        add(
            "mock.yaml", "What the mock answers: what the description shows, until it says more.",
            [("mock", .mapping([("answers", answers)]))])
    }

    private mutating func add(_ name: String, _ comment: String, _ sections: [(String, YAMLOutline)]) {
        var writer = YAMLWriter()
        writer.comment(comment)
        for (key, outline) in sections where !Self.isEmpty(outline) {
            writer.blank()
            writer.write(.mapping([(key, outline)]))
        }
        if writer.lines.count > 1 { files.append(DraftWriter.File(name: name, text: writer.text, ranges: writer.ranges)) }
    }

    private static func isEmpty(_ outline: YAMLOutline) -> Bool {
        switch outline {
        case .list(let items): items.isEmpty
        case .mapping(let pairs): pairs.allSatisfy { isEmpty($0.1) }
        default: false
        }
    }

    private mutating func parts<Value>(
        _ values: [Value], _ name: (Value) -> String, _ write: (Value) -> YAMLOutline
    ) -> YAMLOutline {
        var items: [YAMLOutline] = []
        for value in values {
            defer { next += 1 }
            names[next] = name(value)
            if !without.contains(next) { items.append(.part(next, write(value))) }
        }
        return .list(items)
    }

    // MARK: - The system

    private var system: [(String, YAMLOutline)] {
        let title = YAMLOutline.flow(.mapping([("en", .text("OpenAPI description")), ("ko", .text("OpenAPI 명세"))]))
        return [
            (
                "system",
                .mapping([
                    ("id", .text(draft.id)), ("module", .text(draft.module)), ("title", DraftWriter.todo), ("summary", DraftWriter.todo),
                ])
            ),
            (
                "sources",
                .list([
                    .mapping([
                        ("id", .text(DescriptionDraft.source)), ("title", title), ("files", .flow(.list([.text(draft.file)]))),
                    ])
                ])
            ),
        ]
    }

    private var enumName: String { draft.module + "Error" }

    private var errors: [(String, YAMLOutline)] {
        guard !draft.statuses.isEmpty else { return [] }
        let cases = draft.statuses.map { status in
            YAMLOutline.flow(
                .mapping([
                    ("name", .text(StatusNames.name(status))), ("code", .plain(String(status))), ("status", .plain(String(status))),
                    ("text", DraftWriter.todo),
                ]))
        }
        let enumeration = YAMLOutline.mapping([
            ("name", .text(enumName)), ("form", .plain("swift")), ("rawType", .text("Int")), ("domain", .text(draft.id)),
            ("invented", .text("The description gives statuses. Their names are made for them.")), ("text", DraftWriter.todo),
            ("cases", .list(cases)),
        ])
        return [("errors", .list([enumeration]))]
    }

    private var failures: YAMLOutline {
        guard let first = draft.statuses.first else { return .list([]) }
        let body = [(draft.messagePath ?? "message", YAMLOutline.text("$message"))]
        return .list([
            .mapping([
                ("name", .text("api")), ("status", .plain(String(first))), ("documented", .text(DescriptionDraft.source)),
                ("body", .mapping(body)), ("errors", .flow(.list([.text(enumName)]))),
            ])
        ])
    }

    private var hosts: YAMLOutline {
        guard !draft.environments.isEmpty else { return .list([]) }
        let environments = draft.environments.map { environment in
            YAMLOutline.flow(
                .mapping([
                    ("name", .text(environment.name)), ("url", .quoted(environment.url)),
                    ("documented", .text(DescriptionDraft.source)), ("text", DraftWriter.todo),
                ]))
        }
        return .list([.mapping([("name", .plain("api")), ("text", DraftWriter.todo), ("environments", .list(environments))])])
    }

    // MARK: - Endpoints

    private func object(_ object: DescriptionDraft.Object) -> YAMLOutline {
        .mapping([("name", .text(object.name)), ("text", DraftWriter.todo), ("fields", .list(object.fields.map { field($0) }))])
    }

    private func endpoint(_ endpoint: DescriptionDraft.Endpoint) -> YAMLOutline {
        let operation = endpoint.operation
        var pairs: [(String, YAMLOutline)] = [
            ("name", .text(endpoint.name)), ("method", .plain(operation.method)), ("url", .text(operation.url)),
            ("documented", .text(DescriptionDraft.source)), ("text", DraftWriter.todo),
        ]
        for (key, location) in [("path", APIParameter.Location.path), ("query", .query), ("headers", .header)] {
            let list = operation.parameters.filter { $0.location == location && !Self.isOwnBusiness($0) }
            if !list.isEmpty { pairs.append((key, .list(list.map(parameter)))) }
        }
        if let body = operation.body, body.isWhole, let whole = body.fields.first {
            pairs.append(("body", field(whole)))
        } else if let body = operation.body {
            pairs.append((Self.key(body.kind), .list(body.fields.map { field($0, as: Self.travel($0, in: body.kind)) })))
        }
        if let answer = operation.answers.first { pairs.append(("response", .mapping(response(answer)))) }
        let further = operation.answers.dropFirst().map { answer in
            YAMLOutline.mapping([("name", .text("status\(answer.status)"))] + response(answer))
        }
        if !further.isEmpty { pairs.append(("alternatives", .list(further))) }
        if !endpoint.errors.isEmpty {
            pairs += [("failure", .text("api")), ("errors", .flow(.list(endpoint.errors.map { .text($0) })))]
        }
        return .mapping(pairs)
    }

    private static func key(_ kind: APIBody.Kind) -> String {
        switch kind {
        case .json: "json"
        case .form: "form"
        case .multipart: "multipart"
        }
    }

    private static func travel(_ field: APIField, in kind: APIBody.Kind) -> TypeSpelling.Travel {
        switch kind {
        case .json: .json
        case .form: .text(field.form)
        case .multipart: .part(field.form)
        }
    }

    /// Headers that a client and a server settle without a spec.
    private static func isOwnBusiness(_ parameter: APIParameter) -> Bool {
        parameter.location == .header
            && ["accept", "content-type", "content-length", "host", "user-agent"].contains(parameter.name.lowercased())
    }

    private func response(_ answer: APIAnswer) -> [(String, YAMLOutline)] {
        var pairs: [(String, YAMLOutline)] = [("status", .plain(String(answer.status))), ("kind", .plain(answer.kind.rawValue))]
        if !answer.headers.isEmpty { pairs.append(("headers", .list(answer.headers.map { field($0, as: .text(.commas)) }))) }
        if answer.kind == .text || answer.kind == .html {
            let body = YAMLOutline.mapping([
                ("name", .text("body")), ("type", .text("string")), ("required", .plain("true")), ("text", DraftWriter.todo),
            ])
            pairs.append(("fields", .list([.flow(body)])))
        }
        if answer.isWhole, let whole = answer.fields.first {
            pairs.append(("body", field(whole)))
        } else if !answer.fields.isEmpty {
            pairs.append(("fields", .list(answer.fields.map { field($0) })))
        }
        return pairs
    }

    private func parameter(_ parameter: APIParameter) -> YAMLOutline {
        let written = APIField(name: parameter.name, place: parameter.place, isRequired: parameter.isRequired, schema: parameter.schema)
        let isSecret = parameter.location == .header && parameter.scheme != nil
        return field(written, as: .text(parameter.form), scheme: parameter.scheme, isSecret: isSecret)
    }

    private func field(
        _ field: APIField, as travel: TypeSpelling.Travel = .json, scheme: String? = nil, isSecret: Bool = false
    ) -> YAMLOutline {
        let type = TypeSpelling(draft, as: travel).spelling(of: field.schema.kind)
        var pairs: [(String, YAMLOutline)] = [
            ("name", .text(field.name)), ("type", type.word.hasPrefix("[") ? .quoted(type.word) : .text(type.word)),
        ]
        if let wire = type.wire { pairs.append(("wire", wire)) }
        if let scheme { pairs.append(("scheme", .text(scheme))) }
        if field.isRequired { pairs.append(("required", .plain("true"))) }
        if let constant = field.schema.constant, type.takes(constant) { pairs.append(("const", .quoted(constant))) }
        if field.schema.values.count > 1, field.schema.values.allSatisfy(type.lists) {
            pairs.append(("values", .flow(.list(field.schema.values.map { .quoted($0) }))))
        }
        if let example = field.schema.example, field.schema.constant == nil, type.takes(example),
            field.schema.values.isEmpty || field.schema.values.contains(example)
        {
            pairs.append(("example", .quoted(example)))
        }
        if isSecret { pairs.append(("secret", .plain("true"))) }
        pairs.append(("text", DraftWriter.todo))
        guard case .object(let fields) = field.schema.innermost, type.word.contains("object") else { return .flow(.mapping(pairs)) }
        return .mapping(pairs + [("fields", .list(fields.map { self.field($0) }))])
    }
}
