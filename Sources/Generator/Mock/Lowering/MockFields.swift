internal import Spec
internal import SwiftCode

/// Fields, parameters and types as the mock's runtime takes them.
struct MockFields {
    let lookup: MockLookup

    func type(_ type: ValueType, _ fields: [Field]) -> SwiftExpression {
        switch type {
        case .string, .url, .data: .implicit("string")
        case .integer: .implicit("integer")
        case .number, .date: .implicit("number")
        case .boolean: .implicit("boolean")
        case .object: .implicit("object", [.array(fields.map(field))])
        case .list(let item): .implicit("array", [self.type(item, fields)])
        case .optional(let inner): self.type(inner, fields)
        case .named(let name): lookup.wireType(ofEnum: name).map { self.type($0, []) } ?? .implicit("any")
        case .json, .error, .void: .implicit("any")
        }
    }

    func field(_ field: Field) -> SwiftExpression {
        var arguments = [SwiftExpression.string(field.name.value), type(field.type, field.fields)].map(\.unlabelled)
        if !field.isRequired { arguments.add("isRequired", .boolean(false)) }
        if field.wire != .plain { arguments.add("wire", .implicit(field.wire.rawValue)) }
        let values = field.constant.map { [$0] } ?? field.values
        arguments.add("values", list: values.map { literal($0.value, field.type) })
        arguments.add("isSecret", flag: field.isSecret)
        return .call("ValueField", arguments)
    }

    /// A value that the spec spells, as its type has it.
    func literal(_ text: String, _ type: ValueType) -> SwiftExpression {
        switch type.unwrapped {
        case .integer: Int(text).map { .integer($0) } ?? .string(text)
        case .number: Double(text).map { .number($0) } ?? .string(text)
        case .boolean where text == "true" || text == "false": .boolean(text == "true")
        case .named(let name): enumLiteral(text, name)
        case .list(let item): .array(Self.words(text).map { literal($0, item) })
        default: .string(text)
        }
    }

    /// The elements of a list that a text spells, with blanks or commas between them.
    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "," }.map(String.init) }

    /// The name of a case stands for its value.
    private func enumLiteral(_ text: String, _ name: String) -> SwiftExpression {
        guard let found = lookup.enumCase(name, text) else { return Int(text).map { .integer($0) } ?? .string(text) }
        return found.wire.map { .string($0.value) } ?? .integer(found.value?.value ?? 0)
    }

    func parameter(_ parameter: Endpoint.Parameter) -> SwiftExpression {
        var field = parameter.field
        field.constant = nil
        var arguments = [SwiftExpression.implicit(parameter.location.rawValue), self.field(field)].map(\.unlabelled)
        arguments.add("constant", parameter.field.constant.map { literal($0.value, parameter.field.type) })
        arguments.add("scheme", parameter.scheme.map { .string($0.value) })
        arguments.add("onMissing", error: parameter.onMissing)
        return .call("MockParameter", arguments)
    }

    func response(_ response: Endpoint.Response) -> SwiftExpression {
        var arguments: [SwiftArgument] = []
        if response.status.value != 200 { arguments.add("status", .integer(response.status.value)) }
        if let body = body(response) { arguments.append(body.unlabelled) }
        return .call("MockResponse", arguments)
    }

    private func body(_ response: Endpoint.Response) -> SwiftExpression? {
        switch response.kind {
        case .empty: return nil
        case .text, .html: return .implicit("text")
        case .redirect: return .implicit("redirect", [.array(response.fields.map(field))])
        case .json:
            var arguments = [type(.object, response.fields).unlabelled]
            arguments.add("prefix", response.prefix.map { .string($0.value) })
            arguments.add("suffix", response.suffix.map { .string($0.value) })
            return .implicit("json").called(arguments)
        }
    }
}
