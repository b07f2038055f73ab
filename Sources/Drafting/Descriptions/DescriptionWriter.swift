import APIDescriptions
import SourceText
import Spec

/// Writes a described system as the files of a spec. Parts have numbers, as in `DraftWriter`: endpoints, objects, and each field of these, so that
/// one member that no spec can hold does not cost the object, and every call that names it.
struct DescriptionWriter {
    private let draft: DescriptionDraft
    /// Those that texts are to be written in.
    private let languages: [TextLanguage]
    private let parts: NumberedParts
    /// Texts that stand once, for the requests of all calls.
    private let repeated: RepeatedTexts
    private(set) var files: [DraftWriter.File] = []

    var names: [Int: String] { parts.names }
    /// Where the description says what each part holds.
    var places: [Int: Place] { parts.places }

    /// - Parameter resources: the records that the mock keeps for their calls.
    init(
        _ draft: DescriptionDraft, in languages: [TextLanguage], keeping resources: [DescribedResources.Resource] = [], without: Set<Int>
    ) {
        self.draft = draft
        self.languages = languages
        parts = NumberedParts(without: without)
        repeated = draft.repeatedTexts
        add("system.yaml", "What this folder describes, and the description that it is checked against.", system)
        add("errors.yaml", "How calls are refused: by their status.", errors)
        let objects = parts.list(draft.objects, { NumberedParts.Title(name: $0.name, place: $0.place) }, object)
        let endpoints = parts.kept(draft.endpoints, Self.title, endpoint)
        add(
            "endpoints.yaml", "What travels: objects that several bodies hold, and endpoints.",
            [
                ("parameters", repeated.outline), ("hosts", hosts), ("failures", failures), ("objects", objects),
                ("endpoints", .list(endpoints.map(\.outline))),
            ])
        addMock(endpoints.map(\.value), resources)
    }

    /// Without a word each endpoint answers its example, but for those that keep records. A redirect has none.
    private mutating func addMock(_ endpoints: [DescriptionDraft.Endpoint], _ resources: [DescribedResources.Resource]) {
        let redirects = endpoints.filter { $0.operation.answers.first?.kind == .redirect }
        let answers = parts.list(redirects, Self.title) { endpoint in
            .mapping([
                ("endpoint", .text(endpoint.name)), ("steps", .list([.mapping([("redirect", .text("https://example.com/"))])])),
            ])
        }
        files.append(MockText.file([("records", .list(resources.map(record))), ("answers", answers)], in: languages))
    }

    private static func title(_ endpoint: DescriptionDraft.Endpoint) -> NumberedParts.Title {
        NumberedParts.Title(name: endpoint.operation.title, place: endpoint.operation.place)
    }

    private mutating func add(_ name: String, _ comment: String, _ sections: [(String, YAMLOutline)]) {
        var writer = YAMLWriter(languages: languages)
        writer.comment(comment)
        for (key, outline) in sections where !outline.isEmpty {
            writer.blank()
            writer.write(.mapping([(key, outline)]))
        }
        if writer.lines.count > 1 { files.append(DraftWriter.File(name: name, text: writer.text, ranges: writer.ranges)) }
    }

    private func record(_ resource: DescribedResources.Resource) -> YAMLOutline {
        let fields = resource.fields.map { field($0, of: resource.name, text: { _ in [] }) }
        return .mapping([
            ("name", .text(resource.name)), ("key", .text(resource.key.name)), ("editable", .plain("true")),
            ("resource", .text(resource.url)),
            ("fields", .list(fields)), ("seeds", .list((resource.seeds.map { [.flow(.mapping($0))] } ?? []))),
        ])
    }

    // MARK: - The system

