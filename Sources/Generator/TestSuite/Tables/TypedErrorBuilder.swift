internal import Spec

/// Every documented error of every endpoint that the client calls, as the client throws it.
struct TypedErrorBuilder {
    let context: ScenarioContext
    private let lookup: MockLookup
    /// The endpoints that flows call: the others have no function.
    let called: [Endpoint]

    init(_ context: ScenarioContext) {
        self.context = context
        lookup = context.lookup
        let names = context.model.behaviour.calledEndpoints
        called = lookup.answered.filter { names.contains($0.name.value) }
    }

    var rows: [TypedErrorModel] {
        called.flatMap { endpoint in
            lookup.errors(of: endpoint).map { enumeration, error in
                TypedErrorModel(
                    endpoint: Escaping.swiftLiteral(endpoint.name.value),
                    error: Escaping.swiftLiteral(error.name.value),
                    sample: SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(endpoint.name.value)),
                    expected: context.model.caseExpression(enumeration.name.value, error.name.value),
                    type: enumeration.name.value
                )
            }
        }
    }

    var samples: [SampleCallModel] {
        called.filter { !lookup.errors(of: $0).isEmpty }.map { endpoint in
            let name = SwiftIdentifier.camelCase(endpoint.name.value)
            let arguments = endpoint.parameters.filter { $0.field.constant == nil && $0.field.isRequired }.map { parameter in
                SwiftText.labelled(
                    SwiftIdentifier.escapedLabel(SwiftIdentifier.camelCase(parameter.field.name.value)), .plain(sample(parameter.field)))
            }
            let call = SwiftText.call("environment.\(SwiftIdentifier.escapedMember(name))", arguments)
            let ignored = EndpointShapes.isEmpty(endpoint) ? "" : "_ = "
            return SampleCallModel(name: SwiftIdentifier.escaped(name), lines: call.lines(indentation: 8, prefix: "\(ignored)try await "))
        }
    }

    /// The elements that an example spells.
    private func list(_ given: String?, _ item: ValueType) -> String {
        let words = given?.split { $0 == " " || $0 == "," }.map(String.init) ?? []
        let fields = MockFields(lookup: lookup)
        return "[\(words.map { SwiftText(fields.literal($0, item)).flat }.joined(separator: ", "))]"
    }

    /// A value of the field's type, as code.
    func sample(_ field: Field) -> String {
        let given = (field.example ?? field.values.first)?.value
        switch field.type.unwrapped {
        case .string: return Escaping.swiftLiteral(given ?? "sample-\(field.name.value)")
        case .integer: return given.flatMap { Int($0) }.map(String.init) ?? "1"
        case .number: return given.flatMap { Double($0) }.map { String($0) } ?? "1"
        case .boolean: return "true"
        case .url: return "try link(\"https://example.com/callback\")"
        case .date: return "Date(timeIntervalSince1970: 1)"
        case .data: return "Data()"
        case .list(let item): return list(given, item)
        case .named(let name): return context.model.defaultCase(name)
        default: return "[:]"
        }
    }
}
