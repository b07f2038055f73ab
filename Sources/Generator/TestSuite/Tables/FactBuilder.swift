internal import Declarations
internal import Spec

/// What the spec states as fact, as expectations with the values spelled out.
///
/// A client or mock that says something else fails here, whatever it was generated from.
struct FactBuilder {
    let context: ScenarioContext

    private var model: SystemModel { context.model }
    private var spec: Spec { model.spec }

    var facts: [FactModel] { spec.enums.map(enumeration) + spec.errors.map(errors) + constants + endpoints + lives }

    /// The requests that a client may send: method and URL, with placeholders.
    var requests: [String] {
        let list = spec.endpoints.filter { $0.direction == .outbound }.flatMap { endpoint in
            (endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)).map { "\($0) \(endpoint.url.value)" }
        }
        return Set(list).sorted().map(Escaping.swiftLiteral)
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
            guard enumeration.form != .swift, let value = each.value?.value else { return [] }
            return expect("\(model.caseExpression(name, each.name.value)).rawValue", String(value))
        }
        return fact("values of \(name)", "values of \(name)", lines)
    }

    private func errors(_ enumeration: ErrorEnumeration) -> FactModel {
        let name = enumeration.name.value
        var lines = expect("\(name).errorDomain", Escaping.swiftLiteral(enumeration.domain.value))
        for each in enumeration.cases {
            let expression = model.caseExpression(name, each.name.value)
            lines += expect("\(expression).errorCode", String(each.code.value))
            lines += expect("\(expression).meaning", Escaping.swiftLiteral(each.text.en))
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

    // MARK: - The wire

    private var endpoints: [FactModel] {
        let lookup = MockLookup(spec)
        return lookup.answered.map { endpoint in
            let (_, path) = MockConstants.route(endpoint.url.value)
            let methods = (endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)).map(Escaping.swiftLiteral)
            let names = lookup.parameters(of: endpoint).map { Escaping.swiftLiteral($0.field.name.value) }
            let required = lookup.parameters(of: endpoint).filter(\.field.isRequired).map { Escaping.swiftLiteral($0.field.name.value) }
            let errors = lookup.errors(of: endpoint).map { Escaping.swiftLiteral($0.error.name.value) }
            var lines = ["let endpoint = try Facts.endpoint(\(Escaping.swiftLiteral(endpoint.name.value)))"]
            lines += expect("endpoint.path", Escaping.swiftLiteral(path))
            lines += list("endpoint.methods.map(\\.rawValue)", methods)
            lines += list("endpoint.parameters.map(\\.field.name)", names)
            lines += list("endpoint.parameters.filter(\\.field.isRequired).map(\\.field.name)", required)
            lines += list("endpoint.errors.map(\\.name)", errors)
            lines += list(
                "endpoint.errors.map(\\.code.wireText)", lookup.errors(of: endpoint).map { Escaping.swiftLiteral(code($0.error)) })
            if let response = endpoint.response { lines += expect("endpoint.response.status", String(response.status.value)) }
            return fact("endpoint \(endpoint.name.value)", "endpoint \(endpoint.name.value)", lines)
        }
    }

    private func code(_ error: ErrorCase) -> String { error.wire["code"]?.value ?? String(error.code.value) }

    private func list(_ actual: String, _ values: [String]) -> [String] {
        let elements = SwiftText.array(values.map { .plain($0) })
        return SwiftText.call("#expect", [.chain([.plain(actual), elements], operation: "==")]).lines(indentation: 8)
    }

    /// How long records live.
    private var lives: [FactModel] {
        let lines = (spec.mock?.records ?? []).flatMap { record -> [String] in
            guard let seconds = record.lives.flatMap(seconds) else { return [] }
            return expect("try Facts.record(\(Escaping.swiftLiteral(record.name.value))).lives", String(seconds))
        }
        return lines.isEmpty ? [] : [fact("lives of records", "how long records live", lines)]
    }

    private func seconds(_ expression: Expression) -> Int? {
        switch expression.kind {
        case .integer(let number): number
        case .duration(let name): model.durations[name]?.seconds.value
        default: nil
        }
    }
}
