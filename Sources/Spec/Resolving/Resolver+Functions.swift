import SourceText
import YAMLTree

/// Functions of values: mappings with one verb.
extension Resolver {
    mutating func function(_ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value {
        guard case .choice(let choice) = Grammar.definition(.function).form,
            let verb = node.entries.first(where: { choice.variant($0.name) != nil })
        else { return Value(.null, .json, at: node.place) }
        if let misplaced = MisplacedFunction.diagnostic(verb, in: scope.dialect) {
            report(misplaced)
            return Value(.null, .json, at: node.place)
        }
        if let function = Expression.Function(rawValue: verb.name) { return call(function, verb.value, node, scope) }
        return special(verb, node, expecting: wanted, scope) ?? Value(.null, .json, at: node.place)
    }

    /// Functions that take names, or more than values; nil where a name is unknown, and was reported.
    private mutating func special(_ verb: YAMLEntry, _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value? {
        switch verb.name {
        case "later":
            Value(.later(expression(verb.value, as: .number, "`later`", scope)), .date, at: node.place)
        case "random": random(verb.value.text ?? "", scope, at: node.place)
        case "url": url(verb.value, node, scope)
        case "case": enumCase(verb.value, node, expecting: wanted, scope)
        case "enum": enumFrom(verb.value, node, scope)
        case "error": error(verb.value, node, scope)
        case "ask": question(verb.value, node, scope)
        case "object": object(verb.value, node, expecting: wanted, scope)
        case "duration": duration(verb.value, node)
        case "make": make(verb.value, node, scope)
        case "kept": kept(verb.value, node, scope)
        case "map": map(verb.value, node, expecting: wanted, scope)
        case "filter": filter(verb.value, node, expecting: wanted, scope)
        case "named": named(verb.value, node, scope)
        case "if": either(verb.value, node, expecting: wanted, scope)
        default: Value(.condition(condition(verb.value, scope)), .boolean, at: node.place)
        }
    }

    /// Opaque text; a mock counts with `number`, too.
    private func random(_ word: String, _ scope: Scope, at place: Place) -> Value {
        let isNumber = if case .number = RandomWord(word) { scope.dialect.roots.contains(.request) } else { false }
        return Value(.random(word), isNumber ? .integer : .string, at: place)
    }

    private mutating func url(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located, let endpoint = declared(index.endpoints[name.value], name, "endpoint", index.names.endpoints)
        else { return nil }
        let arguments = arguments(node["with"], of: index.endpointFields.callable(endpoint), "`\(name.value)`", at: name.place, scope)
        return Value(.url(endpoint: name, arguments: arguments), .url, at: node.place)
    }

    private mutating func enumCase(_ name: YAMLNode, _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value? {
        guard let name = name.located else { return nil }
        let parts = Self.parts(ofCase: name.value)
        if parts.count == 2, let type = index.associated[parts[0]] {
            guard let used = type.enumeration.isGeneric ? use(of: type, expecting: wanted, name) : type else { return nil }
            return filledCase(parts[1], of: used, name, node, scope)
        }
        if let with = node.entries.first(where: { $0.name == "with" }) { report(AssociatedValues.nothingHeld(name, at: with.keyPlace)) }
        guard parts.count == 2, let enumeration = index.enums[parts[0]] else {
            if index.errorCase(name.value) != nil {
                report(TypeMismatch.diagnostic("`\(name.value)` is an error", at: name.place, help: "write `{error: \(name.value)}`"))
                return nil
            }
            report(DanglingReference.diagnostic(name, kind: "case of an enum", known: index.names.enumCases))
            return nil
        }
        if !index.isCase(parts[1], of: parts[0]) {
            let known = listed(enumeration.cases.map { "\(parts[0]).\($0.name.value)" })
            report(DanglingReference.diagnostic(name, kind: "case", known: known))
        }
        return Value(.enumCase(enumeration: parts[0], name: parts[1]), .named(parts[0]), at: node.place)
    }

    private mutating func enumFrom(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located, let from = node["from"] else { return nil }
        let raw = expression(from, as: nil, "`from`", scope)
        guard declared(index.enums[name.value], name, "enum", index.names.enums) != nil else { return nil }
        if ![.string, .integer, .json].contains(raw.type.unwrapped) {
            report(TypeMismatch.diagnostic("an enum is made from an integer or text, this is `\(raw.type.spelling)`", at: raw.place))
        }
        return Value(.enumFrom(enumeration: name.value, raw), .optional(.named(name.value)), at: node.place)
    }

    private mutating func error(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located, let found = declared(index.errorCase(name.value), name, "error", index.names.errors)
        else { return nil }
        let enumeration = found.enumeration.name.value
        let held = found.enumeration.sayable(of: found.errorCase)
        if held.isEmpty, let with = node["with"] { report(AssociatedValues.nothingHeld(name, of: found.enumeration, at: with.place)) }
        let given = held.isEmpty ? [] : node["with"].map { arguments($0, of: held, "`\(name.value)`", at: name.place, scope) } ?? []
        return Value(.error(enumeration: enumeration, name: found.errorCase.name.value, with: given), .named(enumeration), at: node.place)
    }

    private mutating func question(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let (name, operation, arguments) = operation(name, node, scope) else { return nil }
        if operation.waits { report(WaitingQuestion.diagnostic(name)) }
        return Value(
            .ask(operation: name, arguments: arguments), operation.result, at: node.place, fields: FieldTable(operation.resultFields))
    }

    mutating func operation(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> (Located<String>, OperationSignature, [Argument])? {
        guard let name = name.located else { return nil }
        guard let operation = declared(index.operations[name.value], name, "operation", index.names.operations) else { return nil }
        if operation.isEventStream {
            report(EventStream.goesOn(name.value, "ask", at: name.place, "`listen:` to it, with `as:` and the `steps:` for each event"))
        }
        return (name, operation, arguments(node["with"], of: FieldTable(operation.parameters), "`\(name.value)`", at: name.place, scope))
    }

    /// - Parameter members: what becomes of the members, as far as that says what their literals mean.
    mutating func object(
        _ table: YAMLNode, _ node: YAMLNode, expecting wanted: ValueType?, members: [String: ValueType] = [:], _ scope: Scope
    ) -> Value {
        if case .table(let item) = wanted?.unwrapped { return self.table(table, of: item, node, scope) }
        if case .named(let name) = wanted?.unwrapped, let type = TupleType(name) { return tuple(type, name, table, node, scope) }
        var arguments: [Argument] = []
        var fields: [Field] = []
        for entry in table.entries {
            let literal = members[entry.name].flatMap { caseLiteral(entry.value, filling: $0) }
            let value = literal ?? value(entry.value, as: nil, "`\(entry.name)`", scope)
            if value.isOfAnswer, case .list(.object) = value.type.unwrapped, scope.dialect.roots.contains(.argument) {
                report(TypeMismatch.diagnostic(objectsOf: entry.name, at: entry.value.place))
            }
            arguments.append(Argument(name: Located(entry.name, at: entry.keyPlace), value: value.expression))
            fields.append(
                Field(name: entry.name, value.type, isRequired: !value.type.isOptional, fields: value.fields.fields, at: entry.place))
        }
        return Value(.object(arguments), .object, at: node.place, fields: FieldTable(fields))
    }

    /// A dictionary that is written out, where one of types of the spec is expected.
    private mutating func table(_ table: YAMLNode, of item: ValueType, _ node: YAMLNode, _ scope: Scope) -> Value {
        let members = table.entries.map { entry in
            Argument(
                name: Located(entry.name, at: entry.keyPlace), value: expression(entry.value, as: item, "`\(entry.name)`", scope))
        }
        return Value(.object(members), .table(item), at: node.place)
    }

    /// What has to stand in a tuple has a value. A scenario only reads what comes, and Swift compares no tuple that may be missing.
    private mutating func tuple(_ type: TupleType, _ name: String, _ table: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value {
        if scope.dialect.steps == .scenarioStep {
            let help = "where the step gives it a name (`as:`), look at its `\(type.elements[0].name)`"
            report(TypeMismatch.diagnostic("a tuple is not compared as a whole", at: node.place, help: help))
        }
        let arguments = arguments(table, of: type.fields(at: node.place), "`\(name)`", at: node.place, scope)
        return Value(.filledCase(enumeration: name, name: "", arguments), .named(name), at: node.place)
    }

    private mutating func duration(_ name: YAMLNode, _ node: YAMLNode) -> Value? {
        guard let name = name.located else { return nil }
        _ = declared(index.durations[name.value], name, "duration", index.names.durations)
        return Value(.duration(name.value), .integer, at: node.place)
    }

    private mutating func kept(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let name = name.located, let key = node["key"] else { return nil }
        guard let group = index.state[name.value], let keyName = group.key else {
            report(DanglingReference.diagnostic(name, kind: "state group with a key", known: index.names.keyedState))
            return nil
        }
        let keyType = group.fields.first { $0.name.value == keyName.value }?.type ?? .json
        let value = expression(key, as: keyType, "the key `\(keyName.value)`", scope)
        return Value(.kept(group: name.value, key: value), .optional(.object), at: node.place, fields: FieldTable(group.fields))
    }

    private mutating func either(_ test: YAMLNode, _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value? {
        guard let first = node["then"], let second = node["else"] else { return nil }
        let condition = condition(test, scope)
        let values = [value(first, as: wanted, "`then`", scope), value(second, as: wanted, "`else`", scope)]
        let isMissing = values.contains { $0.type.isOptional }
        let known = values.filter { if case .null = $0.expression.kind { false } else { true } }
        let types = Set(known.map(\.type.unwrapped))
        let type = index.common(types, wanted) ?? .json
        let kind = Expression.Kind.choice(condition, then: values[0].expression, else: values[1].expression)
        return Value(kind, isMissing ? type.asOptional : type, at: node.place, fields: known.first?.fields ?? [])
    }
}
