import SourceText
import YAMLTree

/// What a scenario has an app's platform say.
extension Resolver {
    /// Objects have the fields of the operation: what is called otherwise nobody would read, and what is missing could not be read.
    mutating func answered(_ node: YAMLNode, by operation: OperationSignature, _ name: String, _ scope: Scope) -> Expression {
        guard !operation.resultFields.isEmpty else {
            // `{object: {}}` stands for what a framework brings: a test has it without values.
            let isFrameworks = operation.result.innerName.map { index.platform[$0] != nil } ?? false
            let answer = isFrameworks ? ValueType.json.asOptional : operation.result
            return expression(node, as: operation.isEventStream ? .list(answer) : answer, "the answer", scope)
        }
        guard operation.isEventStream, node.kind == .sequence else { return event(node, of: operation, name, scope) }
        let events = node.items.map { event($0, of: operation, name, scope) }
        return Expression(.list(events), type: .list(.object), place: node.place)
    }

    private mutating func event(_ node: YAMLNode, of operation: OperationSignature, _ name: String, _ scope: Scope) -> Expression {
        guard node.kind == .mapping, node.entries.count == 1, let table = node["object"], table.kind == .mapping else {
            return expression(node, as: operation.isEventStream ? nil : operation.result, "the answer", scope)
        }
        let fields = FieldTable(operation.resultFields)
        let given = Set(table.entries.map(\.name))
        let missing = fields.fields.filter { $0.isRequired && !given.contains($0.name.value) }.map(\.name.value)
        if !missing.isEmpty { report(MissingArgument.diagnostic(missing, of: "what `\(name)` answers", at: node.place, help: "give it")) }
        var values: [Argument] = []
        for entry in table.entries {
            let located = Located(entry.name, at: entry.keyPlace)
            guard let field = declared(fields[entry.name], located, "field of what `\(name)` answers", fields.names) else { continue }
            // A literal is of the field's type, and a plain name a case of its enum; of anything else the test finds out.
            let isLiteral = entry.value.kind == .scalar && !(entry.value.text ?? "$").hasPrefix("$") && isWritten(field.type)
            let value = expression(entry.value, as: isLiteral ? field.type : nil, "`\(entry.name)`", scope)
            values.append(Argument(name: located, value: value))
        }
        return Expression(.object(values), type: .object, place: node.place)
    }

    /// Whether a literal is of the type as it stands: dates, URLs and data are written as texts.
    private func isWritten(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .string, .integer, .number, .boolean: true
        case .named(let name): index.enums[name] != nil
        default: false
        }
    }
}
