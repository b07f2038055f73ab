internal import MockRuntime
internal import Spec

/// Pages for a person.
extension AnswerProgram {
    /// A choice of a page, made when the page is.
    private typealias Choice = @Sendable (inout MockCall, inout Frame) -> MockChoice
    private typealias Text = @Sendable (inout MockCall, Frame) -> MockText
    private typealias Fields = @Sendable (inout MockCall, inout Frame) -> [MockPageField]

    func page(_ page: AnswerVerb.Page, _ scope: AnswerScope) -> AnswerAction {
        let parts = PageParts(page.list?.value, page.choices, tables)
        let place = layout.place()
        var inner = scope
        if let record = parts.record { inner.name("item", .record(record), at: place) }
        let listed = parts.listed.map { choice($0, isSecondary: false, inner) }
        let others = parts.others.map { choice($0, isSecondary: parts.isWayOut($0), scope) }
        let (title, message, kind) = (MockText(page.title), text(page.message, scope), parts.record?.name.value)
        let hasMessage = !page.message.isEmpty
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            var choices: [MockChoice] = []
            if let kind, !listed.isEmpty {
                for record in call.list(kind) {
                    frame[place] = .record(record)
                    for choice in listed { choices.append(choice(&call, &frame)) }
                }
            }
            for choice in others { choices.append(choice(&call, &frame)) }
            return call.page(title, message: hasMessage ? message(&call, frame) : "", choices: choices)
        }
    }

    private func choice(_ choice: AnswerVerb.PageChoice, isSecondary: Bool, _ scope: AnswerScope) -> Choice {
        let title = text(choice.titles, scope)
        let extras = ComputedObject(choice.items.map { (MockTables.person($0.name.value) ?? $0.name.value, scope.value($0.value)) })
        let fields = choice.fields.map { self.fields($0, scope) }
        return { call, frame in
            var made: [MockPageField] = []
            for field in fields { made += field(&call, &frame) }
            let title = title(&call, frame)
            return MockChoice(title, extras: extras.object(&call, frame), isSecondary: isSecondary, fields: made)
        }
    }

    /// The fields that one of a spec becomes: as many as there are records of its kind, one where it has none.
    private func fields(_ field: AnswerVerb.PageField, _ scope: AnswerScope) -> Fields {
        let place = layout.place()
        var inner = scope
        let record = field.list.flatMap { tables.record($0.value) }
        if let record { inner.name("item", .record(record), at: place) }
        let name = MockTables.person(field.name.value) ?? field.name.value
        let (title, value) = (text(field.titles, inner), field.value.map(inner.value) ?? .known(.null))
        let (condition, required) = (field.condition.map(inner.test), field.required.map(inner.test))
        let (kind, list) = (MockPageField.Kind(field.kind), record?.name.value)
        let one: @Sendable (inout MockCall, Frame) -> MockPageField? = { call, frame in
            guard condition?(&call, frame) ?? true else { return nil }
            let title = title(&call, frame)
            let value = value.value(&call, frame)
            return MockPageField(name, title, kind: kind, value: value, isRequired: required?(&call, frame) ?? false)
        }
        return { call, frame in
            guard let list else { return [one(&call, frame)].compactMap { $0 } }
            var made: [MockPageField] = []
            for record in call.list(list) {
                frame[place] = .record(record)
                if let field = one(&call, frame) { made.append(field) }
            }
            return made
        }
    }

    private func text(_ texts: [(language: TextLanguage, value: Expression)], _ scope: AnswerScope) -> Text {
        let texts = texts.map { (MockLanguage($0.language), scope.value($0.value)) }
        return { call, frame in
            var made: [MockLanguage: String] = [:]
            for (language, text) in texts { made[language] = text.value(&call, frame).wireText }
            return MockText(made)
        }
    }
}

extension MockPageField.Kind {
    fileprivate init(_ kind: AnswerVerb.PageField.Kind) {
        self =
            switch kind {
            case .text: .text
            case .password: .password
            case .check: .check
            }
    }
}
