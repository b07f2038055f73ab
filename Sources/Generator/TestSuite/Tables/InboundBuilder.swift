internal import Spec
internal import SwiftCode

/// The calls that the mock makes of an app's server, each with values that fit, and the generated handler that answers it.
///
/// A header by which the vendor shows who it is has to be something that is registered, or that the caller gives: what else the mock makes
/// up no app could know beforehand, and such an endpoint is left out.
struct InboundBuilder {
    private let lookup: MockLookup
    private let wire: WireBuilder

    init(_ lookup: MockLookup) {
        self.lookup = lookup
        wire = WireBuilder(lookup)
    }

    /// Nothing for a system without such calls.
    var declarations: [SwiftDeclaration] {
        let rows = lookup.called.compactMap { row($0.callback, $0.endpoint) }
        guard !rows.isEmpty else { return [] }
        let text = "The mock calls an app's server, as the vendor does, and the generated handler answers."
        let members: [SwiftDeclaration] = [
            .table("calls", of: "InboundCall", rows),
            test("callArrives", "expectArrival", "from"),
            test("callArrivesOverASocket", "expectArrival", "from", servers, limits: [.timeLimit]),
            test("callOfSomebodyElseIsRefused", "expectRefusalOfOthers", "from"),
            test("failureOfTheAppIsToldToTheVendor", "expectFailureToBeTold", "to"),
            test("callThatIsNotAsDocumentedIsRefused", "expectRefusalOfLess", "from"),
            test("slowAppDoesNotHoldUpTheAnswer", "expectAnswerInTime", "to", limits: [.timeLimit]),
        ]
        return [.type(.struct, "InboundTests", documentation: SwiftDocumentation(text), members: members)]
    }

    private let servers = [
        SwiftExpression.closure(.servingApp).labelled("app"), SwiftExpression.closure(.servingMock).labelled("mock"),
    ]

    private func test(
        _ name: String, _ check: String, _ label: String, _ others: [SwiftArgument] = [], limits: [SwiftArgument] = []
    ) -> SwiftDeclaration {
        let arguments = [SwiftExpression.system.labelled(label)] + others
        let checked = SwiftExpression.name("call").calling(check, arguments, [.throwing, .waiting])
        let traits = limits + [SwiftExpression.name("calls").labelled("arguments")]
        return .test(name, traits, [SwiftParameter("", "call", "InboundCall")], [.expression(checked)])
    }

    // MARK: - Calls

    private func row(_ callback: Callback, _ endpoint: Endpoint) -> SwiftExpression? {
        guard endpoint.answersItself else { return nil }
        var agreed: [SwiftArgument] = []
        for parameter in WebhooksBuilder.agreed(endpoint) {
            guard let shown = shown(parameter.field, callback) else { return nil }
            agreed.append(shown.labelled(WebhooksBuilder.name(parameter.field)))
        }
        let given = Set(callback.given.map(\.name.value))
        let expectations = WebhooksBuilder.told(endpoint).compactMap { expectation($0.field, given) }
        let receive = SwiftStatement.expression(.call("receive", [], [.throwing, .waiting]))
        let call = SwiftClosure(["call"], expectations + [receive])
        let arguments =
            [.init(nil, .name("request")), .init("body", .name("body"))] + agreed + [SwiftExpression.name("clock").labelled("clock")]
        let type = SwiftExpression.name(WebhooksBuilder.typeName(endpoint))
        let answer = type.calling("answer", arguments, trailing: call, .waiting)
        return .call(
            "InboundCall", self.arguments(endpoint, callback, type),
            trailing: SwiftClosure(["request", "body", "clock", "receive"], answer))
    }

    private func arguments(_ endpoint: Endpoint, _ callback: Callback, _ type: SwiftExpression) -> [SwiftArgument] {
        let told = Set(WebhooksBuilder.told(endpoint).map(\.field.name.value))
        let read = callback.open.filter { told.contains($0.name.value) }
        let closed = read.filter { !$0.values.isEmpty && FlowType($0.type).type == .string }
        return [
            SwiftExpression.string(endpoint.name.value).unlabelled,
            SwiftExpression.members(callback.open.map { ($0.name.value, value($0)) }).labelled("values"),
            SwiftExpression.strings(read.filter(\.isRequired).map(\.name.value)).labelled("required"),
            SwiftExpression.strings(closed.map(\.name.value)).labelled("closed"),
            SwiftExpression.strings(proofs(endpoint, callback)).labelled("shown"),
            (endpoint.within == nil ? .null : type.dot("timeLimit")).labelled("limit"),
        ] + said(endpoint)
    }

    /// What the answer says, where there is a body.
    private func said(_ endpoint: Endpoint) -> [SwiftArgument] {
        lookup.tables.constantAnswer(of: endpoint).map { [MockFields(lookup: lookup).body($0).labelled("saying")] } ?? []
    }

    /// What the mock is told to send: a date as the moment that it is, however it travels then.
    private func value(_ field: Field) -> SwiftExpression { field.type.unwrapped == .date ? .integer(1) : wire.sample(field) }

    /// The registered values that the app's server compares headers with: with another one the call is not the vendor's.
    private func proofs(_ endpoint: Endpoint, _ callback: Callback) -> [String] {
        let agreed = Set(WebhooksBuilder.agreed(endpoint).map(\.field.name.value))
        return callback.given.filter { agreed.contains($0.name.value) }.compactMap { registered($0.value) }
    }

    /// What an app's server compares a header with.
    private func shown(_ field: Field, _ callback: Callback) -> SwiftExpression? {
        guard let given = callback.given.first(where: { $0.name.value == field.name.value }) else { return wire.sample(field) }
        if case .string(let text) = given.value.kind { return .string(text) }
        return registered(given.value).map { .fact("registered").called([SwiftExpression.string($0).unlabelled]) }
    }

    /// The name of a registered value that an expression is.
    private func registered(_ expression: Expression) -> String? {
        guard case .reference(let reference) = expression.kind, reference.root == .app, reference.path.count == 1 else { return nil }
        return reference.path[0]
    }

    /// That a value arrived as it was given, where Swift can compare the two.
    private func expectation(_ field: Field, _ given: Set<String>) -> SwiftStatement? {
        guard !given.contains(field.name.value), field.wire == .plain else { return nil }
        guard [.string, .integer, .number, .boolean].contains(field.type.unwrapped) else { return nil }
        return .expression(.expect(SwiftExpression.name("call").dot(WebhooksBuilder.name(field)).infix(.equal, wire.sample(field))))
    }
}
