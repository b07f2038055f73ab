internal import Spec
internal import SwiftCode

/// Fields, parameters and types as the mock's runtime takes them.
struct MockFields {
    let lookup: MockLookup

    func type(_ type: ValueType, _ fields: [Field]) -> SwiftExpression { self.type(lookup.tables.wireType(type, fields)) }

    private func type(_ type: WireType) -> SwiftExpression {
        switch type {
        case .string: .implicit("string")
        case .bytes: .implicit("bytes")
        case .integer: .implicit("integer")
        case .number: .implicit("number")
        case .boolean: .implicit("boolean")
        case .object(let fields): .implicit("object", [.array(fields.map(field))])
        case .list(let item): .implicit("array", [self.type(item)])
        case .any: .implicit("any")
        }
    }

    func field(_ field: Field) -> SwiftExpression {
        var arguments = [SwiftExpression.string(field.name.value), type(field.type, field.fields)].map(\.unlabelled)
        if !field.isRequired { arguments.add("isRequired", .boolean(false)) }
        arguments.add("isNullable", flag: field.isNullable)
        if field.wire != .plain { arguments.add("wire", field.wireForm) }
        arguments.add("values", list: field.permitted.map { literal($0.value, field.permittedType) })
        arguments.add("isSecret", flag: field.isSecret)
        return .call("ValueField", arguments)
    }

    /// A value that the spec spells, as its type has it.
    func literal(_ text: String, _ type: ValueType) -> SwiftExpression { literal(lookup.tables.literal(text, type)) }

    func literal(_ value: SpelledValue) -> SwiftExpression {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .list(let items): .array(items.map(literal))
        }
    }

    /// What an app's server has to answer: `.text("ok")`, `.json(["status": true])`.
    func body(_ answer: ConstantAnswer) -> SwiftExpression {
        switch answer {
        case .text(let text): .implicit("text", [.string(text)])
        case .json(let members): .implicit("json", [.members(members.map { ($0.name, literal($0.value)) })])
        }
    }

    func parameter(_ parameter: Endpoint.Parameter) -> SwiftExpression {
        var field = lookup.tables.taken(parameter.field)
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
        arguments.add("headers", list: response.spelledHeaders.map(field))
        return .call("MockResponse", arguments)
    }

    private func body(_ response: Endpoint.Response) -> SwiftExpression? {
        switch response.kind {
        case .empty: return nil
        case .text: return .implicit("text")
        case .html: return .implicit("html")
        case .bytes:
            return response.contentType.map { .implicit("bytes").called([SwiftExpression.string($0).labelled("contentType")]) }
                ?? .implicit("bytes").called([])
        case .redirect: return .implicit("redirect", [.array(response.fields.map(field))])
        case .events, .messages:
            let form = eventForm(response.events)
            return .implicit("events").called([content(response)] + (form.map { [$0.unlabelled] } ?? []))
        case .json:
            var arguments = [content(response)]
            arguments.add("prefix", response.prefix.map { .string($0.value) })
            arguments.add("suffix", response.suffix.map { .string($0.value) })
            return .implicit("json").called(arguments)
        }
    }

    /// What is in a body: an object, or the value that is all of it.
    private func content(_ response: Endpoint.Response) -> SwiftArgument {
        (response.whole.map { type($0.type, $0.fields) } ?? type(.object, response.fields)).unlabelled
    }

    /// Nil where nothing travels beside the events' data.
    private func eventForm(_ form: EventForm) -> SwiftExpression? {
        var arguments: [SwiftArgument] = []
        arguments.add("name", form.name.map { .string($0.value) })
        arguments.add("id", form.id.map { .string($0.value) })
        arguments.add("data", form.data.map { .string($0.value) })
        arguments.add("end", form.end.map { .string($0.value) })
        arguments.add("bytes", form.bytes.map { .string($0.value) })
        arguments.add("retry", form.retry.map { .integer($0.value) })
        return arguments.isEmpty ? nil : .call("EventForm", arguments)
    }
}
