internal import Spec
internal import SwiftCode

/// Steps that end an answer.
extension MockSteps {
    /// Fields that the endpoint's answer carries as headers go there.
    func respond(_ fields: [Argument], alternative: String?, _ scope: MockExpressions) -> SwiftStatement {
        let response = alternative.flatMap { name in endpoint.alternatives.first { $0.name?.value == name } } ?? endpoint.response
        let headerNames = Set(response?.headers.map(\.name.value) ?? [])
        let body = fields.filter { !headerNames.contains($0.name.value) }
        let headers = fields.filter { headerNames.contains($0.name.value) }
        let isText = response?.kind == .text || response?.kind == .html
        let text = isText && body.count == 1 ? body.first.map { scope.value($0.value) } : nil
        var arguments: [SwiftArgument] = []
        arguments.add("with", alternative.map { .string($0) })
        arguments.append((text ?? self.body(body, response, scope)).unlabelled)
        if !headers.isEmpty { arguments.add("headers", scope.object(headers)) }
        return .return(.mockCall("respond", arguments))
    }

    /// The members that steps give, and those that are always the same.
    private func body(_ given: [Argument], _ response: Endpoint.Response?, _ scope: MockExpressions) -> SwiftExpression {
        let names = Set(given.map(\.name.value))
        let fields = MockFields(lookup: lookup)
        let members = given.map { ($0.name.value, scope.value($0.value)) }
        let constants = (response?.fields ?? []).compactMap { field -> (String, SwiftExpression)? in
            guard let constant = field.constant, !names.contains(field.name.value) else { return nil }
            return (field.name.value, fields.literal(constant.value, field.type))
        }
        return .members(members + constants)
    }

    func redirect(_ target: Expression, _ query: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        var arguments = [scope.value(target).labelled("to")]
        if !query.isEmpty { arguments.append(scope.object(query).unlabelled) }
        return .return(.mockCall("redirect", arguments))
    }

    /// A failure that travels by redirect needs somewhere to go: without that it is refused, and nobody is sent anywhere.
    func fail(_ error: String, _ target: Expression?, _ details: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        let name = MockConstants.lastPart(of: error)
        if target == nil, routes.isRedirect {
            let found = lookup.errorCase(error, of: endpoint)?.error
            return Self.refusal("\(found?.wire["code"]?.value ?? name): there is no address that this may be sent to")
        }
        var arguments = [SwiftExpression.string(name).unlabelled]
        let own = details.filter { routes.requestParameter(of: $0.name.value) == nil }
        if !own.isEmpty { arguments.append(scope.object(own).unlabelled) }
        if let target, !routes.follows(target) { arguments.add("to", scope.value(target)) }
        return .return(.mockCall("fail", arguments))
    }

    // MARK: - Pages

    func page(_ title: LocalizedText, _ list: String?, _ choices: [AnswerVerb.PageChoice], _ scope: MockExpressions) -> [SwiftStatement] {
        let record = list.flatMap { lookup.record($0) }
        let listed = choices.filter { record != nil && Self.mentionsItem($0) }
        let others = choices.filter { record == nil || !Self.mentionsItem($0) }
        var statements = [SwiftStatement.variable("choices", .array("MockChoice"), .array([]))]
        if let list, let record, !listed.isEmpty {
            var inner = scope
            inner.locals["item"] = .record(record)
            statements.append(.for(.name("item"), in: .mockCall("list", .string(list)), listed.map { add($0, isSecondary: false, inner) }))
        }
        statements += others.map { add($0, isSecondary: !listed.isEmpty, scope) }
        let arguments = [Self.text(title).unlabelled, SwiftExpression.name("choices").labelled("choices")]
        return statements + [.return(.mockCall("page", arguments))]
    }

    /// Beside a list of records, a choice that names none is a way out.
    private func add(_ choice: AnswerVerb.PageChoice, isSecondary: Bool, _ scope: MockExpressions) -> SwiftStatement {
        let extras = choice.items.map { item in
            (MockExpressions.person(item.name.value) ?? item.name.value, scope.value(item.value))
        }
        let title = SwiftExpression.call(
            "MockText", [scope.text(choice.en).labelled("en"), scope.text(choice.ko).labelled("ko")])
        var arguments = [title.unlabelled, SwiftExpression.members(extras).labelled("extras")]
        arguments.add("isSecondary", flag: isSecondary)
        return .expression(.name("choices").calling("append", [SwiftExpression.call("MockChoice", arguments).unlabelled]))
    }

    private static func mentionsItem(_ choice: AnswerVerb.PageChoice) -> Bool {
        LocalUse([], [choice.en, choice.ko] + choice.items.map(\.value)).read.contains("item")
    }

    static func text(_ text: LocalizedText) -> SwiftExpression {
        .call("MockText", [SwiftArgument("en", .string(text.en)), SwiftArgument("ko", .string(text.ko))])
    }
}
