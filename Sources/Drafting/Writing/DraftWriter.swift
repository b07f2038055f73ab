import Declarations
import Spec

/// Writes a draft as the files of a system.
///
/// Every part has a number, in the order of the files: a part that does not load is left out by its number.
struct DraftWriter {
    struct File {
        var name: String
        var text: String
        var ranges: [(part: Int, lines: ClosedRange<Int>)]
    }

    let draft: Draft
    /// Those that texts are to be written in.
    private let languages: [TextLanguage]
    private let parts: NumberedParts
    private let repeated: RepeatedTexts
    private(set) var files: [File] = []

    /// What each part is called.
    var names: [Int: String] { parts.names }
    /// Whose they are, of members.
    var owners: [Int: String] { parts.owners }

    /// - Parameter idle: texts of parameters that nothing takes which stays.
    init(_ draft: Draft, in languages: [TextLanguage], without: Set<Int> = [], idle: Set<String> = []) {
        self.draft = draft
        self.languages = languages
        parts = NumberedParts(without: without)
        repeated = draft.repeatedTexts.without(idle)
        add(
            "system.yaml", "What this folder describes, and the guides that it is checked against.",
            [
                ("system", system),
                (
                    "guides",
                    .list(
                        draft.guides.map { guide in .flow(.mapping([("file", .text(guide.file)), ("language", .plain(guide.language))])) })
                ),
            ])
        add("api.yaml", "What an app sees: settings, constants, enums, errors, types.", api())
        add("endpoints.yaml", "What travels: endpoints, and times that behaviour rests on.", wire())
        if draft.hasMock { files.append(MockText.file(in: languages)) }
        add("errata.yaml", "Where the guide contradicts itself, and why the spec is as it is.", [("errata", list(draft.errata, erratum))])
    }

    private var system: YAMLOutline {
        .mapping([
            ("id", .text(draft.id)), ("module", .text(draft.module)), ("title", YAMLOutline.todo), ("summary", YAMLOutline.todo),
        ])
    }

    private func api() -> [(String, YAMLOutline)] {
        let errors = draft.enums.filter(\.isError)
        return [
            ("parameters", repeated.outline),
            ("settings", list(draft.settings, setting)),
            ("constants", list(draft.constants, constant)),
            ("enums", list(draft.enums.filter { !$0.isError }, enumeration)),
            ("errors", list(errors, errorEnumeration)),
            ("typedefs", list(draft.typedefs, typedef)),
            ("classes", nested(draft.types.filter { $0.form != .protocol })),
            ("protocols", nested(draft.types.filter { $0.form == .protocol && ($0.isDeclared || !$0.isEmpty || $0.invented != nil) })),
            ("hooks", list(draft.hooks, hook)),
        ]
    }

    private func wire() -> [(String, YAMLOutline)] {
        let durations = list(draft.durations, duration)
        return [
            ("durations", durations), ("hosts", HostOutline.list(of: draft.hosts)),
            ("failures", draft.failure?.outline ?? .list([])),
            ("endpoints", list(draft.endpoints, endpoint)),
        ]
    }

    private mutating func add(_ name: String, _ comment: String, _ sections: [(String, YAMLOutline)]) {
        var writer = YAMLWriter(languages: languages)
        writer.comment(comment)
        for (key, outline) in sections {
            if outline.isEmpty { continue }
            writer.blank()
            writer.write(.mapping([(key, outline)]))
        }
        if writer.lines.count > 1 { files.append(File(name: name, text: writer.text, ranges: writer.ranges)) }
    }

    func list<Value: DraftPart>(
        _ values: [Value], of owner: String? = nil, _ write: (Value) -> YAMLOutline
    ) -> YAMLOutline {
        parts.list(values, { NumberedParts.Title(name: $0.partName, owner: owner) }, write)
    }

    /// Types, whose members are parts of their own.
    private func nested(_ types: [TypeDraft]) -> YAMLOutline {
        let title = { (type: TypeDraft) in NumberedParts.Title(name: type.name) }
        return parts.list(types, title) { type in
            let isProtocol = type.form == .protocol
            let properties = list(type.properties, of: type.name) { property($0, isRequirement: isProtocol) }
            return Self.type(type, properties, list(type.methods, of: type.name) { method($0, isRequirement: isProtocol) })
        }
    }
}

