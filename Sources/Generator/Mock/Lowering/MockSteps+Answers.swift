internal import Spec

/// Steps that end an answer.
extension MockSteps {
    /// Fields that the endpoint's answer carries as headers go there.
    mutating func respond(_ fields: [Argument], alternative: String?) {
        let endpoint = expressions.endpoint
        let response = alternative.flatMap { name in endpoint?.alternatives.first { $0.name?.value == name } } ?? endpoint?.response
        let headerNames = Set(response?.headers.map(\.name.value) ?? [])
        let body = fields.filter { !headerNames.contains($0.name.value) }
        let headers = fields.filter { headerNames.contains($0.name.value) }
        let isText = response?.kind == .text || response?.kind == .html
        let text = isText && body.count == 1 ? body.first.map { expressions.value($0.value) } : nil
        var arguments = [text ?? self.body(body, response)]
        if let alternative { arguments.insert(.plain("with: \(Escaping.swiftLiteral(alternative))"), at: 0) }
        if !headers.isEmpty { arguments.append(.labelled("headers", expressions.object(headers))) }
        code.add(.call("call.respond", arguments), prefix: "return ")
    }

    /// The members that steps give, and those that are always the same.
    private func body(_ given: [Argument], _ response: Endpoint.Response?) -> SwiftText {
        let names = Set(given.map(\.name.value))
        let fields = MockFields(lookup: expressions.lookup)
        let members = given.map { ($0.name.value, expressions.value($0.value)) }
        let constants = (response?.fields ?? []).compactMap { field -> (String, SwiftText)? in
            guard let constant = field.constant, !names.contains(field.name.value) else { return nil }
            return (field.name.value, fields.literal(constant.value, field.type))
        }
        return .dictionary(members + constants)
    }

    mutating func redirect(_ target: Expression, _ query: [Argument]) {
        var arguments: [SwiftText] = [.labelled("to", expressions.value(target))]
        if !query.isEmpty { arguments.append(expressions.object(query)) }
        code.add(.call("call.redirect", arguments), prefix: "return ")
    }

    /// A failure that travels by redirect needs somewhere to go: without that it is refused, and nobody is sent anywhere.
    mutating func fail(_ error: String, _ target: Expression?, _ details: [Argument]) {
        guard let endpoint = expressions.endpoint else { return }
        let name = error.split(separator: ".").last.map(String.init) ?? error
        if target == nil, FailureRoutes(endpoint, expressions.lookup).isRedirect {
            let code = expressions.lookup.errorCase(error, of: endpoint)?.error.wire["code"]?.value ?? name
            let reason = Escaping.swiftLiteral("\(code): there is no address that this may be sent to")
            self.code.add(.call("call.refuse", [.plain(reason)]), prefix: "return ")
            return
        }
        var arguments: [SwiftText] = [.plain(Escaping.swiftLiteral(name))]
        let routes = FailureRoutes(endpoint, expressions.lookup)
        let own = details.filter { routes.requestParameter(of: $0.name.value) == nil }
        if !own.isEmpty { arguments.append(expressions.object(own)) }
        if let target, !routes.follows(target) { arguments.append(.labelled("to", expressions.value(target))) }
        code.add(.call("call.fail", arguments), prefix: "return ")
    }

    // MARK: - Pages

    mutating func page(_ title: LocalizedText, _ list: String?, _ choices: [MockVerb.PageChoice]) {
        code.add("var choices: [MockChoice] = []")
        let record = list.flatMap { expressions.lookup.record($0) }
        let listed = choices.filter { record != nil && Self.mentionsItem($0) }
        if let list, let record, !listed.isEmpty {
            let outer = expressions.locals
            expressions.locals["item"] = .record(record)
            code.add("for item in call.list(\(Escaping.swiftLiteral(list))) {")
            code.indent()
            for choice in listed { add(choice, isSecondary: false) }
            code.outdent()
            code.add("}")
            expressions.locals = outer
        }
        for choice in choices where record == nil || !Self.mentionsItem(choice) { add(choice, isSecondary: !listed.isEmpty) }
        code.add("return call.page(\(Self.text(title)), choices: choices)")
    }

    /// Beside a list of records, a choice that names none is a way out.
    private mutating func add(_ choice: MockVerb.PageChoice, isSecondary: Bool) {
        let extras = choice.items.map { argument in
            let name = argument.name.value
            let stem = name.hasPrefix(MockExpressions.personPrefix) ? String(name.dropFirst(MockExpressions.personPrefix.count)) : name
            return (name: stem, value: expressions.value(argument.value))
        }
        let title = SwiftText.call(
            "MockText", [.labelled("en", expressions.text(choice.en)), .labelled("ko", expressions.text(choice.ko))])
        var arguments = [title, .labelled("extras", .dictionary(extras))]
        if isSecondary { arguments.append("isSecondary: true") }
        let made = SwiftText.call("MockChoice", arguments)
        code.add(.call("choices.append", [made]))
    }

    private static func mentionsItem(_ choice: MockVerb.PageChoice) -> Bool {
        LocalUse([MockStep(.page(title: choice.title, list: nil, choices: [choice]), at: choice.title.place)]).read.contains("item")
    }

    static func text(_ text: LocalizedText) -> String {
        "MockText(en: \(Escaping.swiftLiteral(text.en)), ko: \(Escaping.swiftLiteral(text.ko)))"
    }
}

extension MockExpressions {
    /// A value as Swift's own `String`.
    func text(_ expression: Expression) -> SwiftText {
        switch expression.kind {
        case .string, .interpolation: value(expression)
        default: .sequence([value(expression), ".wireText"])
        }
    }
}
