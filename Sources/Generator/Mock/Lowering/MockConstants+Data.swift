internal import Spec
internal import SwiftCode

/// Errors, records and what is registered.
extension MockConstants {
    // MARK: - Errors

    /// One enum per enum of which an endpoint documents a case.
    var errorGroups: [SwiftDeclaration] {
        var used: [String: Set<String>] = [:]
        for endpoint in lookup.answered {
            for (enumeration, error) in lookup.errors(of: endpoint) { used[enumeration.name.value, default: []].insert(error.name.value) }
        }
        return lookup.spec.errors.compactMap { enumeration in
            guard let cases = used[enumeration.name.value] else { return nil }
            let constants = enumeration.cases.filter { cases.contains($0.name.value) }.map {
                Self.constant(MockNames.member($0.name.value), error($0, in: enumeration), $0.text.en)
            }
            let group = SwiftTypeDeclaration(.enum, MockNames.errorGroup(enumeration.name.value), constants)
            return SwiftDeclaration(.type(group), documentation: SwiftDocumentation(enumeration.text.en))
        }
    }

    private func error(_ error: ErrorCase, in enumeration: ErrorEnumeration) -> SwiftExpression {
        let code = error.wire["code"].map { wireValue($0.value, "code", enumeration) } ?? .integer(error.code.value)
        var arguments = [
            SwiftExpression.string(error.name.value).unlabelled, code.labelled("code"),
            SwiftExpression.string(error.text.en).labelled("message"),
        ]
        arguments.add("status", error.status.map { .integer($0.value) })
        let others = error.wire.filter { $0.key != "code" }.sorted { $0.key < $1.key }
        if !others.isEmpty {
            arguments.add("values", .members(others.map { ($0.key, wireValue($0.value.value, $0.key, enumeration)) }))
        }
        return .call("MockError", arguments)
    }

    /// A number where the shape that carries the enum says so.
    private func wireValue(_ text: String, _ placeholder: String, _ enumeration: ErrorEnumeration) -> SwiftExpression {
        for shape in lookup.shapes(carrying: enumeration.name.value) {
            for (entry, field) in zip(shape.placeholders, shape.fields) where entry.placeholder == .wire(placeholder) {
                return fields.literal(text, field.type)
            }
        }
        return .string(text)
    }

    // MARK: - Records

    var records: [SwiftDeclaration] {
        (lookup.spec.mock?.records ?? []).map { record in
            Self.constant(MockNames.member(record.name.value), recordType(record), "The kind of record `\(record.name.value)`.")
        }
    }

    private func recordType(_ record: RecordType) -> SwiftExpression {
        var arguments = [SwiftExpression.string(record.name.value).unlabelled]
        arguments.add("key", .string(record.key.value))
        arguments.add("fields", .array(record.fields.map { fields.field(Self.optional($0, in: record)) }))
        arguments.add("lives", record.lives.map(seconds))
        arguments.add("isEditable", flag: record.isEditable)
        arguments.add("seeds", list: record.seeds.map(seed))
        arguments.add("generated", Self.generated(record).map { .members([(record.key.value, $0)]) })
        return .call("RecordType", arguments)
    }

    /// Only its key is always there: other fields of a record may be left out unless the spec says otherwise.
    private static func optional(_ field: Field, in record: RecordType) -> Field {
        var field = field
        field.isRequired = field.isRequired || field.name.value == record.key.value
        return field
    }

    /// A record that a person adds without its key gets one.
    private static func generated(_ record: RecordType) -> SwiftExpression? {
        switch record.fields.first(where: { $0.name.value == record.key.value })?.type {
        case .string: RandomWords.kind("token")
        case .integer: RandomWords.kind("number")
        default: nil
        }
    }

    private func seconds(_ expression: Expression) -> SwiftExpression {
        switch expression.kind {
        case .duration(let name): Self.seconds(name)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        default: .null
        }
    }

    private func seed(_ seed: [(field: Located<String>, value: Expression)]) -> SwiftExpression {
        let values = MockExpressions(lookup: lookup)
        return .members(seed.map { ($0.field.value, values.value($0.value)) })
    }

    // MARK: - Values

    /// What is registered with the vendor.
    var app: SwiftDeclaration {
        let values = MockExpressions(lookup: lookup)
        let list = (lookup.spec.mock?.app ?? []).map { field -> SwiftExpression in
            var arguments = [SwiftExpression.string(field.name.value), field.seed.map(values.value) ?? .jsonNull].map(\.unlabelled)
            arguments.add("isSecret", flag: field.isSecret)
            return .call("AppValue", arguments)
        }
        return Self.constant("app", type: .array("AppValue"), .array(list), "What is registered with the vendor, as a session starts.")
    }

    var durations: [SwiftDeclaration] {
        lookup.spec.durations.map {
            Self.constant(MockNames.member($0.name.value), .integer($0.seconds.value), $0.text.en + " In seconds.")
        }
    }
}