// MARK: - Parts

extension DraftWriter {
    static let text = ("text", YAMLOutline.todo)

    private func setting(_ setting: Draft.Setting) -> YAMLOutline {
        .mapping(
            [("kind", .plain(setting.kind)), ("name", .text(setting.name))] + (setting.value.map { [("value", .quoted($0))] } ?? []) + [
                Self.text
            ])
    }

    private func duration(_ duration: Draft.Duration) -> YAMLOutline {
        .mapping([("name", .text(duration.name)), ("seconds", .plain(String(duration.seconds))), Self.text])
    }

    private func constant(_ constant: Draft.Constant) -> YAMLOutline {
        .mapping(
            [("kind", .plain(constant.kind)), ("name", .text(constant.name))] + Self.swift(constant.swiftName)
                + (constant.type.map { [("type", .quoted($0))] } ?? []) + (constant.value.map { [("value", .quoted($0))] } ?? []) + [
                    Self.text
                ]
        )
    }

    private func typedef(_ typedef: Draft.Typedef) -> YAMLOutline {
        let language = typedef.language == .swift ? [("language", YAMLOutline.plain("swift"))] : []
        return .mapping([("declaration", .quoted(typedef.declaration))] + language + [Self.text])
    }

    private func hook(_ hook: Draft.Hook) -> YAMLOutline {
        let calls = hook.calls.isEmpty ? [] : [("calls", YAMLOutline.flow(.list(hook.calls.map { .text($0) })))]
        return .mapping([("declaration", .quoted(hook.method.declaration)), ("owner", .text(hook.owner))] + calls + [Self.text])
    }

    private func erratum(_ erratum: Draft.Erratum) -> YAMLOutline {
        .mapping([("rule", .text(erratum.rule)), ("name", .text(erratum.name)), ("reason", YAMLOutline.todo)])
    }

    private static func type(_ type: TypeDraft, _ properties: YAMLOutline, _ methods: YAMLOutline) -> YAMLOutline {
        var pairs = [("name", YAMLOutline.text(type.name))] + swift(type.swiftName)
        pairs += YAMLOutline.open(type.typeParameters)
        if type.form == .structure { pairs.append(("form", .plain("structure"))) }
        if type.language == .swift { pairs.append(("language", .plain("swift"))) }
        if let superclass = type.superclass { pairs.append(("superclass", .text(superclass))) }
        if !type.conformances.isEmpty { pairs.append(("conforms", .flow(.list(type.conformances.map { .text($0) })))) }
        if !type.wraps.isEmpty { pairs.append(("wraps", .flow(.list(type.wraps.map { .text($0) })))) }
        if let shared = type.shared { pairs.append(("shared", .text(shared))) }
        if let delegate = type.delegate {
            pairs.append(("delegate", .flow(.mapping([("property", .text(delegate.property)), ("protocol", .text(delegate.protocol))]))))
        }
        if let reason = type.invented { pairs.append(("invented", .text(reason))) }
        pairs.append(text)
        for (key, list) in [("properties", properties), ("methods", methods)] {
            if case .list(let items) = list, !items.isEmpty || key == "methods" && type.form == .protocol { pairs.append((key, list)) }
        }
        return .mapping(pairs)
    }

