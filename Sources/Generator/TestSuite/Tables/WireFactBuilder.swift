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

    var facts: [Fact] { lookup.answered.map(endpoint) + (lookup.spec.mock?.records ?? []).map(record) + [app] }

    /// The requests that a client may send: method and URL, with placeholders, and what each may carry.
    var requests: [SwiftExpression] {
        let outbound = lookup.spec.endpoints.filter { $0.direction == .outbound }.flatMap { endpoint in
            Self.methods(endpoint).map { ("\($0) \(endpoint.url.value)", endpoint) }
        }
        return Dictionary(grouping: outbound, by: \.0).sorted { $0.key < $1.key }.map { template, endpoints in
            let parameters = carried(endpoints.map(\.1)).map { ($0, SwiftExpression.strings($1)) }
            let carried = parameters.isEmpty ? [] : [SwiftExpression.members(parameters).unlabelled]
            return .call("DocumentedRequest", [SwiftExpression.string(template).unlabelled] + carried)
        }
    }

    /// The values of every parameter that one of these endpoints takes; none where one of them takes any.
    private func carried(_ endpoints: [Endpoint]) -> [(name: String, values: [String])] {
        let fields = endpoints.flatMap(\.parameters).filter { $0.location != .path && $0.location != .header }.map(\.field)
        return Dictionary(grouping: fields, by: \.name.value).sorted { $0.key < $1.key }.map { name, fields in
            let values = fields.map(words.values)
            return (name, values.contains { $0.isEmpty } ? [] : values.flatMap { $0 }.uniqued())
        }
    }

    private static func methods(_ endpoint: Endpoint) -> [String] { endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value) }

    // MARK: - Endpoints

    private func endpoint(_ documented: Endpoint) -> Fact {
        let endpoint = SwiftExpression.name("endpoint")
        let errors = lookup.errors(of: documented).map(\.error)
        var fact = Fact("endpoint \(documented.name.value)", of: Self.found("endpoint", documented.name.value))
        fact.expect(endpoint.dot("path"), .string(MockConstants.route(documented.url.value).path))
        fact.expect(Self.mapped(endpoint.dot("methods"), .keyPath("rawValue")), .strings(Self.methods(documented)))
        fact.expect(
            Self.mapped(endpoint.dot("parameters"), .fact("words")), .strings(lookup.parameters(of: documented).map(words.parameter)))
        if let response = documented.response {
            fact.expect(Self.words(endpoint.dot("response")), .strings(words.response(response)))
        }
        for response in documented.alternatives {
            guard let name = response.name?.value else { continue }
            let found = endpoint.dot("alternatives")[.string(name)]
            let actual = found.calling("map", trailing: SwiftClosure([], Self.words(.name("$0"))))
            fact.expect(actual, .strings(words.response(response)))
        }
        fact.expect(Self.mapped(endpoint.dot("errors"), .keyPath("name")), .strings(errors.map(\.name.value)))
        fact.expect(Self.mapped(endpoint.dot("errors"), .keyPath("code", "wireText")), .strings(errors.map(Self.code)))
        if let invalid = documented.onInvalid?.value {
            fact.expect(endpoint.dot("onInvalid"), .string(MockConstants.lastPart(of: invalid)))
        }
        return fact
    }

    /// `let kind = try Facts.kind("name")`
    private static func found(_ kind: String, _ name: String) -> SwiftStatement {
        .constant(kind, nil, .fact(kind).called([SwiftExpression.string(name).unlabelled], .throwing))
    }

    private static func mapped(_ list: SwiftExpression, _ member: SwiftExpression) -> SwiftExpression {
        list.calling("map", [member.unlabelled])
    }

    private static func words(_ value: SwiftExpression) -> SwiftExpression { .fact("words").called([value.unlabelled]) }

    private static func code(_ error: ErrorCase) -> String { error.wire["code"]?.value ?? String(error.code.value) }

    // MARK: - What the mock keeps

    /// What records hold, and how long they live.
    private func record(_ kind: RecordType) -> Fact {
        let record = SwiftExpression.name("record")
        var fact = Fact("records \(kind.name.value)", of: Self.found("record", kind.name.value))
        fact.expect(Self.words(record), .strings(words.record(kind)))
        fact.expect(record.dot("lives"), kind.lives.flatMap(seconds).map { .integer($0) } ?? .null)
        return fact
    }

    /// What is registered of the app.
    private var app: Fact {
        var fact = Fact("registered app", "what is registered of the app")
        for value in lookup.spec.mock?.app ?? [] {
            guard case .string(let text)? = value.seed?.kind else { continue }
            let name = SwiftExpression.string(value.name.value)
            let found = SwiftExpression.fact("app").called([name.unlabelled], .throwing)
            fact.expect(Self.words(found), .string("\(value.name.value) = \(text)\(value.isSecret ? ", secret" : "")"))
        }
        return fact
    }

    private func seconds(_ expression: Expression) -> Int? {
        switch expression.kind {
        case .integer(let number): number
        case .duration(let name): lookup.duration(name)?.seconds.value
        default: nil
        }
    }
}
