import SourceText
import YAMLTree

/// A dialect's verbs, as the resolver reads them.
protocol ResolvableVerb: StepVerb {
    /// What steps have to know beside the names in scope.
    associatedtype Site

    static var dialect: Dialect { get }

    /// What one step says, every name resolved; nothing where that cannot be told, and was reported.
    static func resolved(_ entry: YAMLEntry, _ node: YAMLNode, _ site: Site, _ scope: inout Scope, by resolver: inout Resolver) -> [Self]
}

/// Verbs with `let`, `require`, `if`, `when` and `each` among them.
protocol ControlledVerb: ResolvableVerb {
    static func control(_ control: Control<Self>) -> Self
}

/// Steps of all dialects, and the verbs that several have.
extension Resolver {
    /// Steps in order; names that one of them gives are seen by those behind it.
    mutating func steps<Verb: ResolvableVerb>(_ nodes: [YAMLNode], _ site: Verb.Site, _ scope: inout Scope) -> [Step<Verb>] {
        guard let name = Verb.dialect.steps, case .choice(let choice) = Grammar.definition(name).form else { return [] }
        var list: [Step<Verb>] = []
        for node in nodes {
            guard let entry = node.entries.first(where: { choice.variant($0.name) != nil }) else { continue }
            if entry.name == SharedSteps.verb {
                list += included(entry.value, site, &scope)
                continue
            }
            list += Verb.resolved(entry, node, site, &scope, by: &self).map { Step($0, at: node.place) }
        }
        return list
    }

    /// Steps inside another: what they name is not seen outside.
    mutating func inner<Verb: ResolvableVerb>(_ node: YAMLNode, _ key: String, _ site: Verb.Site, _ scope: Scope) -> [Step<Verb>] {
        var scope = scope
        return steps(node.nodes(key), site, &scope)
    }

    // MARK: control

    /// Nil where the verb is none of these.
    mutating func control<Verb: ControlledVerb>(
        _ entry: YAMLEntry, _ node: YAMLNode, _ site: Verb.Site, _ scope: inout Scope
    ) -> [Verb]? {
        switch entry.name {
        case "let": bindings(entry.value, &scope).map { Verb.control(.bind(name: $0.name, $0.value)) }
        case "require": [.control(.require(condition(entry.value, scope), otherwise: inner(node, "otherwise", site, scope)))]
        case "if": [.control(.when(alternatives(entry.value, node, site, scope)))]
        case "when": [.control(.when(branches(entry.value, site, scope)))]
        case "each": each(entry.value, node, site, scope).map { [Verb.control($0)] } ?? []
        default: nil
        }
    }

    /// `let`: each name is seen by the values behind it.
    mutating func bindings(_ table: YAMLNode, _ scope: inout Scope) -> [(name: Located<String>, value: Expression)] {
        var list: [(name: Located<String>, value: Expression)] = []
        for entry in table.entries {
            let name = Located(entry.name, at: entry.keyPlace)
            let value = value(entry.value, as: nil, "`\(entry.name)`", scope)
            checkLocalName(name)
            checkWritten(value.expression, "`\(name.value)`", scope)
            var binding = value.binding
            binding.isFixed = value.expression.isFixed(scope)
            scope.locals[entry.name] = binding
            list.append((name, value.expression))
        }
        return list
    }

    private mutating func branches<Verb: ResolvableVerb>(_ node: YAMLNode, _ site: Verb.Site, _ scope: Scope) -> [Branch<Verb>] {
        var list: [Branch<Verb>] = []
        for each in node.items {
            if let test = each["if"] {
                list.append(Branch(condition: condition(test, scope), steps: inner(each, "steps", site, scope), place: each.place))
            } else if each["else"] != nil {
                list.append(Branch(condition: nil, steps: inner(each, "else", site, scope), place: each.place))
            }
        }
        return list
    }

    /// `if` is a `when` of one branch whose rest goes without saying.
    private mutating func alternatives<Verb: ResolvableVerb>(
        _ test: YAMLNode, _ node: YAMLNode, _ site: Verb.Site, _ scope: Scope
    ) -> [Branch<Verb>] {
        [
            Branch(condition: condition(test, scope), steps: inner(node, "steps", site, scope), place: node.place),
            Branch(condition: nil, steps: inner(node, "else", site, scope), place: node.place),
        ]
    }

    private mutating func each<Verb: ResolvableVerb>(
        _ list: YAMLNode, _ node: YAMLNode, _ site: Verb.Site, _ scope: Scope
    ) -> Control<Verb>? {
        guard let name = resultName(node) else { return nil }
        let value = value(list, as: nil, "`each`", scope)
        // Whatever the items are, as for `map`; what a mock goes through is JSON.
        let isList = if case .list = value.type.unwrapped { scope.dialect.steps == .step } else { false }
        if !isList, !value.isOfAnswer { check(value, as: .list(.json), "`each`", scope) }
        var scope = scope
        scope.locals[name] = value.item
        return .each(value.expression, name: name, steps: steps(node.nodes("steps"), site, &scope))
    }

    // MARK: records

    /// `put` and `drop`.
    mutating func records(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> RecordVerb? {
        guard let (name, record) = record(entry.value, namedBy: node, &scope) else { return nil }
        if entry.name == "drop" {
            if scope.dialect.steps == .scenarioStep {
                checkDrop(node, of: record.type, at: name.place)
            } else if node["where"] == nil {
                let key = record.type.key.value
                report(
                    MissingArgument.diagnostic(
                        ["where"], of: "`drop`", at: name.place, help: "say which: `where: {\(key): …}`, by any of their fields"))
            }
            return .drop(record: name, matches: recordFields(node, "where", record, scope))
        }
        let given = recordFields(node, "fields", record, scope)
        let fields = node["from"].map { copied($0, into: record, beside: given, scope) } ?? given
        let result = resultName(node)
        if let result { scope.locals[result] = record.binding }
        return .put(record: name, fields: fields, result: result)
    }

    /// A scenario drops one record, as it puts one and reads one.
    private mutating func checkDrop(_ node: YAMLNode, of record: RecordType, at place: Place) {
        let key = record.key.value
        guard node["where"]?.entries.map(\.name) != [key] else { return }
        report(
            MissingArgument.diagnostic(
                [key], of: "`drop` in a scenario", at: place,
                help:
                    "say which record, by its key and nothing else: `where: {\(key): …}`; several are dropped by a step for each, or by an "
                    + "`action` of the mock"))
    }

    /// A kind of record. Where there is none, the name that the step gives is still known.
    mutating func record(_ name: YAMLNode, namedBy node: YAMLNode, _ scope: inout Scope) -> (Located<String>, KnownRecord)? {
        guard let name = name.located else { return nil }
        if let record = index.records[name.value] { return (name, record) }
        report(DanglingReference.diagnostic(name, kind: "kind of record", known: index.names.records))
        if let result = node.string("as") { scope.locals[result.value] = Scope.Binding(type: .json) }
        return nil
    }

    /// Values for fields of a kind of record.
    mutating func recordFields(_ node: YAMLNode, _ key: String, _ record: KnownRecord, _ scope: Scope) -> [Argument] {
        someArguments(node[key], of: record.fields, kind: "field of `\(record.type.name.value)`", scope)
    }
}

extension Resolver.Value {
    /// What one item of a list is.
    var item: Scope.Binding {
        guard case .list(let item) = type.unwrapped else { return Scope.Binding(type: .json) }
        return Scope.Binding(type: item, fields: fields)
    }
}
