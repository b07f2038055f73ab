internal import Spec

/// Fields, parameters and types as the mock's runtime takes them.
struct MockFields {
    let lookup: MockLookup

    func type(_ type: ValueType, _ fields: [Field]) -> SwiftText {
        switch type {
        case .string, .url, .data: ".string"
        case .integer: ".integer"
        case .number, .date: ".number"
        case .boolean: ".boolean"
        case .object: .call(".object", [.array(fields.map(field))])
        case .list(let item): .call(".array", [self.type(item, fields)])
        case .optional(let inner): self.type(inner, fields)
        case .named(let name): lookup.wireType(ofEnum: name).map { self.type($0, []) } ?? ".any"
        case .json, .error, .void: ".any"
        }
    }

    func field(_ field: Field) -> SwiftText {
        var arguments: [SwiftText] = [.plain(Escaping.swiftLiteral(field.name.value)), type(field.type, field.fields)]
        if !field.isRequired { arguments.append("isRequired: false") }
        if field.wire != .plain { arguments.append(.plain("wire: .\(field.wire.rawValue)")) }
        let values = field.constant.map { [$0] } ?? field.values
        if !values.isEmpty { arguments.append(.labelled("values", .array(values.map { literal($0.value, field.type) }))) }
        if field.isSecret { arguments.append("isSecret: true") }
        return .call("ValueField", arguments)
    }

    /// A value that the spec spells, as its type has it.
    func literal(_ text: String, _ type: ValueType) -> SwiftText {
        switch type.unwrapped {
        case .integer: Int(text).map { .plain(String($0)) } ?? .plain(Escaping.swiftLiteral(text))
        case .number: Double(text).map { .plain(String($0)) } ?? .plain(Escaping.swiftLiteral(text))
        case .boolean where text == "true" || text == "false": .plain(text)
        case .named(let name): enumLiteral(text, name)
        case .list(let item): .array(Self.words(text).map { literal($0, item) })
        default: .plain(Escaping.swiftLiteral(text))
        }
    }

    /// The elements of a list that a text spells, with blanks or commas between them.
    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "," }.map(String.init) }

    /// The name of a case stands for its value.
    private func enumLiteral(_ text: String, _ name: String) -> SwiftText {
        guard let found = lookup.enumCase(name, text) else {
            return Int(text).map { .plain(String($0)) } ?? .plain(Escaping.swiftLiteral(text))
        }
        return found.wire.map { .plain(Escaping.swiftLiteral($0.value)) } ?? .plain(String(found.value?.value ?? 0))
    }

    func parameter(_ parameter: Endpoint.Parameter) -> SwiftText {
        var field = parameter.field
        field.constant = nil
        var arguments: [SwiftText] = [.plain(".\(parameter.location.rawValue)"), self.field(field)]
        if let constant = parameter.field.constant {
            arguments.append(.labelled("constant", literal(constant.value, parameter.field.type)))
        }
        if let scheme = parameter.scheme { arguments.append(.plain("scheme: \(Escaping.swiftLiteral(scheme.value))")) }
        return .call("MockParameter", arguments)
    }

    func response(_ response: Endpoint.Response) -> SwiftText {
        var arguments: [SwiftText] = []
        if response.status.value != 200 { arguments.append(.plain("status: \(response.status.value)")) }
        if let body = body(response) { arguments.append(body) }
        return .call("MockResponse", arguments)
    }

    private func body(_ response: Endpoint.Response) -> SwiftText? {
        switch response.kind {
        case .empty: return nil
        case .text, .html: return ".text"
        case .redirect: return .call(".redirect", [.array(response.fields.map(field))])
        case .json:
            var arguments = [type(.object, response.fields)]
            if let prefix = response.prefix { arguments.append(.plain("prefix: \(Escaping.swiftLiteral(prefix.value))")) }
            if let suffix = response.suffix { arguments.append(.plain("suffix: \(Escaping.swiftLiteral(suffix.value))")) }
            return .call(".json", arguments)
        }
    }
}
