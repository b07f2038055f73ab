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

    func body(_ body: ResponseParts.Body, _ scope: MockExpressions) -> SwiftExpression {
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

    func page(_ page: AnswerVerb.Page, _ scope: MockExpressions) -> [SwiftStatement] {
        let parts = PageParts(page.list?.value, page.choices, lookup.tables)
        var statements = [SwiftStatement.variable("choices", .array("MockChoice"), .array([]))]
        if let record = parts.record, !parts.listed.isEmpty {
            var inner = scope
            inner.locals["item"] = .record(record)
            let body = parts.listed.enumerated().flatMap { add($1, isSecondary: false, "listedFields\($0 + 1)", inner) }
            statements.append(.for(.name("item"), in: .mockCall("list", .string(record.name.value)), body))
        }
        statements += parts.others.enumerated().flatMap { add($1, isSecondary: parts.isWayOut($1), "fields\($0 + 1)", scope) }
        var arguments = [Self.text(page.title).unlabelled]
        if !page.message.isEmpty { arguments.add("message", text(page.message, scope)) }
        arguments.add("choices", .name("choices"))
        return statements + [.return(.mockCall("page", arguments))]
    }

    /// Fields that depend on records or conditions are gathered before the choice, in a variable of that name; others stand in it.
    private func add(_ choice: AnswerVerb.PageChoice, isSecondary: Bool, _ gathered: String, _ scope: MockExpressions) -> [SwiftStatement] {
        let extras = choice.items.map { item in
            (MockTables.person(item.name.value) ?? item.name.value, scope.value(item.value))
        }
        var arguments = [text(choice.titles, scope).unlabelled, SwiftExpression.members(extras).labelled("extras")]
        arguments.add("isSecondary", flag: isSecondary)
        var statements: [SwiftStatement] = []
        if choice.fields.allSatisfy({ $0.list == nil && $0.condition == nil }) {
            arguments.add("fields", list: choice.fields.map { field($0, scope) })
        } else {
            statements = [.variable(gathered, .array("MockPageField"), .array([]))] + choice.fields.map { gather($0, in: gathered, scope) }
            arguments.add("fields", .name(gathered))
        }
        let made = SwiftExpression.call("MockChoice", arguments).unlabelled
        return statements + [.expression(.name("choices").calling("append", [made]))]
    }

    private func gather(_ field: AnswerVerb.PageField, in gathered: String, _ scope: MockExpressions) -> SwiftStatement {
        var inner = scope
        let record = field.list.flatMap { lookup.record($0.value) }
        if let record { inner.locals["item"] = .record(record) }
        var step = SwiftStatement.expression(.name(gathered).calling("append", [self.field(field, inner).unlabelled]))
        if let condition = field.condition { step = .if([SwiftBranch([.test(inner.test(condition))], [step])], otherwise: nil) }
        guard let record else { return step }
        return .for(.name("item"), in: .mockCall("list", .string(record.name.value)), [step])
    }

    private func field(_ field: AnswerVerb.PageField, _ scope: MockExpressions) -> SwiftExpression {
        var arguments = [
            SwiftExpression.string(MockTables.person(field.name.value) ?? field.name.value).unlabelled,
            text(field.titles, scope).unlabelled,
        ]
        if field.kind != .text { arguments.add("kind", .implicit(field.kind.rawValue)) }
        arguments.add("value", field.value.map(scope.value))
        switch field.required {
        case .holds(let value)? where value.kind.flag != nil: arguments.add("isRequired", flag: value.kind.flag == true)
        case let condition?: arguments.add("isRequired", scope.test(condition))
        case nil: break
        }
        return .call("MockPageField", arguments)
    }

    private func text(_ texts: [(language: TextLanguage, value: Expression)], _ scope: MockExpressions) -> SwiftExpression {
        Self.text(texts.map { ($0.language, scope.text($0.value)) })
    }

    // MARK: - Calls of the app's server

    func send(_ name: String, _ target: Expression, _ arguments: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        var parts = [SwiftExpression.string(name).unlabelled, scope.value(target).labelled("to")]
        if !arguments.isEmpty { parts.append(scope.object(arguments).unlabelled) }
        return .expression(.mockCall("send", parts, .throwing))
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

extension Expression.Kind {
    /// A truth value that is written out.
    fileprivate var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
}
