internal import Spec
internal import SwiftCode

/// Steps that end an answer.
extension MockSteps {
    /// Fields that the endpoint's answer carries as headers go there.
    func respond(_ fields: [Argument], alternative: String?, _ scope: MockExpressions) -> SwiftStatement {
        let parts = ResponseParts(fields, alternative: alternative, of: endpoint, lookup.tables)
        var arguments: [SwiftArgument] = []
        arguments.add("with", alternative.map { .string($0) })
        arguments.append(body(parts.body, scope).unlabelled)
        if !parts.headers.isEmpty { arguments.add("headers", scope.object(parts.headers)) }
        return .return(.mockCall("respond", arguments))
    }

    private func body(_ body: ResponseParts.Body, _ scope: MockExpressions) -> SwiftExpression {
        switch body {
        case .whole(let value): return scope.value(value)
        case .members(let given, let constants):
            let fields = MockFields(lookup: lookup)
            return .members(given.map { ($0.name.value, scope.value($0.value)) } + constants.map { ($0.name, fields.literal($0.value)) })
        }
    }

    func redirect(_ target: Expression, _ query: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        var arguments = [scope.value(target).labelled("to")]
        if !query.isEmpty { arguments.append(scope.object(query).unlabelled) }
        return .return(.mockCall("redirect", arguments))
    }

    func fail(_ error: String, _ target: Expression?, _ details: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        switch FailureParts(error, to: target, details, of: endpoint, routes, lookup.tables) {
        case .refusal(let reason): return Self.refusal(reason)
        case .error(let name, let details, let target):
            var arguments = [SwiftExpression.string(name).unlabelled]
            if !details.isEmpty { arguments.append(scope.object(details).unlabelled) }
            if let target { arguments.add("to", scope.value(target)) }
            return .return(.mockCall("fail", arguments))
        }
    }

    // MARK: - Pages

    func page(_ title: LocalizedText, _ list: String?, _ choices: [AnswerVerb.PageChoice], _ scope: MockExpressions) -> [SwiftStatement] {
        let parts = PageParts(list, choices, lookup.tables)
        var statements = [SwiftStatement.variable("choices", .array("MockChoice"), .array([]))]
        if let record = parts.record, !parts.listed.isEmpty {
            var inner = scope
            inner.locals["item"] = .record(record)
            let body = parts.listed.map { add($0, isSecondary: false, inner) }
            statements.append(.for(.name("item"), in: .mockCall("list", .string(record.name.value)), body))
        }
        statements += parts.others.map { add($0, isSecondary: parts.hasWaysOut, scope) }
        let arguments = [Self.text(title).unlabelled, SwiftExpression.name("choices").labelled("choices")]
        return statements + [.return(.mockCall("page", arguments))]
    }

    private func add(_ choice: AnswerVerb.PageChoice, isSecondary: Bool, _ scope: MockExpressions) -> SwiftStatement {
        let extras = choice.items.map { item in
            (MockTables.person(item.name.value) ?? item.name.value, scope.value(item.value))
        }
        let title = Self.text(choice.titles.map { ($0.language, scope.text($0.value)) })
        var arguments = [title.unlabelled, SwiftExpression.members(extras).labelled("extras")]
        arguments.add("isSecondary", flag: isSecondary)
        return .expression(.name("choices").calling("append", [SwiftExpression.call("MockChoice", arguments).unlabelled]))
    }

    static func text(_ text: LocalizedText) -> SwiftExpression {
        self.text(TextLanguage.allCases.compactMap { language in text.texts[language].map { (language, .string($0)) } })
    }

    private static func text(_ texts: [(language: TextLanguage, value: SwiftExpression)]) -> SwiftExpression {
        .call("MockText", texts.map { $0.value.labelled(label($0.language)) })
    }

    private static func label(_ language: TextLanguage) -> String {
        switch language {
        case .english: "en"
        case .korean: "ko"
        case .japanese: "ja"
        case .simplifiedChinese: "zhHans"
        }
    }
}
