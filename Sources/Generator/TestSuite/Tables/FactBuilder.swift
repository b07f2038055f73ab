internal import Declarations
internal import Spec

/// What the spec states as fact, as expectations with the values spelled out.
///
/// A client or mock that says something else fails here, whatever it was generated from.
struct FactBuilder {
    let context: ScenarioContext

    private var model: SystemModel { context.model }
    private var spec: Spec { model.spec }
    private var words: FactWords { FactWords(lookup: context.lookup) }

    var facts: [FactModel] { spec.enums.map(enumeration) + spec.errors.map(errors) + constants + states + endpoints + records + app }

    /// The requests that a client may send: method and URL, with placeholders, and what each may carry.
    var requests: [String] {
        let outbound = spec.endpoints.filter { $0.direction == .outbound }.flatMap { endpoint in
            (endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)).map { ("\($0) \(endpoint.url.value)", endpoint) }
        }
        return Dictionary(grouping: outbound, by: \.0).sorted { $0.key < $1.key }.flatMap { template, endpoints in
            let parameters = SwiftText.dictionary(
                carried(endpoints.map(\.1)).map { ($0, .array($1.map { .plain(Escaping.swiftLiteral($0)) })) })
            let arguments = [.plain(Escaping.swiftLiteral(template))] + (parameters.flat == "[:]" ? [] : [parameters])
            return SwiftText.call("DocumentedRequest", arguments).lines(indentation: 8, suffix: ",")
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

    private func fact(_ name: String, _ title: String, _ lines: [String]) -> FactModel {
        FactModel(title: Escaping.swiftLiteral(title), name: SwiftIdentifier.escaped(SwiftIdentifier.camelCase(name)), lines: lines)
    }

    private func expect(_ actual: String, _ expected: String) -> [String] {
        SwiftText.call("#expect", [.chain([.plain(actual), .plain(expected)], operation: "==")]).lines(indentation: 8)
    }

    // MARK: - Types

    private func enumeration(_ enumeration: Enumeration) -> FactModel {
        let name = enumeration.name.value
        let lines = enumeration.cases.flatMap { each -> [String] in
            let expression = model.caseExpression(name, each.name.value)
            let travels = wireText(of: each, in: enumeration, expression)
            guard enumeration.form != .swift, let value = each.value?.value else { return travels }
            return expect("\(expression).rawValue", String(value)) + travels
        }
        return fact("values of \(name)", "values of \(name)", lines)
    }

    /// How a case travels, there and back.
    private func wireText(of each: EnumCase, in enumeration: Enumeration, _ expression: String) -> [String] {
        guard let wire = each.wire.map({ Escaping.swiftLiteral($0.value) }), enumeration.form != .nsOptions else { return [] }
        return expect("\(expression).wireText", wire) + expect("\(enumeration.name.value)(wire: \(wire))", expression)
    }

    /// The error that an answer spells, where no other is spelled the same.
    private func spelling(
        of each: ErrorCase,
        in enumeration: ErrorEnumeration,
        _ expression: String,
        _ uses: [[String: String]: Int]
    ) -> [String] {
        let wire = each.wire.mapValues(\.value)
        guard !wire.isEmpty, uses[wire] == 1 else { return [] }
        let spelled = wire.sorted { $0.key < $1.key }.map { (name: $0.key, value: SwiftText.plain(Escaping.swiftLiteral($0.value))) }
        return expect(SwiftText.call("\(enumeration.name.value)", [.labelled("wire", .dictionary(spelled))]).flat, expression)
    }

    private func errors(_ enumeration: ErrorEnumeration) -> FactModel {
        let name = enumeration.name.value
        var lines = expect("\(name).errorDomain", Escaping.swiftLiteral(enumeration.domain.value))
        let uses = Dictionary(enumeration.cases.map { ($0.wire.mapValues(\.value), 1) }, uniquingKeysWith: +)
        for each in enumeration.cases {
            let expression = model.caseExpression(name, each.name.value)
            lines += expect("\(expression).errorCode", String(each.code.value))
            lines += expect("\(expression).meaning", Escaping.swiftLiteral(each.text.en))
            lines += spelling(of: each, in: enumeration, expression, uses)
        }
        return fact("errors of \(name)", "errors of \(name)", lines)
    }

    private var constants: [FactModel] {
        let lines = spec.constants.flatMap { constant -> [String] in
            guard let value = constant.value?.value else { return [] }
            let text = Escaping.swiftLiteral(value)
            if constant.kind == .notification {
                return expect("NSNotification.Name.\(ConstantNaming.notification(constant.name.value)).rawValue", text)
            }
            let isNumber = Double(value) != nil && constant.type?.value.name != "NSString"
            return expect(SwiftIdentifier.escaped(constant.name.value), isNumber ? value : text)
        }
        return lines.isEmpty ? [] : [fact("values of constants", "constants", lines)]
    }

    /// What outlives the app, and whether it is encrypted.
    private var states: [FactModel] {
        let lines = model.spec.state.flatMap { group -> [String] in
            let builder = StateGroupBuilder(group, model)
            return expect("\(builder.name).isDurable", String(group.isDurable))
                + expect("\(builder.name).securedBy", builder.securedBy.map(Escaping.swiftLiteral) ?? "nil")
        }
        return lines.isEmpty ? [] : [fact("durability of state", "what outlives the app", lines)]
    }

    // MARK: - The wire

    private var endpoints: [FactModel] {
        let lookup = context.lookup
        return lookup.answered.map { endpoint in
            let (_, path) = MockConstants.route(endpoint.url.value)
            let methods = (endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)).map(Escaping.swiftLiteral)
            let errors = lookup.errors(of: endpoint).map { Escaping.swiftLiteral($0.error.name.value) }
            var lines = ["let endpoint = try Facts.endpoint(\(Escaping.swiftLiteral(endpoint.name.value)))"]
            lines += expect("endpoint.path", Escaping.swiftLiteral(path))
            lines += list("endpoint.methods.map(\\.rawValue)", methods)
            lines += list("endpoint.parameters.map(Facts.words)", literals(lookup.parameters(of: endpoint).map(words.parameter)))
            lines += answers(endpoint)
            lines += list("endpoint.errors.map(\\.name)", errors)
            lines += list(
                "endpoint.errors.map(\\.code.wireText)", lookup.errors(of: endpoint).map { Escaping.swiftLiteral(code($0.error)) })
            if let invalid = endpoint.onInvalid {
                lines += expect(
                    "endpoint.onInvalid", Escaping.swiftLiteral(invalid.value.split(separator: ".").last.map(String.init) ?? ""))
            }
            return fact("endpoint \(endpoint.name.value)", "endpoint \(endpoint.name.value)", lines)
        }
    }

