import SourceText
import YAMLTree

/// The mock: what it knows, and the steps of its answers.
extension Resolver {
    struct AnswerSite {
        var endpoint: Endpoint
        /// Whether the steps stand before a call that the mock makes: then there is no answer that they could end.
        var isCallback = false
    }

    /// Of values that are the same in every session.
    private static var mockScope: Scope { Scope(site: .constant, request: []) }

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
        guard let endpoint = index.endpoints[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "endpoint", known: index.names.endpoints))
            return nil
        }
        var scope = Scope(site: .answer, request: index.endpointFields.callable(endpoint))
        let steps = mockSteps(node.nodes("steps"), AnswerSite(endpoint: endpoint), &scope)
        return Answer(endpoint: name, steps: steps, place: node.place)
    }

    mutating func mockSteps(_ nodes: [YAMLNode], _ site: AnswerSite, _ scope: inout Scope) -> [MockStep] {
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
        if site.isCallback, AnswerInCallback.verbs.contains(entry.name) {
            report(AnswerInCallback.diagnostic(entry, site.endpoint.name.value))
            if let name = resultName(node) { scope.locals[name] = Scope.Binding(type: .json) }
            return []
        }
        return mockVerb(entry, node, site, &scope).map { [$0] } ?? []
    }

    private mutating func bindings(_ table: YAMLNode, _ scope: inout Scope) -> [MockVerb] {
        var list: [MockVerb] = []
        for entry in table.entries {
            let value = value(entry.value, as: nil, "`\(entry.name)`", scope)
            checkLocalName(Located(entry.name, at: entry.keyPlace))
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
        case "respond": .respond(response(entry.value, site.endpoint, at: entry, scope))
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
        guard let name = resultName(node) else { return nil }
        let value = value(list, as: .list(.json), "`each`", scope)
        var scope = scope
        scope.locals[name] = value.item
        return .each(value.expression, name: name, steps: mockSteps(node.nodes("steps"), site, &scope))
    }

    // MARK: records

    private mutating func record(_ name: YAMLNode) -> (Located<String>, KnownRecord)? {
        guard let name = name.located else { return nil }
        guard let record = index.records[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "kind of record", known: index.names.records))
            return nil
        }
        return (name, record)
    }

    private mutating func matches(_ node: YAMLNode, _ key: String, _ record: KnownRecord, _ scope: Scope) -> [Argument] {
        someArguments(node[key], of: record.fields, kind: "field of `\(record.type.name.value)`", scope)
    }

    private mutating func find(_ name: YAMLNode, _ node: YAMLNode, _ site: AnswerSite, _ scope: inout Scope) -> MockVerb? {
        let otherwise = inner(node, "otherwise", site, scope)
        let result = resultName(node) ?? ""
        guard let (name, record) = record(name) else {
            scope.locals[result] = Scope.Binding(type: .json)
            return nil
        }
        let matches = matches(node, "where", record, scope)
        scope.locals[result] = record.binding
        return .find(record: name, matches: matches, result: result, includesEnded: node.flag("ended"), otherwise: otherwise)
    }

    private mutating func list(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> MockVerb? {
        let result = resultName(node) ?? ""
        guard let (name, record) = record(name) else {
            scope.locals[result] = Scope.Binding(type: .json)
            return nil
        }
        let matches = matches(node, "where", record, scope)
        scope.locals[result] = Scope.Binding(type: .list(.object), fields: record.binding.fields)
        return .list(record: name, matches: matches, result: result)
    }

    private mutating func put(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> MockVerb? {
        let result = resultName(node)
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
            report(DanglingReference.diagnostic(name, kind: "record that was found", known: listed(scope.locals.keys.sorted())))
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
}
