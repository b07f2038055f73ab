import SourceText
import YAMLTree

/// The mock: what it knows, and the steps of its answers.
extension Resolver {
    struct AnswerSite {
        var endpoint: Endpoint
    }

    private static let mockScope = Scope(request: [])

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
        record.seeds = node.nodes("seeds").map { seed in
            someArguments(seed, of: record.fields, kind: "field of `\(record.name.value)`", Self.mockScope).map { ($0.name, $0.value) }
        }
        return record
    }

    mutating func answer(_ node: YAMLNode) -> Answer? {
        guard let name = node.string("endpoint") else { return nil }
        guard let endpoint = index.endpoints[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "endpoint", known: index.endpoints.keys.sorted()))
            return nil
        }
        var scope = Scope(request: endpoint.parameters.map(\.field))
        let steps = mockSteps(node.nodes("steps"), AnswerSite(endpoint: endpoint), &scope)
        return Answer(endpoint: name, steps: steps, place: node.place)
    }

    private mutating func mockSteps(_ nodes: [YAMLNode], _ site: AnswerSite, _ scope: inout Scope) -> [MockStep] {
        var list: [MockStep] = []
        for node in nodes {
            for verb in mockVerbs(node, site, &scope) { list.append(MockStep(verb, at: node.place)) }
        }
        return list
    }

    private mutating func inner(_ node: YAMLNode, _ key: String, _ site: AnswerSite, _ scope: Scope) -> [MockStep] {
        var scope = scope
        return mockSteps(node.nodes(key), site, &scope)
    }

    private mutating func mockVerbs(_ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> [MockVerb] {
        guard case .choice(let choice) = Grammar.definition(.mockStep).form,
            let entry = node.entries.first(where: { choice.variant($0.name) != nil })
        else { return [] }
        if entry.name == "let" { return bindings(entry.value, &scope) }
        return mockVerb(entry, node, site, &scope).map { [$0] } ?? []
    }

    private mutating func bindings(_ table: YAMLNode, _ scope: inout Scope) -> [MockVerb] {
        var list: [MockVerb] = []
        for entry in table.entries {
            let value = value(entry.value, as: nil, "`\(entry.name)`", scope)
            scope.locals[entry.name] = value.binding
            list.append(.bind(name: Located(entry.name, at: entry.keyPlace), value.expression))
        }
        return list
    }

    private mutating func mockVerb(_ entry: YAMLEntry, _ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> MockVerb? {
        switch entry.name {
        case "require": .require(condition(entry.value, scope), otherwise: inner(node, "otherwise", site, scope))
        case "when": .when(branches(entry.value, site, scope))
        case "find": find(entry.value, node, site, &scope)
        case "list": list(entry.value, node, &scope)
        case "put": put(entry.value, node, &scope)
        case "change": change(entry.value, node, scope)
        case "drop": drop(entry.value, node, scope)
        case "each": each(entry.value, node, site, scope)
        case "respond": .respond(response(entry.value, site.endpoint.response, site.endpoint, at: entry, scope))
        case "respondWith": respondWith(entry, node, site, scope)
        case "redirect":
            .redirect(to: url(entry.value, "`redirect`", scope), query: redirectItems(node, site, entry, scope))
        case "page": page(entry.value, scope)
        case "fail": fail(entry.value, node, site, scope)
        default: nil
        }
    }

    private mutating func branches(_ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> [(condition: Condition?, steps: [MockStep])] {
        var list: [(condition: Condition?, steps: [MockStep])] = []
        for each in node.items {
            if let test = each["if"] {
                list.append((condition(test, scope), inner(each, "steps", site, scope)))
            } else if each["else"] != nil {
                list.append((nil, inner(each, "else", site, scope)))
            }
        }
        return list
    }

    private mutating func each(_ list: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> MockVerb? {
        guard let name = node.string("as")?.value else { return nil }
        let value = value(list, as: .list(.json), "`each`", scope)
        var scope = scope
        scope.locals[name] = value.item
        return .each(value.expression, name: name, steps: mockSteps(node.nodes("steps"), site, &scope))
    }

    // MARK: records

    private mutating func record(_ name: YAMLNode) -> (Located<String>, RecordType)? {
        guard let name = name.located else { return nil }
        guard let record = index.records[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "kind of record", known: index.records.keys.sorted()))
            return nil
        }
        return (name, record)
    }

    private mutating func matches(_ node: YAMLNode, _ key: String, _ record: RecordType, _ scope: Scope) -> [Argument] {
        someArguments(node[key], of: record.fields, kind: "field of `\(record.name.value)`", scope)
    }

    private mutating func find(_ name: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> MockVerb? {
        let otherwise = inner(node, "otherwise", site, scope)
        let result = node.string("as")?.value ?? ""
        guard let (name, record) = record(name) else {
            scope.locals[result] = Scope.Binding(type: .json)
            return nil
        }
        let matches = matches(node, "where", record, scope)
        scope.locals[result] = record.binding
        return .find(record: name, matches: matches, result: result, includesEnded: node.flag("ended"), otherwise: otherwise)
    }

    private mutating func list(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> MockVerb? {
        let result = node.string("as")?.value ?? ""
        guard let (name, record) = record(name) else {
            scope.locals[result] = Scope.Binding(type: .json)
            return nil
        }
        let matches = matches(node, "where", record, scope)
        scope.locals[result] = Scope.Binding(type: .list(.object), fields: record.binding.fields)
        return .list(record: name, matches: matches, result: result)
    }

    private mutating func put(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> MockVerb? {
        let result = node.string("as")?.value
        guard let (name, record) = record(name) else {
            if let result { scope.locals[result] = Scope.Binding(type: .json) }
            return nil
        }
        let fields = matches(node, "fields", record, scope)
        if let result { scope.locals[result] = record.binding }
        return .put(record: name, fields: fields, result: result)
    }

    private mutating func change(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> MockVerb? {
        guard let name = name.located else { return nil }
        guard let found = scope.locals[name.value], found.type.unwrapped == .object || found.type == .json else {
            report(DanglingReference.diagnostic(name, kind: "record that was found", known: scope.locals.keys.sorted()))
            return nil
        }
        let fields =
            found.type == .json
            ? freeArguments(node["fields"], scope)
            : someArguments(node["fields"], of: found.fields, kind: "field of `\(name.value)`", scope)
        return .change(name, fields: fields)
    }

    private mutating func drop(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> MockVerb? {
        guard let (name, record) = record(name) else { return nil }
        return .drop(record: name, matches: matches(node, "where", record, scope))
    }

    // MARK: answers

    private mutating func response(
        _ table: YAMLNode,
        _ response: Endpoint.Response?,
        _ endpoint: Endpoint,
        at entry: YAMLEntry,
        _ scope: Scope
    ) -> [Argument] {
        guard let response else {
            if !table.entries.isEmpty { report(UndocumentedAnswer.diagnostic(endpoint.name.value, at: entry.keyPlace)) }
            return freeArguments(table, scope)
        }
        let fields = response.fields + response.headers
        let arguments = someArguments(table, of: fields, kind: "field of the response of `\(endpoint.name.value)`", scope)
        reportMissing(fields, table, entry, endpoint)
        return arguments
    }

    private mutating func reportMissing(_ fields: [Field], _ table: YAMLNode?, _ entry: YAMLEntry, _ endpoint: Endpoint) {
        let missing = fields.filter { $0.isRequired && $0.constant == nil && table?.entry($0.name.value) == nil }
        if !missing.isEmpty { report(IncompleteAnswer.diagnostic(missing.map(\.name.value), endpoint.name.value, at: entry.keyPlace)) }
    }

    private mutating func respondWith(_ entry: YAMLEntry, _ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> MockVerb? {
        guard let name = entry.value.located else { return nil }
        let alternatives = site.endpoint.alternatives
        guard let found = alternatives.first(where: { $0.name?.value == name.value }) else {
            report(DanglingReference.diagnostic(name, kind: "alternative answer", known: alternatives.compactMap(\.name?.value)))
            return nil
        }
        let fields = found.fields + found.headers
        let arguments = someArguments(node["fields"], of: fields, kind: "field of `\(name.value)`", scope)
        reportMissing(fields, node["fields"], entry, site.endpoint)
        return .respondWith(alternative: name, arguments)
    }

    /// A URL, or text that is one.
    private mutating func url(_ node: YAMLNode, _ role: String, _ scope: Scope) -> Expression {
        let value = expression(node, as: nil, role, scope)
        if ![.url, .string, .json].contains(value.type.unwrapped) {
            report(TypeMismatch.diagnostic(value.type, expected: .url, at: value.place, role: role))
        }
        return value
    }

    private mutating func redirectItems(_ node: YAMLNode, _ site: AnswerSite, _ entry: YAMLEntry, _ scope: Scope) -> [Argument] {
        guard let response = site.endpoint.response, response.kind == .redirect else { return freeArguments(node["query"], scope) }
        let fields = response.fields
        let items = someArguments(node["query"], of: fields, kind: "query item of the redirect of `\(site.endpoint.name.value)`", scope)
        reportMissing(fields, node["query"], entry, site.endpoint)
        return items
    }

    private mutating func page(_ node: YAMLNode, _ scope: Scope) -> MockVerb {
        var scope = scope
        let list = node.string("list")
        if let list {
            if let record = index.records[list.value] {
                scope.locals["item"] = record.binding
            } else {
                report(DanglingReference.diagnostic(list, kind: "kind of record", known: index.records.keys.sorted()))
                scope.locals["item"] = Scope.Binding(type: .json)
            }
        }
        return .page(title: node.requiredText("title"), list: list, choices: node.nodes("choices").map { choice($0, scope) })
    }

    private mutating func choice(_ node: YAMLNode, _ scope: Scope) -> MockVerb.PageChoice {
        MockVerb.PageChoice(
            title: node.requiredText("title"),
            en: title(node, "en", scope),
            ko: title(node, "ko", scope),
            items: freeArguments(node["items"], scope)
        )
    }

    private mutating func title(_ node: YAMLNode, _ language: String, _ scope: Scope) -> Expression {
        guard let text = node["title"]?[language] else { return Expression(.string(""), type: .string, place: node.place) }
        return expression(text, as: .string, "the title", scope)
    }

    private mutating func fail(_ name: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: Scope) -> MockVerb? {
        guard let name = name.located else { return nil }
        let redirect = node["redirectTo"].map { url($0, "`redirectTo`", scope) }
        let endpoint = site.endpoint
        if !endpoint.errors.contains(where: { $0.value == name.value }) {
            report(
                DanglingReference.diagnostic(name, kind: "error of `\(endpoint.name.value)`", known: endpoint.errors.map(\.value))
            )
        }
        let details = endpoint.failure.flatMap { index.failures[$0.value] }.map { [$0] } ?? []
        let fields = SpecIndex.details(of: details)
        return .fail(name, redirectTo: redirect, details: someArguments(node["with"], of: fields, kind: "detail of the failure", scope))
    }
}

extension RecordType {
    /// A record as a value: its fields always have one.
    var binding: Scope.Binding {
        let fields = fields.map { field in
            var field = field
            field.isRequired = !field.type.isOptional
            return field
        }
        return Scope.Binding(type: .object, fields: fields)
    }
}
