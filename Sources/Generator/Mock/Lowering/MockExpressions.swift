internal import Spec

/// Values and conditions of a mock's answer as Swift over `MockCall`.
///
/// Every value is a `JSONValue`; the lowering knows which names stand for records and which for values.
struct MockExpressions {
    /// What a name stands for.
    enum Local {
        case record(RecordType)
        case records(RecordType)
        case value(ValueType, fields: [Field])
    }

    let lookup: MockLookup
    /// The endpoint whose answer this is; nil for seeds and other values that stand for themselves.
    var endpoint: Endpoint?
    var locals: [String: Local] = [:]

    func value(_ expression: Expression) -> SwiftText {
        switch expression.kind {
        case .string(let text): .plain(Escaping.swiftLiteral(text))
        case .integer(let number): .plain(String(number))
        case .number(let number): .plain(String(number))
        case .boolean(let flag): .plain(flag ? "true" : "false")
        case .null: ".null"
        case .reference(let reference): .plain(self.reference(reference))
        case .interpolation(let parts): interpolation(parts)
        case .later(let seconds): .call("call.later", [value(seconds)])
        case .random(let kind): .plain("call.random(\(RandomWords.kind(kind)))")
        case .url(let endpoint, let arguments): link(endpoint.value, arguments)
        case .enumCase(let enumeration, let name): enumCase(enumeration, name)
        case .enumFrom(_, let source): value(source)
        case .error(let enumeration, let name): errorValue(enumeration, name)
        case .list(let items): .array(items.map(value))
        case .object(let members): object(members)
        case .duration(let name): .plain(".int(\(lookup.names.duration(name)))")
        case .condition(let condition): .call(".bool", [self.condition(condition)])
        case .choice(let condition, let first, let second):
            .call("JSONValue.choice", [self.condition(condition), value(first), value(second)])
        case .function(let function, let arguments): .call("call.\(Self.name(of: function))", arguments.map(value))
        case .ask, .make, .kept: ".null"
        }
    }

    func object(_ members: [Argument]) -> SwiftText {
        .dictionary(members.map { ($0.name.value, value($0.value)) })
    }

    private func errorValue(_ enumeration: String, _ name: String) -> SwiftText {
        let code = lookup.errorCase(enumeration, name)?.wire["code"]?.value ?? name
        return .plain(Escaping.swiftLiteral(code))
    }

    private func enumCase(_ enumeration: String, _ name: String) -> SwiftText {
        guard let found = lookup.enumCase(enumeration, name) else { return ".null" }
        if let wire = found.wire { return .plain(Escaping.swiftLiteral(wire.value)) }
        return .plain(String(found.value?.value ?? 0))
    }

    private func interpolation(_ parts: [Expression]) -> SwiftText {
        let body = parts.map { part in
            if case .string(let text) = part.kind { return Escaping.swiftLiteralBody(text) }
            return "\\(\(value(part).flat).wireText)"
        }
        return .plain("\"\(body.joined())\"")
    }

    /// The URL of an endpoint, its constants included.
    private func link(_ name: String, _ arguments: [Argument]) -> SwiftText {
        guard let endpoint = lookup.endpoint(name) else { return ".null" }
        var path: [(name: String, value: SwiftText)] = []
        var query: [(name: String, value: SwiftText)] = []
        for parameter in endpoint.parameters {
            let name = parameter.field.name.value
            let given = arguments.first { $0.name.value == name }.map { value($0.value) }
            guard let text = given ?? parameter.field.constant.map({ .plain(Escaping.swiftLiteral($0.value)) }) else { continue }
            if parameter.location == .path { path.append((name, text)) } else { query.append((name, text)) }
        }
        var list: [SwiftText] = [.plain(Escaping.swiftLiteral(endpoint.url.value))]
        if !path.isEmpty { list.append(.labelled("path", .dictionary(path))) }
        if !query.isEmpty { list.append(.labelled("query", .dictionary(query))) }
        return .call("call.link", list)
    }

    private static func name(of function: Expression.Function) -> String { SwiftIdentifier.escapedMember(function.rawValue) }
}
