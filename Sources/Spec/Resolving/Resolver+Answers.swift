import SourceText
import YAMLTree

/// How an answer of the mock ends: each field is one of the response, and none that is required is left out.
extension Resolver {
    mutating func response(
        _ table: YAMLNode,
        _ endpoint: Endpoint,
        at entry: YAMLEntry,
        _ scope: Scope
    ) -> [Argument] {
        guard endpoint.response != nil else {
            if !table.entries.isEmpty { report(UndocumentedAnswer.diagnostic(endpoint.name.value, at: entry.keyPlace)) }
            return freeArguments(table, scope)
        }
        if endpoint.isEventStream || endpoint.on != nil {
            let help = "send each with `event:`, and end with `stream: ended` or `stream: open`"
            report(EventStream.goesOn(endpoint.name.value, "respond", at: entry.keyPlace, help))
        }
        let fields = index.endpointFields.answer(endpoint)
        let arguments = someArguments(table, of: fields, kind: "field of the response of `\(endpoint.name.value)`", scope)
        reportMissing(fields, table, entry, endpoint)
        return shown(arguments, of: fields, endpoint, scope)
    }

    mutating func reportMissing(_ fields: FieldTable, _ table: YAMLNode?, _ entry: YAMLEntry, _ endpoint: Endpoint) {
        let given = Set((table?.entries ?? []).map(\.name))
        let needed = fields.fields.filter { $0.isRequired && $0.constant == nil }
        for each in (table?.entries ?? []) where each.value.isNull && needed.contains(where: { $0.name.value == each.name }) {
            report(IncompleteAnswer.null(each.name, "the response of `\(endpoint.name.value)`", at: each.value.place))
        }
        let missing = needed.filter { !given.contains($0.name.value) }
        if !missing.isEmpty { report(IncompleteAnswer.diagnostic(missing.map(\.name.value), endpoint.name.value, at: entry.keyPlace)) }
        for field in fields.fields { if let value = table?[field.name.value] { reportMissing(inside: field, value, endpoint) } }
    }

    /// An object that is written out holds what is required of it as well, and so do those of a list.
    private mutating func reportMissing(inside field: Field, _ value: YAMLNode, _ endpoint: Endpoint) {
        guard !field.fields.isEmpty else { return }
        for item in value.items { reportMissing(inside: field, item, endpoint) }
        guard let entry = value.entries.first(where: { $0.name == "object" }) else { return }
        reportMissing(FieldTable(field.fields), entry.value, entry, endpoint)
    }

