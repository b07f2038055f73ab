import SourceText

/// What an answer shows of a record, or of another object whose members are known: those that are documented.
///
/// A record has members of its own, which no client sees; an answer with one that nobody documents would be none.
extension Resolver {
    /// The values of an answer, each with the members alone that its field has.
    mutating func shown(_ arguments: [Argument], of fields: FieldTable, _ endpoint: Endpoint, _ scope: Scope) -> [Argument] {
        arguments.map { argument in
            guard let field = fields[argument.name.value], !field.fields.isEmpty else { return argument }
            return Argument(name: argument.name, value: shown(argument.value, as: field, endpoint, scope))
        }
    }

    private mutating func shown(_ value: Expression, as field: Field, _ endpoint: Endpoint, _ scope: Scope) -> Expression {
        var shown = value
        switch value.kind {
        case .reference(let reference):
            // Of JSON nobody knows the members, and of what is unknown that was said.
            guard [.object, .list(.object)].contains(value.type.unwrapped), let name = reference.written else { return value }
            return cut(value, FieldTable(self.reference(name, at: value.place, scope).fields.fields), as: field, endpoint, scope)
        case .filter(_, let item, _): return cut(value, FieldTable(item.fields), as: field, endpoint, scope)
        case .object(let members): shown.kind = .object(written(members, as: field, endpoint, scope))
        case .list(let items): shown.kind = .list(items.map { self.shown($0, as: field, endpoint, scope) })
        case .choice(let test, let first, let second):
            let sides = [first, second].map { self.shown($0, as: field, endpoint, scope) }
            shown.kind = .choice(test, then: sides[0], else: sides[1])
        case .map(let list, let item, let each):
            var inner = scope
            inner.locals[item.name] = Scope.Binding(type: item.type, fields: item.fields)
            shown.kind = .map(list, item, to: self.shown(each, as: field, endpoint, inner))
        case .function(let function, let values) where function == .first || function == .append:
            shown.kind = .function(function, values.map { self.shown($0, as: field, endpoint, scope) })
        case .function(.item, let values) where values.count == 2:
            shown.kind = .function(.item, [self.shown(values[0], as: field, endpoint, scope), values[1]])
        default: break
        }
        return shown
    }

    /// Of an object that is written out every member is meant.
    private mutating func written(_ members: [Argument], as field: Field, _ endpoint: Endpoint, _ scope: Scope) -> [Argument] {
        let fields = FieldTable(field.fields)
        let kind = "member of `\(field.name.value)` in the answer of `\(endpoint.name.value)`"
        for member in members where !member.value.isNull { _ = declared(fields[member.name.value], member.name, kind, fields.names) }
        return shown(members, of: fields, endpoint, scope) + constants(of: field, besides: members)
    }

    /// What is always the same goes without saying, as it does on the first level of an answer.
    private func constants(of field: Field, besides members: [Argument]) -> [Argument] {
        let given = Set(members.map(\.name.value))
        let missing = field.fields.filter { $0.constant != nil && !given.contains($0.name.value) }
        return missing.isEmpty ? [] : missing.compactMap(ExampleAnswer(index: index).argument)
    }

    private mutating func cut(
        _ value: Expression, _ known: FieldTable, as field: Field, _ endpoint: Endpoint, _ scope: Scope
    ) -> Expression {
        guard !known.isEmpty else { return value }
        let members = AnsweredMembers(known, field)
        let mistakes = members.mistakes(value.place, endpoint.name.value)
        mistakes.forEach { report($0) }
        return members.areFewer && mistakes.isEmpty ? members.cut(value, names: Set(scope.locals.keys), ExampleAnswer(index: index)) : value
    }
}

extension Reference {
    /// As it stands in the YAML of a mock; nil for what no mock has.
    fileprivate var written: String? {
        let root: String
        switch self.root {
        case .local(let name): root = name
        case .request: root = Dialect.Root.request.rawValue
        case .app: root = Dialect.Root.app.rawValue
        default: return nil
        }
        return "$" + ([root] + path).joined(separator: ".")
    }
}
