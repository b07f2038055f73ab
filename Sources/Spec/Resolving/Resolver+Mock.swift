import SourceText
import YAMLTree

extension AnswerVerb: ControlledVerb {
    static let dialect = Dialect.answer

    static func resolved(
        _ entry: YAMLEntry, _ node: YAMLNode, _ site: Resolver.AnswerSite, _ scope: inout Scope, by resolver: inout Resolver
    ) -> [AnswerVerb] {
        if site.isCallback, AnswerInCallback.verbs.contains(entry.name) {
            resolver.report(AnswerInCallback.diagnostic(entry, site.endpoint.name.value))
            if let name = resolver.resultName(node) { scope.locals[name] = Scope.Binding(type: .json) }
            return []
        }
        return resolver.control(entry, node, site, &scope) ?? [resolver.answerVerb(entry, node, site, &scope)].compactMap { $0 }
    }
}

/// The mock: what it knows, and the steps of its answers.
extension Resolver {
    struct AnswerSite {
        var endpoint: Endpoint
        /// Whether the steps stand before a call that the mock makes: then there is no answer that they could end.
        var isCallback = false
    }

    /// Of values that are the same in every session.
    static var mockScope: Scope { Scope(dialect: .constant) }

    mutating func appValues(_ node: YAMLNode, _ fields: [Field]) -> [Field] {
        zip(fields, node.nodes("app").filter { $0.string("name") != nil }).map { field, each in
            var field = field
            field.seed = each["value"].map { expression($0, as: field.type, "`\(field.name.value)`", Self.mockScope) }
            field.isRequired = true
            return field
        }
    }

    /// Life and seeds of a kind of record.
    mutating func finish(_ record: RecordType, _ node: YAMLNode) -> RecordType {
        var record = record
        record.lives = node["lives"].map { expression($0, as: .integer, "`lives`", Self.mockScope) }
        let fields = FieldTable(record.fields)
        record.seeds = node.nodes("seeds").map { seed in
            someArguments(seed, of: fields, kind: "field of `\(record.name.value)`", Self.mockScope).map { ($0.name, $0.value) }
        }
        return record
    }

    mutating func answer(_ node: YAMLNode) -> Answer? {
        guard let name = node.string("endpoint") else { return nil }
        guard let endpoint = declared(index.endpoints[name.value], name, "endpoint", index.names.endpoints) else { return nil }
        let known = endpoint.on == nil ? index.endpointFields.callable(endpoint) : FieldTable(endpoint.known.map(\.field))
        var scope = Scope(dialect: .answer, request: known)
        var steps: [AnswerStep] = steps(node.nodes("steps"), AnswerSite(endpoint: endpoint), &scope)
        // A connection goes on behind a message, unless a step ends it.
        if endpoint.on != nil, !steps.contains(where: \.ends) { steps.append(AnswerStep(.stream(.open), at: name.place)) }
        return Answer(endpoint: name, steps: steps, place: node.place)
    }

    fileprivate mutating func answerVerb(_ entry: YAMLEntry, _ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> AnswerVerb? {
        switch entry.name {
        case "find": find(entry.value, node, site, &scope)
        case "list": list(entry.value, node, &scope)
        case "put", "drop": records(entry, node, &scope).map(AnswerVerb.records)
        case "change": change(entry.value, node, scope)
        case "respond": .respond(response(entry.value, site.endpoint, at: entry, scope))
        case "respondWith": respondWith(entry, node, site, scope)
        case "redirect": .redirect(to: url(entry.value, "`redirect`", scope), query: redirectItems(node, site, entry, scope))
        case "page": page(entry.value, scope)
        case "fail": fail(entry.value, node, site, scope)
        case "send": send(entry.value, node, scope)
        case "event": event(entry.value, site, at: entry, scope)
        case "stream": stream(node, site, at: entry)
        case "push": push(entry, node, scope)
        case "close": close(entry, node, scope)
        default: nil
        }
    }

    // MARK: records

    private mutating func find(_ name: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> AnswerVerb? {
        let otherwise: [AnswerStep] = inner(node, "otherwise", site, scope)
        guard let (name, record) = record(name, namedBy: node, &scope) else { return nil }
        let matches = recordFields(node, "where", record, scope)
        let result = resultName(node) ?? ""
        scope.locals[result] = record.binding
        return .find(record: name, matches: matches, result: result, includesEnded: node.flag("ended"), otherwise: otherwise)
    }

    private mutating func list(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> AnswerVerb? {
        guard let (name, record) = record(name, namedBy: node, &scope) else { return nil }
        let matches = recordFields(node, "where", record, scope)
        let result = resultName(node) ?? ""
        scope.locals[result] = Scope.Binding(type: .list(.object), fields: record.binding.fields)
        return .list(record: name, matches: matches, result: result)
    }

    private mutating func change(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> AnswerVerb? {
        guard let name = name.located else { return nil }
        guard let found = scope.locals[name.value], found.type.unwrapped == .object || found.type == .json else {
            report(DanglingReference.diagnostic(name, kind: "record that was found", known: listed(scope.locals.keys.sorted())))
            return nil
        }
        let fields =
            found.type == .json
            ? freeArguments(node["fields"], scope)
            : someArguments(node["fields"], of: found.fields, kind: "field of `\(name.value)`", scope)
        return .change(name, fields: fields)
    }
}
