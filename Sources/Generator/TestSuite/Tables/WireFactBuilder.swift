internal import Spec
internal import SwiftCode

/// What the spec states of the mock: its endpoints, what it keeps, and what is registered of the app.
struct WireFactBuilder {
    private let lookup: MockLookup
    private let words: FactWords

    init(_ lookup: MockLookup) {
        self.lookup = lookup
        words = FactWords(lookup: lookup)
    }

    /// Tables of the endpoints and of what the mock keeps, with the tests over them.
    var members: [SwiftDeclaration] {
        let endpoints = lookup.answered.map(endpoint)
        let records = (lookup.spec.mock?.records ?? []).map(record)
        return Self.tests("endpoint", "endpoints", of: "DocumentedEndpoint", endpoints)
            + Self.tests("record", "records", of: "DocumentedRecord", records)
    }

    private static func tests(_ name: String, _ table: String, of type: SwiftTypeName, _ rows: [SwiftExpression]) -> [SwiftDeclaration] {
        guard !rows.isEmpty else { return [] }
        let check = SwiftExpression.name(name).calling("expect", [SwiftExpression.facts.labelled("of")], .throwing)
        return [.test(name, each: SwiftParameter("", name, type), of: .name(table), check), .table(table, of: type, rows)]
    }

    /// The requests that a client may send: method and URL, with placeholders, and what each may carry.
    var requests: [SwiftExpression] {
        let outbound = lookup.spec.endpoints.filter { $0.direction == .outbound }.flatMap { endpoint in
            Self.methods(endpoint).flatMap { method in (endpoint.urls + own(endpoint)).map { ("\(method) \($0)", endpoint) } }
        }
        return Dictionary(grouping: outbound, by: \.0).sorted { $0.key < $1.key }.map { template, endpoints in
            let parameters = carried(endpoints.map(\.1)).map { ($0, SwiftExpression.strings($1)) }
            let carried = parameters.isEmpty ? [] : [SwiftExpression.members(parameters).unlabelled]
            return .call("DocumentedRequest", [SwiftExpression.string(template).unlabelled] + carried)
        }
    }

    /// Its URL behind a base that an app sets when it runs.
    private func own(_ endpoint: Endpoint) -> [String] {
        guard let base = endpoint.base,
            lookup.spec.hosts.contains(where: { $0.name.value == base.host.value && !lookup.spec.bases(of: $0).isEmpty })
        else { return [] }
        return ["{\(base.host.value)}\(base.rest)"]
    }

    /// The values of every parameter that one of these endpoints takes; none where one of them takes any.
    private func carried(_ endpoints: [Endpoint]) -> [(name: String, values: [String])] {
        let parameters = endpoints.flatMap(\.known)
        let fields = parameters.filter { ![.path, .header, .verb].contains($0.location) }.flatMap(\.named).map(\.field)
        // The members of a body that is any JSON are the app's business.
        let isOpen = parameters.contains { parameter in
            let isAnyBody = parameter.location == .body && parameter.field.type.unwrapped == .json
            return isAnyBody || parameter.location == .anyQuery || parameter.location == .anyBody
        }
        return (isOpen ? [("*", [])] : [])
            + Dictionary(grouping: fields) { $0.wire.itemName($0.name.value) }.sorted { $0.key < $1.key }.map { name, fields in
                let values = fields.map(words.values)
                return (name, values.contains { $0.isEmpty } ? [] : values.flatMap { $0 }.uniqued())
            }
    }

    private static func methods(_ endpoint: Endpoint) -> [String] { endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value) }

    // MARK: - Endpoints

    private func endpoint(_ endpoint: Endpoint) -> SwiftExpression {
        let errors = lookup.errors(of: endpoint)
        let methods = endpoint.takenMethods
        var arguments = [SwiftExpression.string(endpoint.name.value).unlabelled]
        arguments.add("path", .string(endpoint.route.path))
        if methods != ["GET"] { arguments.add("methods", .strings(methods)) }
        arguments.add("parameters", list: lookup.parameters(of: endpoint).map { .string(words.parameter($0)) })
        arguments.add("response", lookup.tables.telling(endpoint).response.map { .strings(words.response($0)) })
        let others = endpoint.alternatives.compactMap { response in
            response.name.map { ($0.value, SwiftExpression.strings(words.response(response))) }
        }
        if !others.isEmpty { arguments.add("alternatives", .members(others)) }
        if !errors.isEmpty {
            arguments.add("errors", .members(errors.map { ($0.error.name.value, .string(code($0.error, in: $0.enumeration))) }))
        }
        arguments.add("onInvalid", error: endpoint.onInvalid)
        return .call("DocumentedEndpoint", arguments)
    }

    private func code(_ error: ErrorCase, in enumeration: ErrorEnumeration) -> String {
        lookup.tables.spelling(of: error, in: enumeration)["code"] ?? String(error.code.value)
    }

    // MARK: - What the mock keeps

    /// What records hold, and how long they live.
    private func record(_ kind: RecordType) -> SwiftExpression {
        var arguments = [.string(kind.name.value), SwiftExpression.strings(words.record(kind))].map(\.unlabelled)
        arguments.add("lives", kind.lives.flatMap(seconds).map { .integer($0) })
        return .call("DocumentedRecord", arguments)
    }

    /// What is registered of the app.
    var app: Fact {
        var fact = Fact("registered app", "what is registered of the app")
        for value in lookup.spec.mock?.app ?? [] {
            guard case .string(let text)? = value.seed?.kind else { continue }
            let name = SwiftExpression.string(value.name.value)
            let found = SwiftExpression.fact("app").called([name.unlabelled], .throwing)
            let words = "\(value.name.value) = \(text)\(value.isSecret ? ", secret" : "")"
            fact.expect(.fact("words").called([found.unlabelled]), .string(words))
        }
        return fact
    }

    private func seconds(_ expression: Expression) -> Int? {
        switch expression.kind {
        case .integer(let number): number
        case .duration(let name): lookup.model.durations[name]?.seconds.value
        default: nil
        }
    }
}
