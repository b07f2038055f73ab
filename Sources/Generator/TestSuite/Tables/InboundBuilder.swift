internal import Spec

/// The calls that the mock makes of an app's server, each with values that fit, and the generated handler that answers it.
///
/// A header by which the vendor shows who it is has to be something that is registered, or that the caller gives: what else the mock makes
/// up no app could know beforehand, and such an endpoint is left out.
struct InboundBuilder {
    private let spec: Spec
    private let wire: WireBuilder

    init(_ lookup: MockLookup) {
        spec = lookup.spec
        wire = WireBuilder(lookup)
    }

    var file: InboundFileModel {
        let module = spec.system.module.value
        let runtimes = ["ClientRuntime", "MockClient", "MockRuntime", "MockServer", "MockTesting", "Testing"]
        return InboundFileModel(
            head: FileHead(system: Escaping.comment(spec.system.id.value)),
            imports: (runtimes + [module, "\(module)Mock"]).sorted(),
            mock: "\(module)Mock",
            calls: calls
        )
    }

    private var calls: [InboundCallModel] {
        let calls = wire.lookup.called.compactMap { call($0.callback, $0.endpoint) }
        guard calls.count > 1 else { return calls }
        return calls.map { call in
            var call = call
            call.tail = "},"
            return call
        }
    }

    private func call(_ callback: Callback, _ endpoint: Endpoint) -> InboundCallModel? {
        guard endpoint.response.map({ $0.kind == .empty }) ?? true else { return nil }
        let agreed = WebhooksBuilder.agreed(endpoint).map { ($0.field, shown($0.field, callback)) }
        guard agreed.allSatisfy({ $0.1 != nil }) else { return nil }
        let given = Set(callback.given.map(\.name.value))
        let arguments = agreed.map { field, value in "\(WebhooksBuilder.name(field)): \(value ?? "\"\"")" }
        let type = WebhooksBuilder.typeName(endpoint)
        return InboundCallModel(
            arguments: row(endpoint, callback, type),
            answer: CodeLayout.call(
                "await \(type).answer", ["request", "body: body"] + arguments + ["clock: clock"], " { call in", depth: 3),
            expectations: WebhooksBuilder.told(endpoint).map(\.field).compactMap { expectation($0, given) }
        )
    }

    private func row(_ endpoint: Endpoint, _ callback: Callback, _ type: String) -> [String] {
        let told = Set(WebhooksBuilder.told(endpoint).map(\.field.name.value))
        let read = callback.open.filter { told.contains($0.name.value) }
        let arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(endpoint.name.value)),
            .labelled("values", .dictionary(callback.open.map { ($0.name.value, .plain(wire.sample($0).text)) })),
            .labelled("required", names(read.filter(\.isRequired))),
            .labelled("closed", names(read.filter { !$0.values.isEmpty && FlowType($0.type).type == .string })),
            .labelled("shown", .array(callback.given.compactMap { registered($0.value) }.map { .plain(Escaping.swiftLiteral($0)) })),
            .plain("limit: \(endpoint.within == nil ? "nil" : "\(type).timeLimit")"),
        ]
        return SwiftText.call("InboundCall", arguments).lines(indentation: 8, suffix: " { request, body, clock, receive in")
    }

    private func names(_ fields: [Field]) -> SwiftText { .array(fields.map { .plain(Escaping.swiftLiteral($0.name.value)) }) }

    /// What an app's server compares a header with.
    private func shown(_ field: Field, _ callback: Callback) -> String? {
        guard let given = callback.given.first(where: { $0.name.value == field.name.value }) else { return wire.sample(field).text }
        if case .string(let text) = given.value.kind { return Escaping.swiftLiteral(text) }
        return registered(given.value).map { "registered(\(Escaping.swiftLiteral($0)))" }
    }

    /// The name of a registered value that an expression is.
    private func registered(_ expression: Expression) -> String? {
        guard case .reference(let reference) = expression.kind, reference.root == .app, reference.path.count == 1 else { return nil }
        return reference.path[0]
    }

    /// That a value arrived as it was given, where Swift can compare the two.
    private func expectation(_ field: Field, _ given: Set<String>) -> String? {
        guard !given.contains(field.name.value), field.wire == .plain else { return nil }
        guard [.string, .integer, .number, .boolean].contains(field.type.unwrapped) else { return nil }
        return "#expect(call.\(SwiftIdentifier.camelCase(field.name.value)) == \(wire.sample(field).text))"
    }
}
