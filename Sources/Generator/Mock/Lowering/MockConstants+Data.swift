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
                Self.constant(MockNames.member($0.name.value), error($0, in: enumeration), $0.text.main)
            }
            let group = SwiftTypeDeclaration(.enum, MockNames.errorGroup(enumeration.name.value), constants)
            return SwiftDeclaration(.type(group), documentation: SwiftDocumentation(enumeration.text.main))
        }
    }

    private func error(_ error: ErrorCase, in enumeration: ErrorEnumeration) -> SwiftExpression {
        let wire = lookup.tables.wire(of: error, in: enumeration)
        var arguments = [
            SwiftExpression.string(error.name.value).unlabelled, fields.literal(wire.code).labelled("code"),
            SwiftExpression.string(error.text.main).labelled("message"),
        ]
        arguments.add("status", error.firstStatus.map { .integer($0.value) })
        arguments.add("closes", error.closes.map { .integer($0.value) })
        if !wire.values.isEmpty { arguments.add("values", .members(wire.values.map { ($0.name, fields.literal($0.value)) })) }
        let others = lookup.tables.otherWires(of: error, in: enumeration)
        arguments.add("otherSpellings", list: others.map { wire in .members(wire.map { ($0.name, fields.literal($0.value)) }) })
        let statuses = error.otherStatuses
        if statuses.contains(where: { $0 != nil }) {
            arguments.add("otherStatuses", list: statuses.map { status -> SwiftExpression in status.map { .integer($0.value) } ?? .null })
        }
        return .call("MockError", arguments)
    }

    /// The errors that no answer says; nothing where there are none.
    var clientErrors: SwiftDeclaration? {
        let items = ClientErrors(lookup.tables).items
        guard !items.isEmpty else { return nil }
        let list = items.map { item in
            var arguments = [SwiftExpression.string(item.error.name.value), .string(item.error.text.main)].map(\.unlabelled)
            arguments.add("causes", list: item.causes.map { .implicit($0.rawValue) })
            return SwiftExpression.call("MockClientError", arguments)
        }
        return Self.constant(
            MockNames.clientErrors, type: .array("MockClientError"), .array(list),
            "What no answer says: clients come to these by themselves.")
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
        arguments.add("fields", .array(lookup.tables.keptFields(of: record).map(fields.field)))
        arguments.add("lives", record.lives.map(seconds))
        arguments.add("isEditable", flag: record.isEditable)
        arguments.add("pushes", record.pushes.map { .string($0.value) })
        arguments.add("seeds", list: record.seeds.map(seed))
        arguments.add("generated", record.madeKey.map { .members([(record.key.value, RandomWords.kind($0))]) })
        return .call("RecordType", arguments)
    }

    func seconds(_ expression: Expression) -> SwiftExpression {
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
            Self.constant(MockNames.member($0.name.value), .integer($0.seconds.value), $0.text.main + " In seconds.")
        }
    }
}