    private func code(_ error: ErrorCase) -> String { error.wire["code"]?.value ?? String(error.code.value) }

    private func list(_ actual: String, _ values: [String]) -> [String] {
        let elements = SwiftText.array(values.map { .plain($0) })
        return SwiftText.call("#expect", [.chain([.plain(actual), elements], operation: "==")]).lines(indentation: 8)
    }

    /// What an endpoint answers.
    private func answers(_ endpoint: Endpoint) -> [String] {
        var lines = endpoint.response.map { list("Facts.words(endpoint.response)", literals(words.response($0))) } ?? []
        for response in endpoint.alternatives {
            guard let name = response.name.map({ Escaping.swiftLiteral($0.value) }) else { continue }
            lines += list("endpoint.alternatives[\(name)].map { Facts.words($0) }", literals(words.response(response)))
        }
        return lines
    }

    private func literals(_ texts: [String]) -> [String] { texts.map(Escaping.swiftLiteral) }

    // MARK: - What the mock keeps

    /// What records hold, and how long they live.
    private var records: [FactModel] {
        (spec.mock?.records ?? []).map { record in
            let name = record.name.value
            var lines = ["let record = try Facts.record(\(Escaping.swiftLiteral(name)))"]
            lines += list("Facts.words(record)", literals(words.record(record)))
            lines += expect("record.lives", record.lives.flatMap(seconds).map(String.init) ?? "nil")
            return fact("records \(name)", "records \(name)", lines)
        }
    }

    /// What is registered of the app.
    private var app: [FactModel] {
        let lines = (spec.mock?.app ?? []).flatMap { value -> [String] in
            guard case .string(let text)? = value.seed?.kind else { return [] }
            let name = Escaping.swiftLiteral(value.name.value)
            let words = Escaping.swiftLiteral("\(value.name.value) = \(text)\(value.isSecret ? ", secret" : "")")
            return expect("Facts.words(try Facts.app(\(name)))", words)
        }
        return lines.isEmpty ? [] : [fact("registered app", "what is registered of the app", lines)]
    }

    private func seconds(_ expression: Expression) -> Int? {
        switch expression.kind {
        case .integer(let number): number
        case .duration(let name): model.durations[name]?.seconds.value
        default: nil
        }
    }
}
