internal import Spec

/// Errors, records and what is registered.
extension MockConstants {
    // MARK: - Errors

    /// One group per enum of which an endpoint documents a case.
    var errorGroups: [MockGroupModel] {
        var used: [String: Set<String>] = [:]
        for endpoint in lookup.answered {
            for (enumeration, error) in lookup.errors(of: endpoint) { used[enumeration.name.value, default: []].insert(error.name.value) }
        }
        return lookup.spec.errors.compactMap { enumeration in
            guard let cases = used[enumeration.name.value] else { return nil }
            let constants = enumeration.cases.filter { cases.contains($0.name.value) }.map { error($0, in: enumeration) }
            return MockGroupModel(
                documentation: CodeLayout.comment(enumeration.text.en, prefix: "/// ", depth: 1),
                name: MockNames.errorGroup(enumeration.name.value),
                constants: constants
            )
        }
    }

    private func error(_ error: ErrorCase, in enumeration: ErrorEnumeration) -> MockConstantModel {
        let code = error.wire["code"]
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(error.name.value)),
            .labelled("code", code.map { wireValue($0.value, "code", enumeration) } ?? .plain(String(error.code.value))),
            .labelled("message", .plain(Escaping.swiftLiteral(error.text.en))),
        ]
        if let status = error.status { arguments.append(.plain("status: \(status.value)")) }
        let others = error.wire.filter { $0.key != "code" }.sorted { $0.key < $1.key }
        if !others.isEmpty {
            arguments.append(.labelled("values", .dictionary(others.map { ($0.key, wireValue($0.value.value, $0.key, enumeration)) })))
        }
        return MockConstantModel(
            documentation: CodeLayout.comment(error.text.en, prefix: "/// ", depth: 2),
            lines: SwiftText.call("MockError", arguments).lines(
                indentation: 8,
                prefix: "static let \(MockNames.member(error.name.value)) = "
            )
        )
    }

    /// A number where the shape that carries the enum says so.
    private func wireValue(_ text: String, _ placeholder: String, _ enumeration: ErrorEnumeration) -> SwiftText {
        for shape in lookup.spec.failures where shape.errors.contains(where: { $0.value == enumeration.name.value }) {
            for (entry, field) in zip(shape.placeholders, shape.fields) where entry.placeholder == .wire(placeholder) {
                return fields.literal(text, field.type)
            }
        }
        return .plain(Escaping.swiftLiteral(text))
    }

    // MARK: - Records

    var records: [MockConstantModel] {
        lookup.spec.mock?.records.map { record in
            MockConstantModel(
                documentation: CodeLayout.comment("The kind of record `\(record.name.value)`.", prefix: "/// ", depth: 1),
                lines: recordType(record).lines(indentation: 4, prefix: "static let \(lookup.names.record(record.name.value)) = ")
            )
        } ?? []
    }

    private func recordType(_ record: RecordType) -> SwiftText {
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(record.name.value)),
            .plain("key: \(Escaping.swiftLiteral(record.key.value))"),
            .labelled("fields", .array(record.fields.map { fields.field(Self.optional($0, in: record)) })),
        ]
        if let lives = record.lives { arguments.append(.labelled("lives", seconds(lives))) }
        if record.isEditable { arguments.append("isEditable: true") }
        if !record.seeds.isEmpty { arguments.append(.labelled("seeds", .array(record.seeds.map(seed)))) }
        if let kind = Self.generated(record) { arguments.append(.labelled("generated", .dictionary([(record.key.value, kind)]))) }
        return .call("RecordType", arguments)
    }

    /// Only its key is always there: other fields of a record may be left out unless the spec says otherwise.
    private static func optional(_ field: Field, in record: RecordType) -> Field {
        var field = field
        field.isRequired = field.isRequired || field.name.value == record.key.value
        return field
    }

    /// A record that a person adds without its key gets one.
    private static func generated(_ record: RecordType) -> SwiftText? {
        switch record.fields.first(where: { $0.name.value == record.key.value })?.type {
        case .string: ".token(20)"
        case .integer: ".number(1, 999_999_999)"
        default: nil
        }
    }

    private func seconds(_ expression: Expression) -> SwiftText {
        switch expression.kind {
        case .duration(let name): .plain("Double(\(lookup.names.duration(name)))")
        case .integer(let number): .plain(String(number))
        case .number(let number): .plain(String(number))
        default: "nil"
        }
    }

    private func seed(_ seed: [(field: Located<String>, value: Expression)]) -> SwiftText {
        let values = MockExpressions(lookup: lookup)
        return .dictionary(seed.map { ($0.field.value, values.value($0.value)) })
    }

    // MARK: - Values

    var appValues: [SwiftText] {
        let values = MockExpressions(lookup: lookup)
        return lookup.spec.mock?.app.map { field in
            let value = field.seed.map(values.value) ?? ".null"
            var arguments: [SwiftText] = [.plain(Escaping.swiftLiteral(field.name.value)), value]
            if field.isSecret { arguments.append("isSecret: true") }
            return .call("AppValue", arguments)
        } ?? []
    }

    var durations: [MockConstantModel] {
        lookup.spec.durations.map { duration in
            MockConstantModel(
                documentation: CodeLayout.comment(duration.text.en + " In seconds.", prefix: "/// ", depth: 1),
                lines: ["static let \(MockNames.member(duration.name.value)) = \(duration.seconds.value)"]
            )
        }
    }
}