    private var system: [(String, YAMLOutline)] {
        let title = YAMLOutline.words([
            .english: "OpenAPI description", .korean: "OpenAPI 명세", .japanese: "OpenAPI 定義", .simplifiedChinese: "OpenAPI 描述",
        ])
        return [
            (
                "system",
                .mapping([
                    ("id", .text(draft.id)), ("module", .text(draft.module)), ("title", YAMLOutline.todo), ("summary", YAMLOutline.todo),
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
                    ("text", YAMLOutline.todo),
                ]))
        }
        let enumeration = YAMLOutline.mapping([
            ("name", .text(enumName)), ("form", .plain("swift")), ("rawType", .text("Int")), ("domain", .text(draft.id)),
            ("invented", .text("The description gives statuses. Their names are made for them.")), ("text", YAMLOutline.todo),
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
                    ("documented", .text(DescriptionDraft.source)), ("text", YAMLOutline.todo),
                ]))
        }
        return .list([.mapping([("name", .plain("api")), ("text", YAMLOutline.todo), ("environments", .list(environments))])])
    }

    // MARK: - Endpoints

    private func object(_ object: DescriptionDraft.Object) -> YAMLOutline {
        .mapping([("name", .text(object.name)), ("text", YAMLOutline.todo), ("fields", fields(object.fields, of: object.name))])
    }

    private func endpoint(_ endpoint: DescriptionDraft.Endpoint) -> YAMLOutline {
        let operation = endpoint.operation
        var pairs: [(String, YAMLOutline)] = [
            ("name", .text(endpoint.name)), ("method", .plain(operation.method)), ("url", .text(operation.url)),
            ("documented", .text(DescriptionDraft.source)), ("text", YAMLOutline.todo),
        ]
        for (key, location) in [("path", APIParameter.Location.path), ("query", .query), ("headers", .header)] {
            let list = operation.parameters.filter { $0.location == location && !$0.isOwnBusiness }
            guard !list.isEmpty else { continue }
            let title =
                { NumberedParts.Title(name: "\(endpoint.name).\($0.name)", place: $0.place) } as (APIParameter) -> NumberedParts.Title
            pairs.append((key, parts.list(list, title, parameter)))
        }
        if let body = operation.body, body.isWhole, let whole = body.fields.first {
            pairs.append(("body", field(whole, of: endpoint.name)))
        } else if let body = operation.body {
            pairs.append(
                (Self.key(body.kind), fields(body.fields, of: endpoint.name, text: repeated.own, as: { body.travel(of: $0) })))
        }
        if let answer = operation.answers.first { pairs.append(("response", .mapping(response(answer, of: endpoint.name)))) }
        let further = operation.answers.dropFirst().map { answer in
            let head = [("name", YAMLOutline.text("status\(answer.status)")), ("status", .plain(String(answer.status)))]
            let kind = AnswerHead.kind(answer.kind.rawValue, hasBody: answer.hasBody)
            return YAMLOutline.mapping(head + kind + content(answer, of: endpoint.name))
        }
        if !further.isEmpty { pairs.append(("alternatives", .list(further))) }
        if !endpoint.errors.isEmpty {
            // Of a redirect only shapes with a redirect's status go without saying.
            if operation.answers.first?.kind == .redirect { pairs.append(("failure", .text("api"))) }
            pairs.append(("errors", .flow(.list(endpoint.errors.map { .text($0) }))))
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

    private func response(_ answer: APIAnswer, of endpoint: String) -> [(String, YAMLOutline)] {
        AnswerHead.pairs(status: answer.status, kind: answer.kind.rawValue, hasBody: answer.hasBody) + content(answer, of: endpoint)
    }

    private func content(_ answer: APIAnswer, of endpoint: String) -> [(String, YAMLOutline)] {
        var pairs: [(String, YAMLOutline)] = []
        if !answer.headers.isEmpty { pairs.append(("headers", fields(answer.headers, of: endpoint, as: { _ in .text(.commas) }))) }
        if [.text, .html, .bytes].contains(answer.kind) {
            let body = YAMLOutline.mapping([
                ("name", .text("body")), ("type", .text(answer.kind == .bytes ? "data" : "string")), ("required", .plain("true")),
                ("text", YAMLOutline.todo),
            ])
            pairs.append(("fields", .list([.flow(body)])))
        }
        if answer.isWhole, let whole = answer.fields.first {
            pairs.append(("body", field(whole, of: endpoint)))
        } else if !answer.fields.isEmpty {
            pairs.append(("fields", fields(answer.fields, of: endpoint)))
        }
        return pairs
    }

    private func parameter(_ parameter: APIParameter) -> YAMLOutline {
        // What stands in the path is required by itself.
        let isRequired = parameter.isRequired && parameter.location != .path
        let written = APIField(name: parameter.name, place: parameter.place, isRequired: isRequired, schema: parameter.schema)
        return field(
            written, of: "", as: .text(parameter.form), scheme: parameter.scheme, isSecret: parameter.isCredential, text: repeated.own)
    }

    private func fields(
        _ fields: [APIField], of owner: String, text: Text = { _ in DescriptionWriter.text },
        as travel: (APIField) -> TypeSpelling.Travel = { _ in .json }
    ) -> YAMLOutline {
        func title(_ field: APIField) -> NumberedParts.Title {
            NumberedParts.Title(name: "\(owner).\(field.name)", place: field.place)
        }
        return parts.list(fields, title) { field($0, of: owner, as: travel($0), text: text) }
    }

    /// What stands as the text of a field of this name, if anything has to.
    private typealias Text = (String) -> [(String, YAMLOutline)]

    private static let text = [("text", YAMLOutline.todo)]

    /// - Parameter owner: whose field it is, for what is left out of it.
    private func field(
        _ field: APIField, of owner: String, as travel: TypeSpelling.Travel = .json, scheme: String? = nil, isSecret: Bool = false,
        text: Text = { _ in DescriptionWriter.text }
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
        // A field that names an object has the object's text.
        if !type.namesObject { pairs += text(field.name) }
        guard case .object(let fields) = field.schema.innermost, type.word.contains("object") else { return .flow(.mapping(pairs)) }
        return .mapping(pairs + [("fields", self.fields(fields, of: "\(owner).\(field.name)"))])
    }
}