    mutating func respondWith(_ entry: YAMLEntry, _ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> AnswerVerb? {
        guard let name = entry.value.located else { return nil }
        let alternatives = site.endpoint.alternatives
        guard let found = alternatives.first(where: { $0.name?.value == name.value }) else {
            report(DanglingReference.diagnostic(name, kind: "alternative answer", known: listed(alternatives.compactMap(\.name?.value))))
            return nil
        }
        let fields = FieldTable(found.fields + found.headers)
        let arguments = someArguments(node["fields"], of: fields, kind: "field of `\(name.value)`", scope)
        reportMissing(fields, node["fields"], entry, site.endpoint)
        return .respondWith(alternative: name, shown(arguments, of: fields, site.endpoint, scope))
    }

    /// A URL, or text that is one.
    mutating func url(_ node: YAMLNode, _ role: String, _ scope: Scope) -> Expression {
        let value = expression(node, as: nil, role, scope)
        if ![.url, .string, .json].contains(value.type.unwrapped) {
            report(TypeMismatch.diagnostic(value.type, expected: .url, at: value.place, role: role))
        }
        return value
    }

    mutating func redirectItems(_ node: YAMLNode, _ site: AnswerSite, _ entry: YAMLEntry, _ scope: Scope) -> [Argument] {
        guard let response = site.endpoint.response, response.kind == .redirect else { return freeArguments(node["query"], scope) }
        let fields = FieldTable(response.fields)
        let items = someArguments(node["query"], of: fields, kind: "query item of the redirect of `\(site.endpoint.name.value)`", scope)
        reportMissing(fields, node["query"], entry, site.endpoint)
        return items
    }

    mutating func page(_ node: YAMLNode, _ scope: Scope) -> AnswerVerb {
        var scope = scope
        let list = node.string("list")
        if let list { scope.locals["item"] = item(list) }
        return .page(
            AnswerVerb.Page(
                title: node.requiredText("title"), message: texts(node["message"], "the message", scope), list: list,
                choices: node.nodes("choices").map { choice($0, scope) }))
    }

    private mutating func choice(_ node: YAMLNode, _ scope: Scope) -> AnswerVerb.PageChoice {
        AnswerVerb.PageChoice(
            title: node.requiredText("title"), titles: texts(node["title"], "the title", scope), items: freeArguments(node["items"], scope),
            fields: node.nodes("fields").compactMap { pageField($0, scope) })
    }

    private mutating func pageField(_ node: YAMLNode, _ scope: Scope) -> AnswerVerb.PageField? {
        guard let name = node.string("name") else { return nil }
        var scope = scope
        let list = node.string("list")
        if let list { scope.locals["item"] = item(list) }
        return AnswerVerb.PageField(
            name: name, kind: node.word("kind", AnswerVerb.PageField.Kind.self) ?? .text, titles: texts(node["title"], "the title", scope),
            value: node["value"].map { expression($0, as: nil, "`value`", scope) }, list: list,
            condition: node["if"].map { condition($0, scope) }, required: node["required"].map { condition($0, scope) })
    }

    /// What `$item` is: a record of that kind.
    mutating func item(_ list: Located<String>) -> Scope.Binding {
        if let record = index.records[list.value] { return record.binding }
        report(DanglingReference.diagnostic(list, kind: "kind of record", known: index.names.records))
        return Scope.Binding(type: .json)
    }

    /// A text with its references resolved, by language.
    private mutating func texts(_ node: YAMLNode?, _ role: String, _ scope: Scope) -> [(language: TextLanguage, value: Expression)] {
        TextLanguage.allCases.compactMap { language in
            node?[language.rawValue].map { (language, expression($0, as: .string, role, scope)) }
        }
    }

    /// A call that goes out on its own once the answer is given.
    mutating func send(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> AnswerVerb? {
        guard let name = name.located, let to = node["to"] else { return nil }
        guard let open = declared(index.callbacks[name.value], name, "callback of the mock", index.names.callbacks) else { return nil }
        let target = url(to, "`to`", scope)
        let values = arguments(node["with"], of: open, "`\(name.value)`", at: name.place, scope)
        for argument in values where argument.value.isNull && open[argument.name.value]?.isRequired == true {
            let help = "give it a value, or let the callback do without: `required: true` is what it is declared with"
            report(MissingArgument.diagnostic([argument.name.value], of: "`\(name.value)`", at: argument.value.place, help: help))
        }
        return .send(name, to: target, values)
    }

    mutating func fail(_ name: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> AnswerVerb? {
        guard let name = name.located else { return nil }
        let redirect = node["redirectTo"].map { url($0, "`redirectTo`", scope) }
        let endpoint = site.endpoint
        if !endpoint.errors.contains(where: { $0.value == name.value }) {
            report(
                DanglingReference.diagnostic(name, kind: "error of `\(endpoint.name.value)`", known: listed(endpoint.errors.map(\.value)))
            )
        }
        return .fail(name, redirectTo: redirect, details: told(node["with"], with: name.value, of: endpoint, scope))
    }

    /// What comes with an error that an endpoint answers: details, its message, and which of several codes the server says.
    mutating func told(_ node: YAMLNode?, with error: String, of endpoint: Endpoint, _ scope: Scope) -> [Argument] {
        guard let shape = endpoint.failure.flatMap({ index.failures[$0.value] }) else { return [] }
        let found = index.error(error, of: endpoint).flatMap { index.errorCase($0) }
        let said = found.map { shape.said(of: $0.errorCase, in: $0.enumeration.name.value) } ?? []
        let fields = FieldTable(SpecIndex.details(of: [shape]) + said)
        return someArguments(node, of: fields, kind: "detail of the failure", scope)
    }
}
