internal import MockRuntime
internal import Spec

/// Steps that end an answer.
extension AnswerProgram {
    func respond(_ fields: [Argument], alternative: String?, _ scope: AnswerScope) -> AnswerAction {
        let parts = ResponseParts(fields, alternative: alternative, of: endpoint, tables)
        let body = body(parts.body, scope)
        let headers = parts.headers.isEmpty ? nil : scope.object(parts.headers)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let body = body.value(&call, frame)
            let headers = headers?.object(&call, frame)
            if let alternative { return call.respond(with: alternative, body, headers: headers ?? [:]) }
            if let headers { return call.respond(body, headers: headers) }
            return call.respond(body)
        }
    }

    /// The members that steps give, and those that are always the same.
    func body(_ body: ResponseParts.Body, _ scope: AnswerScope) -> Computed {
        switch body {
        case .whole(let value): scope.value(value)
        case .members(let given, let constants):
            ComputedObject(given.map { ($0.name.value, scope.value($0.value)) } + constants.map { ($0.name, .known(JSONValue($0.value))) })
                .computed
        }
    }

    func redirect(_ target: Expression, _ query: [Argument], _ scope: AnswerScope) -> AnswerAction {
        let target = scope.value(target)
        let query = scope.object(query)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let url = target.value(&call, frame)
            let query = query.object(&call, frame)
            return call.redirect(to: url, query)
        }
    }

    func fail(_ error: String, _ target: Expression?, _ details: [Argument], _ scope: AnswerScope) -> AnswerAction {
        switch FailureParts(error, to: target, details, of: endpoint, routes, tables) {
        case .refusal(let reason):
            return { (call, _) throws(MockStop) -> MockAnswer? in call.refuse(reason) }
        case .error(let name, let details, let target):
            let details = scope.object(details)
            let target = target.map(scope.value) ?? .known(.null)
            return { (call, frame) throws(MockStop) -> MockAnswer? in
                let details = details.object(&call, frame)
                let target = target.value(&call, frame)
                return call.fail(name, details, to: target)
            }
        }
    }

    /// A call of the app's server, which goes out once this one is answered.
    func send(_ name: String, _ target: Expression, _ arguments: [Argument], _ scope: AnswerScope) -> AnswerAction {
        let (target, arguments) = (scope.value(target), scope.object(arguments))
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let url = target.value(&call, frame)
            let values = arguments.object(&call, frame)
            try call.send(name, to: url, values)
            return nil
        }
    }
}

extension MockText {
    init(_ text: LocalizedText) { self.init(Dictionary(uniqueKeysWithValues: text.texts.map { (MockLanguage($0.key), $0.value) })) }
}

extension MockLanguage {
    init(_ language: TextLanguage) {
        self =
            switch language {
            case .english: .en
            case .korean: .ko
            case .japanese: .ja
            case .simplifiedChinese: .zhHans
            }
    }
}