    private func property(_ property: PropertyDraft, isRequirement: Bool) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("declaration", .quoted(property.declaration))]
        if isRequirement, property.isOptional { pairs.append(("optional", .plain("true"))) }
        if let other = property.failsAs { pairs.append(("failsAs", .text(other))) }
        if let setter = property.setter { pairs.append(("setter", method(setter, isRequirement: false))) }
        switch property.value {
        case .text(let text): pairs.append(("get", .quoted(text)))
        case .plain(let text): pairs.append(("get", .plain(text)))
        case nil: break
        }
        if let initial = property.initial { pairs.append(("initial", initial)) }
        if let field = property.field { pairs.append(("field", .text(field))) }
        if let reason = property.invented { pairs.append(("invented", .text(reason))) }
        return .mapping(pairs + [Self.text])
    }

    private func method(_ method: MethodDraft, isRequirement: Bool) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("declaration", .quoted(method.declaration))]
        if isRequirement, method.isOptional { pairs.append(("optional", .plain("true"))) }
        if let other = method.failsAs { pairs.append(("failsAs", .text(other))) }
        if !method.fills.isEmpty { pairs.append(("with", .flow(.mapping(method.fills.map { ($0.property, .text($0.value)) })))) }
        if let endpoint = method.calls { pairs.append(("calls", .text(endpoint))) }
        if let listeners = method.listeners { pairs.append((listeners.key, .text(listeners.list))) }
        if let reason = method.invented { pairs.append(("invented", .text(reason))) }
        pairs.append(Self.text)
        let own = method.parameters.filter { !repeated.holds($0) }
        if !own.isEmpty { pairs.append(("parameters", .mapping(own.map { ($0, YAMLOutline.todo) }))) }
        if method.hasResult { pairs.append(("result", YAMLOutline.todo)) }
        return .mapping(pairs)
    }
}

extension DraftWriter {
    private func endpoint(_ endpoint: Draft.Endpoint) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("name", .text(endpoint.name))]
        if let direction = endpoint.direction { pairs.append(("direction", .plain(direction))) }
        if endpoint.methods.count == 1 { pairs.append(("method", .plain(endpoint.methods[0]))) }
        if endpoint.methods.count > 1 { pairs.append(("methods", .flow(.list(endpoint.methods.map { .plain($0) })))) }
        pairs += [("url", .text(endpoint.url))] + (endpoint.invented.map { [("invented", .text($0))] } ?? []) + [Self.text]
        for (key, list) in endpoint.sent where !list.isEmpty {
            pairs.append((key, .list(list.map { Self.parameter($0, repeated.own($0.name), isInPath: key == "path") })))
        }
        let fields = YAMLOutline.list(endpoint.answer.map { Self.parameter($0) })
        if endpoint.isSocket {
            // A guide tells of the address; what a message holds is to be written where no table says it.
            let whole = YAMLOutline.flow(.mapping([("name", .text("message")), ("type", .text("json"))]))
            let held = endpoint.answer.isEmpty ? ("body", whole) : ("fields", fields)
            pairs.append(("response", .mapping([("kind", .plain("messages")), held])))
        } else if let whole = endpoint.whole {
            let head = AnswerHead.pairs(status: endpoint.status ?? 200, kind: "json", hasBody: true)
            pairs.append(("response", .mapping(head + [("body", Self.parameter(whole))])))
        } else if !endpoint.answer.isEmpty {
            let head = AnswerHead.pairs(status: endpoint.status ?? 200, kind: "json", hasBody: true)
            pairs.append(("response", .mapping(head + [("fields", fields)])))
        } else if let status = endpoint.status, status != 200, endpoint.isCalled {
            pairs.append(("response", .mapping(AnswerHead.pairs(status: status, kind: "empty", hasBody: false))))
        }
        if !endpoint.errors.isEmpty { pairs.append(("errors", .flow(.list(endpoint.errors.map { .text($0) })))) }
        return .mapping(pairs)
    }

    private static func parameter(
        _ parameter: Draft.Parameter, _ text: [(String, YAMLOutline)] = [("text", YAMLOutline.todo)], isInPath: Bool = false
    ) -> YAMLOutline {
        var pairs: [(String, YAMLOutline)] = [("name", .text(parameter.name)), ("type", .text(parameter.type))]
        if let scheme = parameter.scheme { pairs.append(("scheme", .text(scheme))) }
        if parameter.isRequired, !isInPath { pairs.append(("required", .plain("true"))) }
        if !parameter.values.isEmpty { pairs.append(("values", .list(parameter.values.map { .text($0) }))) }
        if let example = parameter.example { pairs.append(("example", .quoted(example))) }
        pairs += text
        if parameter.fields.isEmpty { return .flow(.mapping(pairs)) }
        return .mapping(pairs + [("fields", .list(parameter.fields.map { Self.parameter($0) }))])
    }
}

extension Draft.Endpoint {
    /// What a request carries, by the keys of a spec.
    var sent: [(String, [Draft.Parameter])] {
        [("path", path), ("query", query), ("headers", headers), ("form", form), ("json", json)]
    }
}
