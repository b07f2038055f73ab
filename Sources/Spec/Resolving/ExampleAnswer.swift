import SourceText

/// What an endpoint answers where the spec says nothing of it: the examples of its fields. Those that must be there and have none are made up
/// from their names and types.
struct ExampleAnswer {
    let index: SpecIndex

    /// Nil where no example could do: a page for a person, and an answer that sends a browser somewhere else.
    func answer(_ endpoint: Endpoint) -> Answer? {
        guard Self.answers(endpoint) else { return nil }
        let fields = (endpoint.response?.fields ?? []) + (endpoint.response?.headers ?? [])
        let arguments = fields.filter { $0.constant == nil }.compactMap(argument)
        return Answer(
            endpoint: endpoint.name, steps: verbs(endpoint, arguments).map { AnswerStep($0, at: endpoint.name.place) },
            place: endpoint.name.place)
    }

    /// A WebSocket stays open, or nobody could say anything on it.
    private func verbs(_ endpoint: Endpoint, _ arguments: [Argument]) -> [AnswerVerb] {
        if endpoint.on != nil { return [.stream(.open)] }
        return endpoint.isEventStream ? [.event(arguments), .stream(endpoint.isSocket ? .open : .ended)] : [.respond(arguments)]
    }

    static func answers(_ endpoint: Endpoint) -> Bool {
        endpoint.direction == .outbound && !endpoint.methods.isEmpty && endpoint.response?.kind != .redirect
    }

    func argument(_ field: Field) -> Argument? { value(field).map { Argument(name: field.name, value: $0) } }

    /// Whether it says itself what it may be, or one of its fields does.
    static func hasExample(_ field: Field) -> Bool {
        field.example != nil || field.constant != nil || !field.values.isEmpty || field.fields.contains(where: hasExample)
    }

    /// Nil for what may be missing and has no example.
    private func value(_ field: Field) -> Expression? {
        guard field.isRequired || Self.hasExample(field) else { return nil }
        let said = field.constant?.value ?? field.example?.value ?? field.values.first?.value
        return value(field.type, said, field)
    }

    private func value(_ type: ValueType, _ said: String?, _ field: Field) -> Expression? {
        let place = field.place
        func expression(_ kind: Expression.Kind, _ type: ValueType) -> Expression { Expression(kind, type: type, place: place) }
        switch type {
        case .optional(let inner):
            return said == nil && !Self.hasExample(field) ? expression(.null, .optional(.json)) : value(inner, said, field)
        case .string: return expression(.string(said ?? field.name.value), .string)
        case .json: return said.map { expression(.string($0), .string) } ?? expression(.object([]), .object)
        case .url: return expression(.string(said ?? "https://example.com/\(field.name.value)"), .string)
        case .data: return expression(.string(said ?? ""), .string)
        case .integer: return expression(.integer(said.flatMap { Int($0) } ?? 1), .integer)
        case .number: return expression(.number(said.flatMap { Double($0) } ?? 1), .number)
        case .boolean: return expression(.boolean(said != "false"), .boolean)
        case .date: return date(said, field)
        case .object: return expression(.object(field.fields.compactMap(argument)), .object)
        case .list(let item): return list(item, said, field)
        case .named(let name): return enumCase(name, said, field)
        case .error, .void, .table: return nil
        }
    }

    private func date(_ said: String?, _ field: Field) -> Expression {
        guard let number = said.flatMap({ Int($0) }) else {
            return Expression(.reference(Reference(root: .clock, path: ["now"])), type: .date, place: field.place)
        }
        let time = field.wire == .milliseconds ? number / 1000 : field.wire == .since2001 ? number + 978_307_200 : number
        let seconds = Expression(.integer(time), type: .integer, place: field.place)
        return Expression(.function(.at, [seconds]), type: .date, place: field.place)
    }

    /// One item; of joined texts as many as the example has.
    private func list(_ item: ValueType, _ said: String?, _ field: Field) -> Expression {
        let separator: Character? = field.wire == .spaces ? " " : field.wire == .commas ? "," : nil
        var texts = [said]
        if let separator, let said { texts = said.split(separator: separator).map(String.init) }
        return Expression(.list(texts.compactMap { value(item, $0, field) }), type: .list(item), place: field.place)
    }

    private func enumCase(_ name: String, _ said: String?, _ field: Field) -> Expression? {
        guard let enumeration = index.enums[name] else { return nil }
        let (cases, place) = (enumeration.cases, field.place)
        // Texts and numbers with a type of their own, and no names.
        if enumeration.isNameless {
            return value(enumeration.isText ? .string : .integer, said, field)
        }
        let named = cases.first { each in
            each.name.value == said || each.wire?.value == said || each.value.map { String($0.value) } == said
        }
        guard let found = said == nil ? cases.first : named else { return nil }
        return Expression(.enumCase(enumeration: name, name: found.name.value), type: .named(name), place: place)
    }
}
